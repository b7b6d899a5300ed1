import { CAR_RANGE_NAMES, type CarRangeName } from '../../../contracts/search/carSearch.ts';
import type { RangeChoice } from '../../../contracts/search/suggestions.ts';
import type { AmountContext } from './amountContext.ts';
import { accelerationAt, type Prefix, REACH, readPrefix } from './amountPrefix.ts';
import { type FoldedPhrases, type PhraseTable, phraseAt } from './foldedPhrases.ts';
import { type Amounts, isOneYear, negated, rangeOf } from './rangeOf.ts';
import { type Amount, type AmountKind, readAmount } from './readAmount.ts';
import { readPlate } from './readPlate.ts';

/** Words read as a range, or as an amount for which there is no filter. */
export interface RangeRead {
  choice?: RangeChoice;
  /** Number of words read. */
  length: number;
  /** Without a unit and below 1,000: the words around it may name a measure. */
  isVague?: boolean;
}

/**
 * Reads a range at a position of a text: `under 200 000`, `från 2018`, `50 000–80 000 km`, `inte dyrare än 200 000`, `max 3 år gammal`.
 * An amount in a unit without a filter, or one that no price can have, is read without a choice. Returns null when there is no amount.
 *
 * @param texts folded by `foldWord`
 */
export function readRange(texts: readonly string[], at: number, context: AmountContext): RangeRead | null {
  const { phrases } = context;
  const prefix = readPrefix(texts, at, context);
  const words = withShortYear(texts, prefix);
  const plate = readPlate(words, prefix, context);
  if (plate) return { ...plate, length: plate.length - at };
  const read = readBetween(words, prefix, phrases) ?? readOneSided(words, prefix, phrases);
  if (!read) return null;
  const next = endOf(words, read, prefix, context);
  const length = next.at - at;
  if (next.isReach) prefix.hint = REACH;
  if (next.isOther || read.kind === 'other' || prefix.hint === 'other' || isNoReach(prefix, read)) return { length };
  const driven = drivenAfter(words, next.at, prefix, read, context);
  const name = driven > 0 ? 'car_mileage' : nameOf(prefix, read, context);
  const range = rangeOf(name, read, context);
  if (!range) return isPlain(prefix, read) ? null : { length };
  const [{ value, kind, scaled }] = read.amounts;
  return {
    choice: { name, range },
    length: length + driven,
    isVague: !kind && !scaled && !prefix.hint && value < 1_000,
  };
}

