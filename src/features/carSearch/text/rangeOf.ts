import { type CarRangeName, OPEN_END } from '../../../contracts/search/carSearch.ts';
import type { AmountContext } from './amountContext.ts';
import { type Direction, REACH } from './amountPrefix.ts';
import { KILOMETRES } from './phrases.ts';
import type { Amount, AmountKind } from './readAmount.ts';

/** Negated comparisons include their bound (`inte äldre än 2020` is 2020 and newer); `notBetween` is no range. */
type NegatedDirection = 'atMost' | 'atLeast' | 'notNewer' | 'notOlder' | 'notBetween';

/** One or two amounts and how they bound a range. */
export interface Amounts {
  amounts: readonly [Amount] | readonly [Amount, Amount];
  direction: Direction | NegatedDirection | 'between' | 'none';
  kind: AmountKind | undefined;
  /** Index of the word after them. */
  next: number;
}

type Context = Pick<AmountContext, 'bounds' | 'distanceUnit' | 'currentYear'>;

const YEARS = [1950, 2040] as const;
/** Tolerance of `about`, as a share of the amount. */
const ABOUT_SHARE = 0.1;
/** Two digits up to this number are years of this century. */
const CENTURY = 50;

export const isOneYear = (value: number) => Number.isInteger(value) && value >= YEARS[0] && value <= YEARS[1];

/** Returns the range of a facet; null when there is none, or when no car can have such a value. */
export function rangeOf(name: CarRangeName, read: Amounts, context: Context): [number, number] | null {
  const bounds = context.bounds[name];
  if (!bounds || read.direction === 'notBetween') return null;
  if (read.kind === 'age') return ageRange(read, context.currentYear);
  const values = read.amounts.map((amount) =>
    name === REACH ? reachOf(amount, read, context) : inSiteUnit(name, amount, read, context, bounds),
  );
  if (!values.every((value) => isPossible(name, value))) return null;
  const [low = 0, high = low] = values;
  if (read.direction === 'between') return low <= high ? [low, high] : [high, low];
  const [from, to] = oneSided(name, low, read.direction);
  return [Math.max(0, from), Math.max(0, to)];
}

/** Returns whether a value can be one of a car: a year is one of four digits. */
function isPossible(name: CarRangeName, value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value < OPEN_END && (name !== 'car_year' || isOneYear(value));
}

/** Returns the years of an age in years: the older the age, the earlier the year. */
function ageRange({ amounts, direction }: Amounts, currentYear: number): [number, number] | null {
  const years = amounts.map(({ value }) => currentYear - Math.round(value));
  const [first = 0, second = first] = years;
  if (!years.every(isOneYear)) return null;
  if (direction === 'between') return first <= second ? [first, second] : [second, first];
  if (direction === 'older') return [0, first - 1];
  if (direction === 'least' || direction === 'atLeast' || direction === 'notNewer') return [0, first];
  if (direction === 'none') return [first, first];
  if (direction === 'about') return [first - 1, first + 1];
  return [first, OPEN_END];
}

function oneSided(
  name: CarRangeName,
  value: number,
  direction: Exclude<Amounts['direction'], 'between'>,
): [number, number] {
  if (direction === 'newer') return [value + 1, OPEN_END];
  if (direction === 'older') return [0, value - 1];
  if (direction === 'most' || direction === 'atMost' || direction === 'notNewer') return [0, value];
  if (direction === 'least' || direction === 'atLeast') return [value, OPEN_END];
  if (direction === 'younger' || direction === 'notOlder') return [value, OPEN_END];
  if (direction === 'none' && name === REACH) return [value, OPEN_END];
  if (direction === 'none' && name === 'car_year') return [value, value];
  if (direction === 'none' && name !== 'car_power') return [0, value];
  const margin = name === 'car_year' ? 1 : Math.round(value * ABOUT_SHARE);
  return [value - margin, value + margin];
}

/** Converts an amount to the site's unit; a price below 1,000 is in thousands where most cars cost more. */
function inSiteUnit(
  name: CarRangeName,
  { value, unit, scaled, digits }: Amount,
  { kind }: Amounts,
  { distanceUnit }: Context,
  [, highest]: readonly [number, number],
): number {
  if (name === 'car_mileage') {
    // The number exceeds every mileage of the stock in mil: it is in kilometres.
    const isDistance = kind === 'distance' || (distanceUnit === 'mil' && value > highest);
    return Math.round(isDistance ? (value * unit) / KILOMETRES[distanceUnit] : value);
  }
  if (name === 'car_year' && digits === 2) return value < CENTURY ? 2000 + value : 1900 + value;
  if (name === 'car_power') return Math.round(value * unit);
  if (name !== 'car_price' || scaled || value >= 1_000 || highest < 1_000) return Math.floor(value);
  return value * 1_000 <= highest * MAX_THOUSANDS ? Math.round(value * 1_000) : Number.NaN;
}

/** Converts the range of an electric car to miles where the site counts in miles, else to kilometres; without a unit it is in those. */
function reachOf({ value, unit }: Amount, { kind }: Amounts, { distanceUnit }: Context): number {
  const unitOfIndex = distanceUnit === 'miles' ? KILOMETRES.miles : 1;
  return Math.round(kind === 'distance' ? (value * unit) / unitOfIndex : value);
}

/** A price of up to three digits is in thousands up to this multiple of the stock's highest price. */
const MAX_THOUSANDS = 1.5;

/** Directions of the negated comparison: `inte dyrare än` is at most. */
const NEGATED = {
  most: 'atLeast',
  least: 'atMost',
  newer: 'notNewer',
  older: 'notOlder',
  younger: 'notNewer',
  about: 'notBetween',
} as const;

/** Returns the direction of a negated comparison. */
export function negated(direction: Direction | undefined): Amounts['direction'] {
  return direction === undefined ? 'notBetween' : NEGATED[direction];
}
