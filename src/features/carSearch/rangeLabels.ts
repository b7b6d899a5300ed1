import { distanceUnit, scaleOf } from '../../contracts/car/distanceUnit.ts';
import type { Translate } from '../../contracts/dictionary/dictionary.ts';
import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import type { CarRangeName } from '../../contracts/search/carSearch.ts';
import { currencySign, formatAmount, formatMoney, formatNumber } from '../car/format.ts';

export interface RangeContext {
  site: SiteView;
  language: LanguageView;
  translate: Translate;
}

export const MONEY_RANGES: ReadonlySet<CarRangeName> = new Set([
  'car_price',
  'car_campaign_price',
  'car_loan_monthly_cost',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
  'car_total_cost',
]);

/** Returns a range's label with its unit: `Price (kr)`. */
export function rangeLabel(name: CarRangeName, context: RangeContext): string {
  const unit = unitOf(name, context);
  const label = context.translate(name);
  return unit ? context.translate('rangeUnit', { label, unit }) : label;
}

/** Formats an amount of a range with its unit: `250 000 kr`, `4 500 mil`, `2021`. */
export function amountWithUnit(name: CarRangeName, amount: number, context: RangeContext): string {
  if (MONEY_RANGES.has(name)) return formatMoney(amount, context.site);
  return [formatRangeAmount(name, amount, context), unitOf(name, context)].filter(Boolean).join(' ');
}

/** Formats an amount of a range without unit, in display units: money in the site's format, other numbers in the language's. */
export function formatRangeAmount(
  name: CarRangeName,
  amount: number,
  { site, language }: Omit<RangeContext, 'translate'>,
): string {
  if (MONEY_RANGES.has(name)) return formatAmount(amount, site);
  if (name === 'car_year') return String(amount);
  return formatNumber(amount * scaleOf(name, { site, language }), language.locale);
}

/** Units with the same symbol in every language. */
const SYMBOLS: Readonly<Partial<Record<CarRangeName, string>>> = {
  wltp_electric_range: 'km',
  electric_charging_speed_dc: 'kW',
  battery_size: 'kWh',
};

function unitOf(name: CarRangeName, { site, language, translate }: RangeContext): string {
  if (MONEY_RANGES.has(name)) return currencySign(site);
  if (name === 'car_mileage') return translate(distanceUnit({ site, language }).label);
  // British records have miles.
  if (name === 'wltp_electric_range' && site.country === 'GB') return translate('unitMiles');
  return name === 'car_power' ? translate('unitPower') : (SYMBOLS[name] ?? '');
}
