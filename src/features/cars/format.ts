import type { LanguageView, SiteView } from '../../contracts/page.ts';

/** Numbers, prices and dates as the page's language writes them. All functions are pure: server and browser agree. */

/** `12 480` in the locale's grouping. */
export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
}

/** Whole units of the site's currency: `249 900 kr`, `£24,990`. */
export function formatMoney(value: number, site: Pick<SiteView, 'currency'>, language: LanguageView): string {
  return new Intl.NumberFormat(language.locale, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(value);
}

/** The currency's sign alone: `kr`, `€`, `£`. */
export function currencySign(site: Pick<SiteView, 'currency'>, language: LanguageView): string {
  const parts = new Intl.NumberFormat(language.locale, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? site.currency;
}

/**
 * A registration date: DD/MM/YYYY for English, YYYY-MM-DD for every other language (F061, S2 §2). Reads the day as
 * written and knows no time zone; null for what is no date.
 */
export function formatRegistrationDate(date: string | null | undefined, language: Pick<LanguageView, 'code'>) {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '');
  if (!match) return null;
  const [, year, month, day] = match;
  return language.code === 'en' ? `${day}/${month}/${year}` : `${year}-${month}-${day}`;
}
