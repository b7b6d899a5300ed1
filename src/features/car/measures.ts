import type { CarDetail } from '../../contracts/car/car.ts';
import { distanceUnit } from '../../contracts/car/distanceUnit.ts';
import { UNITS } from '../../contracts/car/units.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { otherIndexLanguage, recordText } from '../../lib/indexLanguage.ts';
import { formatMoney, formatNumber } from './format.ts';

/** Kilowatts in one metric horsepower. */
const KILOWATTS = 0.735499;

type Measured = Readonly<Partial<Record<keyof CarDetail, unknown>>>;

/**
 * Returns a measure of a car with its unit. In the language of the index it is the record's own text, in another language the
 * formatted number. Null when the record does not have it; no benefit is worth nothing or less.
 */
export function measureText(name: keyof CarDetail, car: Measured, wording: Wording): LocalizedText | null {
  const { site, language } = wording;
  const value = car[name];
  if (name === 'car_beneficial_value' && typeof value === 'number' && value <= 0) return null;
  const recordValue = (car as Readonly<Record<string, unknown>>)[`${name}_text`];
  const text = typeof recordValue === 'string' && recordValue !== '' ? recordValue : null;
  if (text && !otherIndexLanguage(language, site)) return text;
  const composed = typeof value === 'number' ? composedText(name, value, wording) : null;
  return composed ?? (text && recordText(text, wording));
}

/** Units of British cars. */
const BRITISH_UNITS: Readonly<Partial<Record<string, string>>> = {
  car_top_speed: 'mph',
  car_fuel_consumption: 'mpg',
  wltp_electric_range: 'miles',
  wltp_electric_consumption: 'kWh/100\u00a0miles',
};

function composedText(name: keyof CarDetail, value: number, wording: Wording): string {
  const { site, language, translate } = wording;
  if (name === 'car_mileage') return distanceOf(value, wording).join('\u00a0');
  const number = formatNumber(value, language.locale);
  if (name === 'car_power') return powerText(value, number, wording);
  if (name === 'car_beneficial_value') return translate('perMonth', { amount: formatMoney(value, site) });
  const unit = (site.country === 'GB' && BRITISH_UNITS[name]) || (UNITS as Partial<Record<string, string>>)[name];
  return unit ? `${number} ${unit}`.replaceAll(' ', '\u00a0') : number;
}

/** Returns a distance as number and unit of the page: `4 500` and `mil`, `45,000` and `km`. */
export function distanceOf(value: number, wording: Omit<Wording, 'valueText'>): [number: string, unit: string] {
  const { label, scale } = distanceUnit(wording);
  return [formatNumber(value * scale, wording.language.locale), wording.translate(label)];
}

/** Formats power: `204 hk (150 kW)`. Britain uses brake horsepower only. */
function powerText(horsepower: number, number: string, { site, translate }: Wording): string {
  const text = `${number}\u00a0${translate('unitPower')}`;
  return site.country === 'GB' ? text : `${text} (${Math.round(horsepower * KILOWATTS)}\u00a0kW)`;
}
