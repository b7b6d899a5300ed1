/** What a feed or a page states of a car. Null: it says nothing. */
export interface StatedCar {
  readonly price: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly vat: 'included' | 'excluded' | 'not-deductible' | null;
  readonly isAvailable: boolean;
  readonly condition: 'new' | 'used' | null;
  /** With its unit: `34260 km`. */
  readonly mileage: string | null;
  readonly url: string;
}

/** A car of a feed. */
export interface FeedCar extends StatedCar {
  readonly id: string;
}

/** A feed that cannot be read. */
export class FeedReadError extends Error {
  override name = 'FeedReadError';
}

const VAT = ['included', 'excluded', 'not-deductible'] as const;

/** Returns a VAT treatment that a feed names, with or without the prefix `vat-`. */
export const vatOf = (text: string): StatedCar['vat'] => VAT.find((one) => one === text.replace(/^vat-/, '')) ?? null;

const UNITS: Readonly<Record<string, string>> = { km: 'km', mi: 'miles', mile: 'miles', miles: 'miles' };

/** Returns a mileage in the form of `StatedCar`; null for another unit. */
export function mileageOf(value: string, unit: string): string | null {
  const name = UNITS[unit.trim().toLowerCase()];
  return value.trim() !== '' && Number.isFinite(Number(value)) && name ? `${Number(value)} ${name}` : null;
}

/** Returns amount and currency of a text such as `199900.00 SEK`. */
export function moneyOf(text: string): Pick<StatedCar, 'price' | 'currency'> {
  const [, amount, currency] = /^\s*(\d+(?:\.\d+)?)\s+([A-Z]{3})\s*$/.exec(text) ?? [];
  return amount === undefined ? { price: null, currency: null } : { price: Number(amount), currency: currency ?? null };
}

export const conditionOf = (text: string): StatedCar['condition'] => {
  const lower = text.toLowerCase();
  return lower === 'new' || lower === 'used' ? lower : null;
};
