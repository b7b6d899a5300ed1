import type { Country, SiteFacts } from './sites.ts';

/** Kilometres in one unit of a country's odometer talk: Swedish mil, miles, kilometres. */
const DISTANCE: Readonly<Record<Country, { km: number; unit: string }>> = {
  SE: { km: 10, unit: 'mil' },
  NO: { km: 1, unit: 'km' },
  DK: { km: 1, unit: 'km' },
  FI: { km: 1, unit: 'km' },
  SK: { km: 1, unit: 'km' },
  GB: { km: 1.609344, unit: 'miles' },
};

/** Texts of a site's numbers. Each is kept once made: a stock of 100,000 cars repeats most of them. */
export interface Format {
  money(amount: number): string;
  /** A number with digits grouped and at most `digits` decimals, followed by a unit. */
  amount(value: number, unit: string, digits?: number): string;
  /** Kilometres → what the country counts cars' mileage in. */
  mileage(km: number): number;
  mileageText(mileage: number): string;
  /** Kilometres (or miles) of a range on one charge. */
  range(km: number): number;
  rangeText(range: number): string;
  percent(value: number): string;
}

function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

export function createFormat(site: SiteFacts): Format {
  const { locale, currency, country } = site;
  const distance = DISTANCE[country];
  const british = country === 'GB';
  const moneyFormat = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const numbers = [0, 1, 2].map((digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }));
  const units = memoize((unit: string) =>
    [0, 1, 2].map((digits) => memoize((value: number) => `${numbers[digits]?.format(value)} ${unit}`)),
  );
  const amount = (value: number, unit: string, digits = 0): string => units(unit)[digits]?.(value) ?? '';
  return {
    money: memoize((value: number) => moneyFormat.format(value)),
    amount,
    mileage: (km) => Math.round(km / distance.km),
    mileageText: (mileage) => amount(mileage, distance.unit),
    range: (km) => Math.round(british ? km / 1.609344 : km),
    rangeText: (range) => amount(range, british ? 'miles' : 'km'),
    percent: memoize((value: number) => percentFormat.format(value / 100)),
  };
}

/** Lower-case ascii words joined by dashes: `Škoda Octavia 2.0 TDI` → `skoda-octavia-2-0-tdi`. */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const SPECIAL: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', œ: 'oe' };

/** Lower case without accents. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæßłđœ]/g, (letter) => SPECIAL[letter] ?? letter);
}
