import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import { dateFormat, numberFormat } from '../../lib/formats.ts';
import { groupedInteger } from '../../lib/groupedInteger.ts';

/** Formats numbers, prices and dates in the page's language. All functions are pure: server and browser agree. */

/** @param style a currency; else a plain number */
function formatter(locale: string, style = ''): Intl.NumberFormat {
  return numberFormat(locale, optionsOf(style));
}

function optionsOf(style: string): Intl.NumberFormatOptions {
  if (style === '') return { maximumFractionDigits: 1 };
  return { style: 'currency', currency: style, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 };
}

/** Formats a number with the locale's grouping: `12 480`. */
export function formatNumber(value: number, locale: string): string {
  return groupedInteger(value, locale) ?? formatter(locale).format(value);
}

/**
 * Formats an amount in the site's currency without decimals: `249 900 kr`, `£24,990`. Uses the site's default language on every
 * page, like the price texts of the index.
 */
export function formatMoney(value: number, site: MoneyContext): string {
  return plainMoney(Math.round(value), site) ?? moneyFormatter(site).format(value);
}

/** Formats an amount with both decimals of its currency: `£268.40`. */
export function formatExactMoney(value: number, site: MoneyContext): string {
  const options = { style: 'currency', currency: site.currency, currencyDisplay: 'narrowSymbol' } as const;
  return numberFormat(localeOf(site), options).format(value);
}

/** Formats a monthly payment of a loan, or a sum of payments: British ones with pence, as lenders quote them. */
export const formatPayment = (value: number, site: MoneyContext): string =>
  site.currency === 'GBP' ? formatExactMoney(value, site) : formatMoney(value, site);

/** Formats an amount without its currency, grouped as in `formatMoney`: `249 900`. */
export function formatAmount(value: number, site: MoneyContext): string {
  return formatNumber(value, localeOf(site));
}

export type MoneyContext = Pick<SiteView, 'currency' | 'languages'>;

const localeOf = ({ languages }: Pick<SiteView, 'languages'>) => languages[0]?.locale ?? 'en';

/** Signs of currencies in the languages of their own countries. */
const SIGNS: Readonly<Record<string, string>> = {
  'sv-SE SEK': 'kr',
  'nb-NO NOK': 'kr',
  'da-DK DKK': 'kr.',
  'fi-FI EUR': '€',
  'sk-SK EUR': '€',
  'en-GB GBP': '£',
};

const signOf = (site: MoneyContext) => SIGNS[`${localeOf(site)} ${site.currency}`];

/** Formats an amount without `Intl`; undefined for currencies that need it. */
function plainMoney(value: number, site: MoneyContext): string | undefined {
  const sign = signOf(site);
  const amount = groupedInteger(value, localeOf(site));
  if (sign === undefined || amount === undefined) return undefined;
  return localeOf(site) === 'en-GB' ? sign + amount : `${amount}\u00a0${sign}`;
}

const moneyFormatter = (site: MoneyContext) => formatter(localeOf(site), site.currency);

/** Formats a percentage with at most two decimals, or exactly so many, rounded once: `6,95 %`, `6.95%`. */
export function formatPercent(value: number, { locale }: Pick<LanguageView, 'locale'>, decimals?: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals ?? 2 };
  return numberFormat(locale, { style: 'percent', ...digits }).format(value / 100);
}

/** Formats a date in the language, ignoring time zones: `9 November 2026`. Null when it is no date. */
export function formatDay(date: string | null | undefined, { locale }: Pick<LanguageView, 'locale'>): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  if (!day || Number.isNaN(Date.parse(day))) return null;
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
}

/** Returns the currency's symbol: `kr`, `€`, `£`. */
export function currencySign(site: MoneyContext): string {
  const sign = signOf(site);
  if (sign !== undefined) return sign;
  const parts = moneyFormatter(site).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? site.currency;
}

/** Whether the currency's symbol is before the amount, as in `£4,700`. */
export const isSignFirst = (site: MoneyContext): boolean => !/^\d/.test(formatMoney(0, site));

/**
 * Formats a registration date: DD/MM/YYYY in English, YYYY-MM-DD in every other language (F061, S2 §2). Ignores time zones; null
 * when it is no date.
 */
export function formatRegistrationDate(date: string | null | undefined, language: Pick<LanguageView, 'code'>) {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '');
  if (!match) return null;
  const [, year, month, day] = match;
  return language.code === 'en' ? `${day}/${month}/${year}` : `${year}-${month}-${day}`;
}
