import type { LanguageView, SiteView } from '../../contracts/page.ts';
import { dateFormat, numberFormat } from '../../lib/formats.ts';

/** Numbers, prices and dates as the page's language writes them. All functions are pure: server and browser agree. */

/** @param style a currency, or per cent; else a plain number */
function formatter(locale: string, style = ''): Intl.NumberFormat {
  return numberFormat(locale, optionsOf(style));
}

function optionsOf(style: string): Intl.NumberFormatOptions {
  if (style === '') return { maximumFractionDigits: 1 };
  if (style === '%') return { style: 'percent', maximumFractionDigits: 2 };
  return { style: 'currency', currency: style, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 };
}

/** `12 480` in the locale's grouping. */
export function formatNumber(value: number, locale: string): string {
  return formatter(locale).format(value);
}

/**
 * Whole units of the site's currency: `249 900 kr`, `£24,990`. In every language as the site's first one writes it, as the
 * index writes the prices that stand beside it.
 */
export function formatMoney(value: number, site: MoneyPlace): string {
  return moneyFormatter(site).format(value);
}

/** `249 900`: an amount without its currency, grouped as `formatMoney` does. */
export function formatAmount(value: number, site: MoneyPlace): string {
  return formatNumber(value, localeOf(site));
}

export type MoneyPlace = Pick<SiteView, 'currency' | 'languages'>;

const localeOf = ({ languages }: Pick<SiteView, 'languages'>) => languages[0]?.locale ?? 'en';

const moneyFormatter = (site: MoneyPlace) => formatter(localeOf(site), site.currency);

/** `6,95 %`, `6.95%`; `value` is per cent. */
export function formatPercent(value: number, { locale }: Pick<LanguageView, 'locale'>): string {
  return formatter(locale, '%').format(value / 100);
}

/** `9 November 2026` as the language writes it; the day as written, without a time zone. Null for what is no date. */
export function formatDay(date: string | null | undefined, { locale }: Pick<LanguageView, 'locale'>): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  if (!day || Number.isNaN(Date.parse(day))) return null;
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
}

/** The currency's sign alone: `kr`, `€`, `£`. */
export function currencySign(site: MoneyPlace): string {
  const parts = moneyFormatter(site).formatToParts(0);
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
