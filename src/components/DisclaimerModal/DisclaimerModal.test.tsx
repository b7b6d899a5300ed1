import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { approve, ask, isAsking, keyOf } from './approvals.ts';
import { DisclaimerModal } from './DisclaimerModal.tsx';

const fields = {
  Title: { value: 'För företag' },
  Text: { value: '<p>Priser utan moms.</p>' },
  ApproveText: { value: 'Jag förstår' },
  DeclineLink: { value: { href: '/kop-bil', text: 'Till privat' } },
};
const show = (changes: Record<string, unknown> = {}, page: Parameters<typeof renderOnPage>[1] = {}) =>
  renderOnPage(
    <DisclaimerModal rendering={{}} fields={{ ...fields, ...changes }} params={{}} data={undefined} />,
    page,
  );

describe('F118 disclaimer', () => {
  test('before there are scripts it is a section with the way out, and nothing that needs them', () => {
    const html = show();
    expect(html).toMatch(/^<section [^>]*>.*För företag<\/h2>.*<p>Priser utan moms\.<\/p>/s);
    expect(html).toContain('<a href="/kop-bil"');
    expect(html).not.toMatch(/<dialog|<button/);
  });

  test('a way out without words of its own has ours; without an address there is none', () => {
    expect(show({ DeclineLink: { value: { href: '/x' } } })).toContain('No, take me back');
    expect(show({ DeclineLink: { value: { href: '' } } })).not.toContain('<a ');
  });

  test('F003 editors see it in its place', () => {
    expect(show({}, { mode: 'edit' })).toMatch(/^<section [^>]*data-inline="true"/);
    expect(show()).not.toContain('data-inline');
  });

  test.each([
    { Title: undefined, Text: null },
    { Title: { value: '' }, Text: { value: ' ' } },
  ])('prints nothing for %j', (changes) => expect(show(changes)).toBe(''));
});

describe('F118 approvals', () => {
  test('are asked for one after another, in the order of the page', () => {
    const [first, second] = [{ key: keyOf('A', 'a') }, { key: keyOf('B', 'b') }];
    const leave = [ask(first), ask(second)];
    expect([isAsking(first), isAsking(second)]).toEqual([true, false]);
    approve(first.key);
    expect([isAsking(first), isAsking(second)]).toEqual([false, true]);
    for (const one of leave) one();
    expect(isAsking(second)).toBe(false);
  });

  test('hold for the same words elsewhere, not for others', () => {
    approve(keyOf('C', 'c'));
    const [same, changed] = [{ key: keyOf('C', 'c') }, { key: keyOf('C', 'c, ändrat') }];
    const leave = [ask(same), ask(changed)];
    expect([isAsking(same), isAsking(changed)]).toEqual([false, true]);
    for (const one of leave) one();
  });
});
