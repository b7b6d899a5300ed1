import { UNITS } from '../../../src/contracts/car/units.ts';
import type { Mapping } from './mapping.ts';
import { slugOfCar } from './slug.ts';

const AMOUNTS = ['car_price', 'car_retail_price', 'car_campaign_price', 'car_beneficial_value'] as const;

/** The unit of `car_power` by language. */
const HORSEPOWER: Readonly<Record<string, string>> = {
  sv: 'hk',
  nb: 'hk',
  no: 'hk',
  da: 'hk',
  fi: 'hv',
  sk: 'k',
  en: 'bhp',
  de: 'PS',
};

/**
 * Returns a function that fills in what a feed of cars need not have: the texts of numbers in the language of the index, the slug, the
 * first image, the currency, whether there is a campaign price. What the feed has stays, but a price of 0, which is none.
 */
export function createDerivation(mapping: Mapping): (record: Record<string, unknown>) => Record<string, unknown> {
  if (mapping.kind !== 'vehicles') return (record) => record;
  const { locale, currency, mileageUnit } = mapping;
  const power = HORSEPOWER[new Intl.Locale(locale).language] ?? 'hp';
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const money = currency && new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  // The field's name with `_text` has the text that pages show beside the number.
  const units = Object.entries(mileageUnit === undefined ? UNITS : { ...UNITS, car_mileage: mileageUnit });
  return (given) => {
    const record = withoutZeroPrices(given);
    const fill = (name: string, value: unknown) => {
      record[name] ??= value;
    };
    const fillText = (name: string, format: (value: number) => string) => {
      const value = record[name];
      if (typeof value === 'number') fill(`${name}_text`, format(value));
    };
    for (const [name, unit] of units) fillText(name, (value) => `${numbers.format(value)} ${unit}`);
    fillText('car_power', (value) => `${numbers.format(value)} ${power}`);
    if (money) for (const name of AMOUNTS) fillText(name, (value) => money.format(value));
    if (currency) fill('car_price_currency', currency);
    if (Array.isArray(record.car_images)) fill('car_primary_image', record.car_images[0] ?? null);
    fill('car_has_campaign_price', typeof record.car_campaign_price === 'number');
    fill('car_status', 'available');
    fill('slug', slugOfCar(record));
    return record;
  };
}

/** Systems without a price have 0, which lists would sort before the cheapest car. */
function withoutZeroPrices(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const record = { ...given };
  for (const name of AMOUNTS) if (record[name] === 0) record[name] = null;
  return record;
}
