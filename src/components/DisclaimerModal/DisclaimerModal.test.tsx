import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { approvalKey, approve, enqueue, isFirstInQueue } from './approvals.ts';
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
  test('without JavaScript it is a section with the decline link, and no approve button', () => {
    const html = show();
    expect(html).toMatch(/^<section [^>]*>.*För företag<\/h2>.*<p>Priser utan moms\.<\/p>/s);
    expect(html).toContain('<a href="/kop-bil"');
    expect(html).not.toMatch(/<dialog|<button/);
  });

  test('a decline link without text has a label; without a URL there is none', () => {
    expect(show({ DeclineLink: { value: { href: '/x' } } })).toContain('No, take me back');
    expect(show({ DeclineLink: { value: { href: '' } } })).not.toContain('<a ');
  });

  test('F003 editors see it as a section', () => {
    expect(show({}, { mode: 'edit' })).toMatch(/^<section [^>]*data-inline="true"/);
    expect(show()).not.toContain('data-inline');
  });

  test.each([
    { Title: undefined, Text: null },
    { Title: { value: '' }, Text: { value: ' ' } },
  ])('renders nothing for %j', (changes) => expect(show(changes)).toBe(''));
});

describe('F118 approvals', () => {
  test('are requested one after another, in the order of the page', () => {
    const [first, second] = [{ key: approvalKey('A', 'a') }, { key: approvalKey('B', 'b') }];
    const leave = [enqueue(first), enqueue(second)];
    expect([isFirstInQueue(first), isFirstInQueue(second)]).toEqual([true, false]);
    approve(first.key);
    expect([isFirstInQueue(first), isFirstInQueue(second)]).toEqual([false, true]);
    for (const one of leave) one();
    expect(isFirstInQueue(second)).toBe(false);
  });

  test('hold for the same text on other pages, not for another text', () => {
    approve(approvalKey('C', 'c'));
    const [same, changed] = [{ key: approvalKey('C', 'c') }, { key: approvalKey('C', 'c, ändrat') }];
    const leave = [enqueue(same), enqueue(changed)];
    expect([isFirstInQueue(same), isFirstInQueue(changed)]).toEqual([false, true]);
    for (const one of leave) one();
  });
});