/** Returns the words with `-19` after `årsmodell` as `19`. */
const withShortYear = (words: readonly string[], { hint, next }: Prefix): readonly string[] =>
  hint === 'car_year' && /^[-'’]\d\d$/.test(words[next] ?? '') ? words.with(next, (words[next] ?? '').slice(1)) : words;

/** Returns whether an amount is that of something else than the range of an electric car, which was named before it. */
const isNoReach = ({ hint }: Prefix, { kind }: Amounts): boolean =>
  hint === REACH && kind !== undefined && kind !== 'distance';

/** Returns whether nothing but an opening word makes an amount of a number. */
const isPlain = ({ hint, direction }: Prefix, { kind }: Amounts): boolean =>
  hint === undefined && direction === undefined && kind === undefined;

/** Returns the number of words after an amount without a unit that make it a mileage: `under 50,000 on the clock`; else 0. */
function drivenAfter(
  words: readonly string[],
  at: number,
  { hint }: Prefix,
  { kind }: Amounts,
  context: AmountContext,
): number {
  const length =
    (kind === undefined || kind === 'distance') && hint === undefined ? phraseAt(words, at, context.phrases.driven) : 0;
  if (length === 0 || !context.bounds.car_mileage) return 0;
  return readAmount(words, readPrefix(words, at, context).next, context.phrases) ? 0 : length;
}

interface End {
  at: number;
  /** What follows says that the amount measures something without a filter. */
  isOther: boolean;
  /** What follows says that the distance is the range of an electric car. */
  isReach?: boolean;
}

/** Finds the end of an amount: the words after it that name its measure, or the place that a distance is measured from. */
function endOf(words: readonly string[], { kind, next }: Amounts, prefix: Prefix, context: AmountContext): End {
  const { phrases } = context;
  const reach = kind === 'distance' ? reachAfter(words, next, context) : 0;
  if (reach > 0) return { at: next + reach, isOther: false, isReach: true };
  const measure = measureAfter(words, next, prefix.hint === 'other' ? undefined : kind, context);
  if (measure > 0) return { at: next + measure, isOther: true };
  if (kind === 'age') {
    const isOther = phraseAt(words, next, phrases.notAge);
    return isOther > 0
      ? { at: next + isOther, isOther: true }
      : { at: next + phraseAt(words, next, phrases.old), isOther: false };
  }
  if (kind !== 'distance') return { at: next, isOther: false };
  const away = phraseAt(words, next, phrases.awayFrom) || phraseAt(words, next, phrases.radius);
  if (away > 0) {
    const of = phraseAt(words, next + away, phrases.awayFrom);
    return { at: Math.min(words.length, next + away + of + 1), isOther: true };
  }
  const isFrom = context.fromEndings.some((ending) => ending.test(words[next] ?? ''));
  return isFrom ? { at: next + 1, isOther: true } : { at: next, isOther: prefix.isRadius };
}

/** Returns the number of words that make the distance before them the range of an electric car; 0 when they belong to the next one. */
function reachAfter(words: readonly string[], at: number, context: AmountContext): number {
  const length = context.bounds[REACH] ? phraseAt(words, at, context.phrases.reach) : 0;
  if (length === 0) return 0;
  const following = readAmount(words, readPrefix(words, at, context).next, context.phrases);
  return following?.kind === 'distance' ? 0 : length;
}

/** Returns the number of words that name the measure of the amount before them: `£200 deposit`; 0 when another amount follows. */
function measureAfter(
  words: readonly string[],
  at: number,
  kind: AmountKind | undefined,
  context: AmountContext,
): number {
  const reach = kind === 'distance' && !context.bounds[REACH] ? phraseAt(words, at, context.phrases.reach) : 0;
  if (reach > 0) return reach;
  const acceleration = accelerationAt(words, at);
  if (acceleration > 0) return acceleration;
  const length = phraseAt(words, at, context.phrases.measures);
  if (length === 0) return 0;
  const { next } = readPrefix(words, at, context);
  return readAmount(words, next, context.phrases) ? 0 : length;
}

function readBetween(words: readonly string[], prefix: Prefix, phrases: FoldedPhrases): Amounts | null {
  const low = readAmount(words, prefix.next, phrases);
  if (!low) return null;
  const until = phraseAt(words, low.next, phrases.until) || dashAt(words, low.next);
  const to = Math.max(until, phraseAt(words, low.next, phrases.to));
  const high = to > 0 ? readAmount(words, low.next + to, phrases) : null;
  const isDash = dashAt(words, low.next) > 0;
  if (!high || areTwoRanges(low, high, prefix.isOpening, isDash)) return null;
  if (!prefix.isOpening && !isDash && boundsFirstOnly(prefix, low, high)) return null;
  const closing = phraseAt(words, high.next, phrases.between);
  const isExplicit =
    prefix.isOpening || closing > 0 || prefix.hint !== undefined || low.kind !== undefined || low.scaled;
  const isPair = until > 0 && (areLikePairs(low, high) || isUnitOfBoth(low, high));
  const isRange = isExplicit || isDash || isPair;
  if (!isRange) return null;
  return {
    amounts: inSameUnit(low, high),
    direction: prefix.isNegated ? 'notBetween' : 'between',
    kind: high.kind ?? low.kind,
    next: high.next + closing,
  };
}

/** Returns whether a comparison belongs to the first amount alone: `do 20000 do 150 000 km`, `aspoň 400 km do 40 000`. */
const boundsFirstOnly = ({ direction }: Prefix, low: Amount, high: Amount): boolean =>
  direction === 'most' || (direction === 'least' && low.kind !== undefined && high.kind === undefined);

/** Applies what the second amount says to the first: its unit (`200–300 tkr`), and the century of a year to the second (`2019-21`). */
function inSameUnit(low: Amount, high: Amount): readonly [Amount, Amount] {
  const isBare = low.kind === undefined && !low.scaled;
  const scale = isBare && high.scaled && low.value < 1_000 ? 1_000 : 1;
  const first = { ...low, value: low.value * scale, unit: isBare ? high.unit : low.unit };
  const isShortYear = isOneYear(low.value) && low.digits === 4 && high.digits === 2 && high.kind === undefined;
  const century = Math.floor(low.value / 100) * 100;
  return [first, isShortYear ? { ...high, digits: 4, value: century + high.value } : high];
}

const dashAt = (words: readonly string[], at: number): number => (words[at] === '-' || words[at] === '–' ? 1 : 0);

/** Returns whether the unit after two numbers of like size belongs to both: `2 to 4 years old`, `10 až 15 tisíc`. */
function isUnitOfBoth(low: Amount, high: Amount): boolean {
  return (high.kind !== undefined || high.scaled) && low.digits >= high.digits - 1;
}

/** Returns whether two bare numbers with a word between them are one range: two years, or two prices. */
function areLikePairs(low: Amount, high: Amount): boolean {
  if (isOneYear(low.value)) return isOneYear(high.value) || high.digits === 2;
  return low.value >= 1_000 && high.value >= 1_000;
}

/** Returns whether two amounts are separate ranges: `od 2018 do 100 000 km`, `200 hk och 5 000 mil`. */
function areTwoRanges(low: Amount, high: Amount, isOpened: boolean, isDash: boolean): boolean {
  const isYear = low.kind === undefined && isOneYear(low.value) && !low.scaled;
  // `2000-3000 kr/mån`
  if (isDash && isYear && !isOneYear(high.value) && high.digits === low.digits) return false;
  if (isOpened || isYear) {
    const isOtherKind = high.kind !== undefined && high.kind !== 'year';
    return isYear && (isOtherKind || high.scaled || (!isOneYear(high.value) && high.digits !== 2));
  }
  return low.kind !== undefined && high.kind !== undefined && low.kind !== high.kind && !isMoney(low, high);
}

/** Returns whether two amounts are money, of which only the second names the month. */
const isMoney = (low: Amount, high: Amount): boolean => low.kind === 'money' && high.kind === 'month';

function readOneSided(words: readonly string[], prefix: Prefix, phrases: FoldedPhrases): Amounts | null {
  const amount = readAmount(words, prefix.next, phrases);
  if (!amount || phraseAt(words, amount.next, phrases.seats) > 0) return null;
  const after = afterAmount(words, amount, phrases);
  const direction = prefix.direction ?? after.direction;
  const isAmbiguous = direction === undefined && prefix.hint === undefined && !after.isMeasured;
  if (isAmbiguous && isBare(words, amount, after.next, phrases)) return null;
  const bound = { amounts: [amount] as const, kind: amount.kind, next: after.next };
  // `not from 2019` may mean other years too.
  if (prefix.isNegated && prefix.isOpening) return { ...bound, direction: 'notBetween' };
  return { ...bound, direction: prefix.isNegated ? negated(direction) : (direction ?? 'none') };
}

/** Returns whether an amount alone says nothing: a bare number, years without `old`, and a unit that names of engines have. */
function isBare(words: readonly string[], amount: Amount, next: number, phrases: FoldedPhrases): boolean {
  if (amount.kind === undefined) return !amount.scaled;
  if (amount.kind === 'age') return phraseAt(words, next, phrases.old) === 0;
  return amount.kind === 'other' && isOfEngine(words, amount);
}

/** Returns whether an amount is part of the name of an engine or a battery: `1.6 l`, `75 kwh`, `320d`; not `5d`, a number of doors. */
function isOfEngine(words: readonly string[], { value, next }: Amount): boolean {
  const unit = (words[next - 1] ?? '').replace(/^[\d.,]+-?/, '');
  return /^(?:l|liter|litre|kwh|v6|v8)$/.test(unit) || (unit === 'd' && value > 6);
}

/** Reads `or more` and `or less` after an amount; an age may stand before them (`3 år gammal eller yngre`). */
function afterAmount(words: readonly string[], { kind, next }: Amount, phrases: FoldedPhrases) {
  const old = kind === 'age' ? phraseAt(words, next, phrases.old) : 0;
  // In `under 100 000 och över 50 000` the words belong to the second amount.
  const sideIn = (table: PhraseTable): number => {
    const length = phraseAt(words, next + old, table);
    return /^[£€$]?\d/.test(words[next + old + length] ?? '') ? 0 : length;
  };
  const [less, more] = [sideIn(phrases.orLess), sideIn(phrases.orMore)];
  const isMeasured = phraseAt(words, next, phrases.measures) > 0;
  const end = next + old + Math.max(less, more);
  // Finnish `2020 jälkeen`
  const later = kind === undefined || kind === 'year' ? phraseAt(words, next, phrases.later) : 0;
  if (later > 0) return { direction: 'newer' as const, next: next + later, isMeasured };
  if (less === 0 && more === 0) return { direction: undefined, next, isMeasured };
  return { direction: sideOf(kind, words[end - 1] ?? '', less >= more), next: end, isMeasured };
}

/** Words of a newer and of an older car, folded. */
const NEWER = /^(?:yngre|nyare|nyere|younger|newer|later|senere|senare|uudem|nuorem|novs|mlads)/;
const OLDER = /^(?:aldre|eldre|aeldre|older|earlier|vanhem|stars)/;

/** Returns the side of an amount that a word after it names: `or newer` is at least for a year, and at most for an age. */
function sideOf(kind: AmountKind | undefined, word: string, isLess: boolean): 'most' | 'least' {
  if (kind === 'age' && NEWER.test(word)) return 'most';
  if (kind === 'age' && OLDER.test(word)) return 'least';
  return isLess ? 'most' : 'least';
}

function nameOf({ hint, isOpening }: Prefix, { kind, amounts }: Amounts, { bounds }: AmountContext): CarRangeName {
  if (hint === 'month' || kind === 'month') return monthlyName(hint, bounds);
  if (kind === 'distance') return hint === REACH ? REACH : 'car_mileage';
  if (kind === 'power') return 'car_power';
  if (hint !== undefined && hint !== 'price' && hint !== 'other' && fitsHint(hint, kind)) return hint;
  const isYear =
    kind === undefined &&
    hint === undefined &&
    (amounts.every(({ value, scaled }) => !scaled && isOneYear(value)) ||
      (!isOpening && areShortYears(amounts, bounds)));
  return isYear || kind === 'year' || kind === 'age' ? 'car_year' : 'car_price';
}

/** Prices in thousands have three digits where the highest one is above this: two digits are years (`19-22`). */
const MAX_TWO_DIGIT_PRICES = 300_000;

/** Returns whether two numbers of two digits are years, because no price is as low: `19-22` in kronor. */
function areShortYears(amounts: Amounts['amounts'], { car_price: prices }: AmountContext['bounds']): boolean {
  const [low, high] = amounts;
  const isShort = ({ digits, scaled, value }: Amount) => digits === 2 && !scaled && Number.isInteger(value);
  if (!high || !isShort(low) || !isShort(high) || low.value >= high.value) return false;
  return high.value < 40 && prices !== undefined && prices[1] > MAX_TWO_DIGIT_PRICES;
}

function monthlyName(hint: Prefix['hint'], bounds: AmountContext['bounds']): CarRangeName {
  if (hint === 'car_companyleasing_monthly_cost' || hint === PRIVATE_LEASING) return hint;
  return CAR_RANGE_NAMES.filter((name) => bounds[name]).find(isMonthly) ?? PRIVATE_LEASING;
}

const fitsHint = (hint: CarRangeName, kind: AmountKind | undefined): boolean =>
  kind === undefined || (kind === 'money' && hint.endsWith('monthly_cost')) || (kind === 'age' && hint === 'car_year');

const PRIVATE_LEASING = 'car_privateleasing_monthly_cost';
/** Returns whether a facet is the monthly cost without a kind of leasing. */
const isMonthly = (name: string) => name.endsWith('monthly_cost') && !name.includes('leasing');
