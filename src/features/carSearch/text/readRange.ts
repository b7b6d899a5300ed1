import { CAR_RANGE_NAMES, type CarRangeName, OPEN_END } from '../../../contracts/carSearch.ts';
import type { RangeChoice } from '../../../contracts/suggestions.ts';
import { KILOMETRES } from './phrases.ts';
import { type Amount, type AmountKind, readAmount } from './readAmount.ts';
import { phraseAt, type SpokenPhrases } from './spokenPhrases.ts';

/** What amounts are understood by: the site's units, and what there is in stock. */
export interface AmountPlace {
  phrases: SpokenPhrases;
  distanceUnit: keyof typeof KILOMETRES;
  /** Lowest and highest of the stock; facets that are not there are never filtered by. */
  bounds: Readonly<Partial<Record<CarRangeName, readonly [number, number]>>>;
}

type Direction = 'most' | 'least' | 'about' | 'newer' | 'older';

interface Read {
  choice: RangeChoice;
  /** Words that say it. */
  length: number;
}

const DIRECTIONS = ['newer', 'older', 'most', 'least', 'about'] as const satisfies readonly Direction[];
const YEARS = [1950, 2040] as const;
/** How far from an amount `about` reaches, as a share of it. */
const NEAR = 0.1;

/**
 * Reads a range at a place of a text: `under 200 000`, `från 2018`, `50 000–80 000 km`, `max 300 £ pm`. Null when none
 * stands there, or when no car could be meant.
 *
 * @param words folded by `spoken`
 */
export function readRange(words: readonly string[], at: number, place: AmountPlace): Read | null {
  const { phrases } = place;
  let start = at;
  let kind: CarRangeName | undefined;
  for (let hint = hintAt(words, start, place); hint; hint = hintAt(words, start, place)) {
    kind = hint.name;
    start += hint.length;
  }
  const read = readBetween(words, start, phrases) ?? readOneSided(words, start, phrases, kind !== undefined);
  if (!read) return null;
  const name = kind ?? nameOf(read.kind, read.amounts, place);
  const range = name && rangeOf(name, read, place);
  return name && range ? { choice: { name, range }, length: read.next - at } : null;
}

/** How many words at a place say how far a car goes (`räckvidd 500 km`), which no filter is about; 0 when none do. */
export function readReach(words: readonly string[], at: number, { phrases }: AmountPlace): number {
  const start = at + phraseAt(words, at, phrases.reach);
  if (start === at) return 0;
  const read = readOneSided(words, start, phrases, true);
  return read?.kind === 'distance' ? read.next - at : 0;
}

/** A word in front that says what is counted. */
function hintAt(words: readonly string[], at: number, { phrases, bounds }: AmountPlace) {
  const hints = [
    ['year', 'car_year'],
    ['privateLeasing', 'car_privateleasing_monthly_cost'],
    ['companyLeasing', 'car_companyleasing_monthly_cost'],
    ['driven', 'car_mileage'],
  ] as const;
  for (const [phrase, name] of hints) {
    const length = phraseAt(words, at, phrases[phrase]);
    if (length > 0 && bounds[name]) return { name, length };
  }
  return null;
}

interface Amounts {
  amounts: readonly [Amount] | readonly [Amount, Amount];
  direction: Direction | 'between' | 'none';
  kind: AmountKind | undefined;
  next: number;
}

function readBetween(words: readonly string[], at: number, phrases: SpokenPhrases): Amounts | null {
  const opening = phraseAt(words, at, phrases.between);
  const low = readAmount(words, at + opening, phrases);
  if (!low) return null;
  const isSure = opening > 0 || low.kind !== undefined || low.scaled;
  const to = phraseAt(words, low.next, isSure ? phrases.to : DASH);
  const high = to > 0 ? readAmount(words, low.next + to, phrases) : null;
  if (!high || areTwoRanges(low, high, opening > 0)) return null;
  const kind = high.kind ?? low.kind;
  // `200–300 tkr`: the unit of the second is that of both.
  const sameUnit = low.kind === undefined && !low.scaled;
  const first = sameUnit && high.scaled ? { ...low, value: low.value * 1_000 } : low;
  return {
    amounts: [{ ...first, unit: sameUnit ? high.unit : low.unit }, high],
    direction: 'between',
    kind,
    next: high.next,
  };
}

