import { createRandom } from '../../lib/random.ts';
import type { Valuation, ValuationRequest } from '../../src/contracts/car/valuation.ts';
import { CHOICES } from '../data/models/catalogue.ts';
import { type Country, SITES } from '../data/sites.ts';

/** Plates of each country in upper case without separators. */
const FORMATS: Readonly<Record<Country, RegExp>> = {
  SE: /^[A-Z]{3}\d{2}[A-Z\d]$/,
  NO: /^[A-Z]{2}\d{5}$/,
  DK: /^[A-Z]{2}\d{5}$/,
  FI: /^[A-Z]{3}\d{1,3}$/,
  SK: /^[A-Z]{2}\d{3}[A-Z]{2}$/,
  GB: /^[A-Z]{2}\d{2}[A-Z]{3}$/,
};
/** Plates with these letters are in no register. */
const UNREGISTERED = /^ZZ/;
const KM: Readonly<Record<ValuationRequest['unit'], number>> = { mil: 10, km: 1, miles: 1.609_344 };
/** Amounts are multiples of it. */
const STEPS: Readonly<Record<string, number>> = { EUR: 100, GBP: 100 };
const AGE = { min: 2, max: 12 } as const;
/** Share of the value that is left after a year, and kilometres after which 37 % are left. */
const LEFT_AFTER_YEAR = 0.88;
const WORN_KM = 260_000;
/** What a dealer pays, as a share of the value. */
const MARGIN = 0.88;
/** Half of the range, as a share of its middle. */
const SPREAD = 0.06;

/**
 * Returns the estimate of a car: the plate decides which car it is, the mileage what it is worth. Null for a plate that the country
 * does not have.
 *
 * @param today `2026-11-23`
 */
export function estimateOf(
  { country, plate, mileage, unit, currency }: ValuationRequest,
  today: string,
): Valuation | null {
  const site = SITES.find((each) => each.country === country && each.currency === currency);
  if (!site || !FORMATS[site.country].test(plate) || UNREGISTERED.test(plate)) return null;
  const random = createRandom(`valuation ${country} ${plate}`);
  const thisYear = Number(today.slice(0, 4));
  const [oldest, newest] = [thisYear - AGE.max, thisYear - AGE.min];
  const cars = CHOICES.filter(
    ({ model, variant }) => model.body !== 'motorcycle' && variant.from <= newest && variant.to >= oldest,
  );
  const { make, model, variant } = random.pickWeighted(cars, (choice) => choice.model.share);
  const year = random.int(Math.max(variant.from, oldest), Math.min(variant.to, newest));
  const rate = variant.fuel === 'electric' ? site.rate.electric : site.rate.engine;
  const left = make.hold * LEFT_AFTER_YEAR ** (thisYear - year) * Math.exp((-mileage * KM[unit]) / WORN_KM);
  const value = variant.price * 1_000 * rate * left * MARGIN;
  const step = STEPS[currency] ?? 1_000;
  return {
    vehicle: `${make.name} ${model.name} ${year}`,
    low: Math.floor((value * (1 - SPREAD)) / step) * step,
    high: Math.ceil((value * (1 + SPREAD)) / step) * step,
    currency,
    date: today,
  };
}
