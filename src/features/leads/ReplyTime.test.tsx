import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import type { OpenSpans } from '../dealers/hours/openingState.ts';
import { ReplyTime } from './ReplyTime.tsx';

const at = (time: string) => Date.parse(`2026-11-${time}+01:00`);
/** Open on Monday from 9 to 18 and on Thursday from 10; Swedish time. */
const SPANS: OpenSpans = [
  [at('23T09:00'), at('23T18:00')],
  [at('26T10:00'), at('26T18:00')],
];
const textAt = (time: string, spans?: OpenSpans) =>
  renderOnPage(<ReplyTime dealer="Norrväg Malmö" spans={spans} asOf={at(time)} />).replace(/<[^>]+>/g, ' ');

test.each([
  ['23T12:00', 'is open until 18:00 and replies today'],
  ['23T07:00', 'opens today at 09:00 and replies then'],
  ['25T12:00', 'opens tomorrow at 10:00 and replies then'],
  ['23T20:00', 'opens on torsdag at 10:00 and replies then'],
])('F078 the confirmation sent at %s says when somebody replies', (time, text) => {
  expect(textAt(time, SPANS)).toContain(`Norrväg Malmö ${text}.`);
});

test('F078 without hours, and in days off', () => {
  expect(textAt('23T12:00')).toContain('replies as soon as possible, at the latest on the next working day.');
  expect(textAt('23T12:00', [])).toContain('is closed for a few days');
});
