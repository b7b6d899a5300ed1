import { describe, expect, test } from '@jest/globals';
import { CONSENT_DAYS } from '../../contracts/consent/consent.ts';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { CategoryRow, daysText } from './CategoryRow.tsx';

describe('Q35 a category in the settings', () => {
  test('the necessary category has no switch, and lists everything it stores', () => {
    const html = renderOnPage(<CategoryRow category="necessary" on />);
    expect(html).not.toContain('<input');
    expect(html).toContain('Always on');
    for (const name of ['consent', 'hideAlert', 'forecourt.scroll', 'carFilters']) {
      expect(html).toContain(`<code>${name}</code>`);
    }
  });

  test('the others have a switch with name and description, off unless selected', () => {
    const show = (on: boolean) => renderOnPage(<CategoryRow category="statistics" on={on} onChange={() => {}} />);
    expect(show(false)).toMatch(/<label for="consent-statistics-switch">Statistics</);
    expect(show(false)).toMatch(/<input [^>]*role="switch"[^>]*aria-describedby="consent-statistics-text"/);
    expect(show(false)).not.toContain('checked');
    expect(show(true)).toContain('checked');
  });

  test('F009 entries of a tag manager’s tags are listed on sites with one', () => {
    const show = (tagManagerId: string | null) =>
      renderOnPage(<CategoryRow category="marketing" on={false} onChange={() => {}} />, { tagManagerId });
    expect(show(null)).toContain('Nothing at the moment.');
    expect(show('GTM-ABC123')).toContain('<code>_gcl_*</code>');
  });
});

test.each([
  [2 / 24, 'en-GB', '2 hours'],
  [1, 'en-GB', '1 day'],
  [1, 'sv-SE', '1 dygn'],
  [90, 'nb-NO', '3 måneder'],
  [CONSENT_DAYS, 'sv-SE', '6 månader'],
  [CONSENT_DAYS, 'fi-FI', '6 kuukautta'],
  [730, 'sk-SK', '2 roky'],
])('%d days in %s: %s', (days, locale, words) => {
  expect(daysText(days, locale)).toBe(words);
});
