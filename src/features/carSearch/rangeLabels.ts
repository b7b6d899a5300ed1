import type { CarRangeName } from '../../contracts/carSearch.ts';
import type { LanguageView, SiteView } from '../../contracts/page.ts';
import type { Translate } from '../../ui/sharedContext.ts';
import { distanceUnit } from '../car/distanceUnit.ts';
import { currencySign, formatAmount, formatMoney, formatNumber } from '../car/format.ts';

export interface RangeWords {
  site: SiteView;
  language: LanguageView;
  translate: Translate;
}

export const MONEY: ReadonlySet<CarRangeName> = new Set([
  'car_price',
  'car_campaign_price',
  'car_loan_monthly_cost',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
]);

/** `Price (kr)`: a range's name with the unit it is counted in. */
export function rangeLabel(name: CarRangeName, words: RangeWords): string {
  const unit = unitOf(name, words);
  const label = words.translate(name);
  return unit ? words.translate('rangeUnit', { label, unit }) : label;
}

/** `250 000 kr`, `4 500 mil`, `2021`: an amount of a range with its unit. */
export function spokenAmount(name: CarRangeName, amount: number, words: RangeWords): string {
  if (MONEY.has(name)) return formatMoney(amount, words.site);
  return [numberOf(name, amount, words), unitOf(name, words)].filter(Boolean).join(' ');
}

/** An amount of a range without its unit, in the page's units: money as the site writes it, all else as the page's language does. */
export function numberOf(
  name: CarRangeName,
  amount: number,
  { site, language }: Omit<RangeWords, 'translate'>,
): string {
  if (MONEY.has(name)) return formatAmount(amount, site);
  if (name === 'car_year') return String(amount);
  return formatNumber(amount * scaleOf(name, { site, language }), language.locale);
}

/** How many units of the page one unit of the index is. */
export function scaleOf(name: CarRangeName, place: Pick<RangeWords, 'site' | 'language'>): number {
  return name === 'car_mileage' ? distanceUnit(place).scale : 1;
}

function unitOf(name: CarRangeName, { site, language, translate }: RangeWords): string {
  if (MONEY.has(name)) return currencySign(site);
  if (name === 'car_mileage') return translate(distanceUnit({ site, language }).label);
  return name === 'car_power' ? translate('unitPower') : '';
}
