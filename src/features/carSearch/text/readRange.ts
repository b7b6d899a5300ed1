import { CAR_RANGE_NAMES, type CarRangeName, OPEN_END } from '../../../contracts/carSearch.ts';
import type { RangeChoice } from '../../../contracts/suggestions.ts';
import { type FoldedPhrases, phraseAt } from './foldedPhrases.ts';
import { KILOMETRES } from './phrases.ts';
import { type Amount, type AmountKind, readAmount } from './readAmount.ts';

/** What the reading of amounts depends on: the site's units and its stock. */
export interface AmountContext {
  phrases: FoldedPhrases;
  distanceUnit: keyof typeof KILOMETRES;
  /** Lowest and highest value of the stock; missing facets are never filtered by. */
  bounds: Readonly<Partial<Record<CarRangeName, readonly [number, number]>>>;
}

type Direction = 'most' | 'least' | 'about' | 'newer' | 'older';

interface RangeRead {
  choice: RangeChoice;
  /** Number of words read. */
  length: number;
}

const DIRECTIONS = ['newer', 'older', 'most', 'least', 'about'] as const satisfies readonly Direction[];
const YEARS = [1950, 2040] as const;
/** Tolerance of `about`, as a share of the amount. */
const ABOUT_SHARE = 0.1;

/**
 * Reads a range at a position of a text: `under 200 000`, `från 2018`, `50 000–80 000 km`, `max 300 £ pm`. Returns null when
 * there is none, or when no car can match.
 *
 * @param words folded by `foldWord`
 */
export function readRange(words: readonly string[], at: number, context: AmountContext): RangeRead | null {
  const { phrases } = context;
  let start = at;
  let kind: CarRangeName | undefined;
  for (let hint = hintAt(words, start, context); hint; hint = hintAt(words, start, context)) {
    kind = hint.name;
    start += hint.length;
  }
  const read = readBetween(words, start, phrases) ?? readOneSided(words, start, phrases, kind !== undefined);
  if (!read) return null;
  const name = kind ?? nameOf(read.kind, read.amounts, context);
  const range = name && rangeOf(name, read, context);
  return name && range ? { choice: { name, range }, length: read.next - at } : null;
}

/** Returns the number of words that state an electric range (`räckvidd 500 km`), for which there is no filter; else 0. */
export function readElectricRange(words: readonly string[], at: number, { phrases }: AmountContext): number {
  const start = at + phraseAt(words, at, phrases.electricRange);
  if (start === at) return 0;
  const read = readOneSided(words, start, phrases, true);
  return read?.kind === 'distance' ? read.next - at : 0;
}

/** Reads a word before an amount that states what the amount measures: `year 2018`. */
function hintAt(words: readonly string[], at: number, { phrases, bounds }: AmountContext) {
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

function readBetween(words: readonly string[], at: number, phrases: FoldedPhrases): Amounts | null {
  const opening = phraseAt(words, at, phrases.between);
  const low = readAmount(words, at + opening, phrases);
  if (!low) return null;
  const isExplicit = opening > 0 || low.kind !== undefined || low.scaled;
  const to = phraseAt(words, low.next, isExplicit ? phrases.to : DASH);
  const high = to > 0 ? readAmount(words, low.next + to, phrases) : null;
  if (!high || areTwoRanges(low, high, opening > 0)) return null;
  const kind = high.kind ?? low.kind;
  // `200–300 tkr`: the unit of the second amount applies to both.
  const sameUnit = low.kind === undefined && !low.scaled;
  const first = sameUnit && high.scaled ? { ...low, value: low.value * 1_000 } : low;
  return {
    amounts: [{ ...first, unit: sameUnit ? high.unit : low.unit }, high],
    direction: 'between',
    kind,
    next: high.next,
  };
}

/** Returns whether two amounts are separate ranges: `od 2018 do 100 000 km`, `200 hk och 5 000 mil`. */
function areTwoRanges(low: Amount, high: Amount, isOpened: boolean): boolean {
  if (isOpened) return low.kind === undefined && high.kind === 'distance' && isOneYear(low.value);
  return low.kind !== undefined && high.kind !== undefined && low.kind !== high.kind;
}

const DASH = [['-'], ['–']];

function readOneSided(words: readonly string[], at: number, phrases: FoldedPhrases, hinted: boolean): Amounts | null {
  const { direction: directionBefore, length } = directionAt(words, at, phrases);
  const amount = readAmount(words, at + length, phrases);
  if (!amount || phraseAt(words, amount.next, phrases.seats) > 0) return null;
  const less = phraseAt(words, amount.next, phrases.orLess);
  const more = less > 0 ? 0 : phraseAt(words, amount.next, phrases.orMore);
  const directionAfter = less > 0 ? 'most' : more > 0 ? 'least' : 'none';
  const direction = directionBefore === 'none' ? directionAfter : directionBefore;
  // A bare number is ambiguous.
  if (direction === 'none' && !hinted && amount.kind === undefined && !amount.scaled) return null;
  return { amounts: [amount], direction, kind: amount.kind, next: amount.next + less + more };
}

function directionAt(words: readonly string[], at: number, phrases: FoldedPhrases) {
  for (const direction of DIRECTIONS) {
    const length = phraseAt(words, at, phrases[direction]);
    if (length > 0) return { direction, length };
  }
  return { direction: 'none' as const, length: 0 };
}

function nameOf(kind: AmountKind | undefined, amounts: Amounts['amounts'], { bounds }: AmountContext) {
  if (kind === 'month') return CAR_RANGE_NAMES.filter((name) => bounds[name]).find(isMonthly) ?? PRIVATE_LEASING;
  if (kind === 'distance') return 'car_mileage';
  if (kind === 'power') return 'car_power';
  const isYear = kind === undefined && amounts.every(({ value, scaled }) => !scaled && isOneYear(value));
  return isYear || kind === 'year' ? 'car_year' : 'car_price';
}

const PRIVATE_LEASING = 'car_privateleasing_monthly_cost';
/** Returns whether a facet is the monthly cost without a kind of leasing. */
const isMonthly = (name: string) => name.endsWith('monthly_cost') && !name.includes('leasing');
const isOneYear = (value: number) => Number.isInteger(value) && value >= YEARS[0] && value <= YEARS[1];

function rangeOf(name: CarRangeName, read: Amounts, context: AmountContext): [number, number] | null {
  const bounds = context.bounds[name];
  if (!bounds) return null;
  const [low, high = low] = read.amounts.map((amount) => inSiteUnit(name, amount, read, context, bounds)) as [
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
  const margin = name === 'car_year' ? 1 : Math.round(value * ABOUT_SHARE);
  return [value - margin, value + margin];
}

/** Converts an amount to the site's unit; a price of three digits is in thousands where no car costs that little. */
function inSiteUnit(
  name: CarRangeName,
  { value, unit, scaled }: Amount,
  { kind }: Amounts,
  { distanceUnit }: AmountContext,
  [lowest, highest]: readonly [number, number],
): number {
  if (name === 'car_mileage') {
    // The number exceeds every mileage of the stock in mil: it is in kilometres.
    const isDistance = kind === 'distance' || (distanceUnit === 'mil' && value > highest);
    return Math.round(isDistance ? (value * unit) / KILOMETRES[distanceUnit] : value);
  }
  if (name === 'car_power') return Math.round(value * unit);
  const isInThousands =
    name === 'car_price' && !scaled && value < 1_000 && value < lowest && value * 1_000 <= highest * 5;
  return Math.round(isInThousands ? value * 1_000 : value);
}