/** `od 2018 do 100 000 km`, `200 hk och 5 000 mil`. */
function areTwoRanges(low: Amount, high: Amount, isOpened: boolean): boolean {
  if (isOpened) return low.kind === undefined && high.kind === 'distance' && isOneYear(low.value);
  return low.kind !== undefined && high.kind !== undefined && low.kind !== high.kind;
}

const DASH = [['-'], ['–']];

function readOneSided(words: readonly string[], at: number, phrases: SpokenPhrases, hinted: boolean): Amounts | null {
  const { direction: before, length } = directionAt(words, at, phrases);
  const amount = readAmount(words, at + length, phrases);
  if (!amount || phraseAt(words, amount.next, phrases.seats) > 0) return null;
  const less = phraseAt(words, amount.next, phrases.orLess);
  const more = less > 0 ? 0 : phraseAt(words, amount.next, phrases.orMore);
  const behind = less > 0 ? 'most' : more > 0 ? 'least' : 'none';
  const direction = before === 'none' ? behind : before;
  // A bare number may be anything.
  if (direction === 'none' && !hinted && amount.kind === undefined && !amount.scaled) return null;
  return { amounts: [amount], direction, kind: amount.kind, next: amount.next + less + more };
}

function directionAt(words: readonly string[], at: number, phrases: SpokenPhrases) {
  for (const direction of DIRECTIONS) {
    const length = phraseAt(words, at, phrases[direction]);
    if (length > 0) return { direction, length };
  }
  return { direction: 'none' as const, length: 0 };
}

function nameOf(kind: AmountKind | undefined, amounts: Amounts['amounts'], { bounds }: AmountPlace) {
  if (kind === 'month') return CAR_RANGE_NAMES.filter((name) => bounds[name]).find(isMonthly) ?? PRIVATE_LEASING;
  if (kind === 'distance') return 'car_mileage';
  if (kind === 'power') return 'car_power';
  const isYear = kind === undefined && amounts.every(({ value, scaled }) => !scaled && isOneYear(value));
  return isYear || kind === 'year' ? 'car_year' : 'car_price';
}

const PRIVATE_LEASING = 'car_privateleasing_monthly_cost';
/** The cost of no certain kind of leasing, where the list can be filtered by it. */
const isMonthly = (name: string) => name.endsWith('monthly_cost') && !name.includes('leasing');
const isOneYear = (value: number) => Number.isInteger(value) && value >= YEARS[0] && value <= YEARS[1];

function rangeOf(name: CarRangeName, read: Amounts, place: AmountPlace): [number, number] | null {
  const bounds = place.bounds[name];
  if (!bounds) return null;
  const [low, high = low] = read.amounts.map((amount) => inSite(name, amount, read, place, bounds)) as [
    number,
    number?,
  ];
  if (low === undefined || high > OPEN_END) return null;
  if (read.direction === 'between') return low <= high ? [low, high] : [high, low];
  return oneSided(name, low, read.direction);
}

function oneSided(
  name: CarRangeName,
  value: number,
  direction: Exclude<Amounts['direction'], 'between'>,
): [number, number] {
  if (direction === 'newer') return [value + 1, OPEN_END];
  if (direction === 'older') return [0, value - 1];
  if (direction === 'most') return [0, value];
  if (direction === 'least') return [value, OPEN_END];
  if (direction === 'none' && name === 'car_year') return [value, value];
  if (direction === 'none' && name !== 'car_power') return [0, value];
  const reach = name === 'car_year' ? 1 : Math.round(value * NEAR);
  return [value - reach, value + reach];
}

/** An amount in the unit of the site; a price of three digits is meant in thousands where no car costs as little. */
function inSite(
  name: CarRangeName,
  { value, unit, scaled }: Amount,
  { kind }: Amounts,
  { distanceUnit }: AmountPlace,
  [lowest, highest]: readonly [number, number],
): number {
  if (name === 'car_mileage') {
    // No car has been driven as many mil: the number is in kilometres.
    const isDistance = kind === 'distance' || (distanceUnit === 'mil' && value > highest);
    return Math.round(isDistance ? (value * unit) / KILOMETRES[distanceUnit] : value);
  }
  if (name === 'car_power') return Math.round(value * unit);
  const isShort = name === 'car_price' && !scaled && value < 1_000 && value < lowest && value * 1_000 <= highest * 5;
  return Math.round(isShort ? value * 1_000 : value);
}
