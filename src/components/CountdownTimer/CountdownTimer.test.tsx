import { describe, expect, test } from '@jest/globals';
import { renderOnPage, testPage } from '../../testing/renderOnPage.tsx';
import { CountdownTimer } from './CountdownTimer.tsx';

const fields = {
  Title: { value: 'Vinterhjul' },
  Text: { value: 'Fast pris' },
  EndDate: { value: '2027-10-31T22:59:59Z' },
  EndedText: { value: 'Slut för i år' },
  Link: { value: { href: '/boka', text: 'Boka' } },
};
const show = (changes: Record<string, unknown> = {}, page: Partial<typeof testPage> = {}) =>
  renderOnPage(<CountdownTimer rendering={{}} fields={{ ...fields, ...changes }} params={{}} data={undefined} />, page);

describe('F025 countdown', () => {
  test('the server renders the date in the country’s time zone, and no count', () => {
    const html = show();
    expect(html).toContain('<time dateTime="2027-10-31T22:59:59.000Z">Ends 31 oktober 2027 at 23:59</time>');
    expect(html.match(/>–</g)).toHaveLength(4);
    expect(html).not.toMatch(/>\d{2}</);
    const english = testPage.site.languages[1] ?? testPage.language;
    const uk = { language: english, site: { ...testPage.site, country: 'GB' } };
    expect(show({}, uk)).toContain('Ends 31 October 2027 at 22:59');
  });

  test('days, hours, minutes and seconds have placeholders and names in the page’s language', () => {
    expect([...show().matchAll(/>(dygn|timmar|minuter|sekunder)</g)].map(([, name]) => name)).toEqual([
      'dygn',
      'timmar',
      'minuter',
      'sekunder',
    ]);
  });

  test('screen readers get a timer with the date, never the ticks', () => {
    const html = show();
    expect(html).toMatch(/<div role="timer"[^>]*><p[^>]*><time/);
    expect(html).toMatch(/<div class="[^"]*" aria-hidden="true">/);
    expect(html).not.toContain('aria-live');
  });

  test('the end text is hidden in the same cell', () => {
    expect(show()).toMatch(/data-hidden="true">Slut för i år/);
    expect(show({ EndedText: { value: '' } })).not.toContain('data-hidden');
  });

  test.each(['0001-01-01T00:00:00Z', '', 'snart', null, { x: 1 }])('no timer for %j, the text stays', (value) => {
    const html = show({ EndDate: { value } });
    expect(html).not.toMatch(/timer|<time/);
    expect(html).toContain('Vinterhjul');
    expect(
      renderOnPage(<CountdownTimer rendering={{}} fields={{ EndDate: { value } }} params={{}} data={undefined} />),
    ).toBe('');
  });
});
