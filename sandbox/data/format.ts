import { foldText } from '../../lib/foldText.ts';
import type { Country, SiteFacts } from './sites.ts';

/** Kilometres in the unit that a country uses for mileage: Swedish mil, miles, kilometres. */
const DISTANCE: Readonly<Record<Country, { km: number; unit: string }>> = {
  SE: { km: 10, unit: 'mil' },
  NO: { km: 1, unit: 'km' },
  DK: { km: 1, unit: 'km' },
  FI: { km: 1, unit: 'km' },
  SK: { km: 1, unit: 'km' },
  GB: { km: 1.609344, unit: 'miles' },
};

/** Formats numbers of a site. Texts are memoized: a stock of 100,000 cars repeats most of them. */
export interface Format {
  money(amount: number): string;
  /** With both decimals of the currency. */
  exactMoney(amount: number): string;
  /** A number with digits grouped and at most `digits` decimals, followed by a unit. */
  amount(value: number, unit: string, digits?: number): string;
  /** Converts kilometres to the country's unit of mileage. */
  mileage(km: number): number;
  mileageText(mileage: number): string;
  /** Converts the range on one charge to kilometres or miles. */
  range(km: number): number;
  rangeText(range: number): string;
  percent(value: number): string;
}

function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>();
  return (key) => {
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const result = make(key);
    results.set(key, result);
    return result;
  };
}

export function createFormat(site: SiteFacts): Format {
  const { locale, currency, country } = site;
  const distance = DISTANCE[country];
  const british = country === 'GB';
  const moneyFormat = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const exactFormat = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const numbers = [0, 1, 2].map((digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }));
  const units = memoize((unit: string) =>
    [0, 1, 2].map((digits) => memoize((value: number) => `${numbers[digits]?.format(value)} ${unit}`)),
  );
  const amount = (value: number, unit: string, digits = 0): string => units(unit)[digits]?.(value) ?? '';
  return {
    money: memoize((value: number) => moneyFormat.format(value)),
    exactMoney: (value) => exactFormat.format(value),
    amount,
    mileage: (km) => Math.round(km / distance.km),
    mileageText: (mileage) => amount(mileage, distance.unit),
    range: (km) => Math.round(british ? km / 1.609344 : km),
    rangeText: (range) => amount(range, british ? 'miles' : 'km'),
    percent: memoize((value: number) => percentFormat.format(value / 100)),
  };
}

/** Returns a slug of ASCII words in lower case: `Škoda Octavia 2.0 TDI` → `skoda-octavia-2-0-tdi`. */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
