import type { CarRangeName } from '../../../contracts/search/carSearch.ts';
import type { AmountContext } from './amountContext.ts';
import { phraseAt } from './foldedPhrases.ts';
import { readAmount } from './readAmount.ts';

/** How an amount bounds a range. */
export type Direction = 'most' | 'least' | 'about' | 'newer' | 'older' | 'younger';

/** What the words before an amount say about it. */
export interface Prefix {
  /** `other`: a measure without a filter. `price` and `month` are measured in money. */
  hint?: CarRangeName | 'price' | 'month' | 'other';
  direction?: Direction;
  isNegated: boolean;
  /** Two amounts follow. */
  isOpening: boolean;
  /** The distance is measured from a place, or the words are a measure of its own. */
  isRadius: boolean;
  /** Index of the first word after them. */
  next: number;
}

/** The range of an electric car. */
export const REACH = 'wltp_electric_range' satisfies CarRangeName;

const DIRECTIONS = ['younger', 'newer', 'older', 'most', 'least', 'about'] as const satisfies readonly Direction[];
const HINTS = [
  // Before the measures, which have its words too.
  ['reach', REACH],
  ['measures', 'other'],
  ['than', 'other'],
  ['monthlyHint', 'month'],
  ['powerHint', 'car_power'],
  ['year', 'car_year'],
  ['privateLeasing', 'car_privateleasing_monthly_cost'],
  ['companyLeasing', 'car_companyleasing_monthly_cost'],
  ['driven', 'car_mileage'],
  ['priceHint', 'price'],
] as const;

/**
 * Reads the words before an amount in any order: measures, comparisons, negations of comparisons, and between them words that say nothing
 * (`från årsmodell`, `pris inte över`, `räckvidd på minst`).
 */
export function readPrefix(words: readonly string[], at: number, context: AmountContext): Prefix {
  const prefix: Prefix = { isNegated: false, isOpening: false, isRadius: false, next: at };
  for (let length = wordsOfPrefix(words, prefix, context); length > 0; length = wordsOfPrefix(words, prefix, context)) {
    prefix.next += length;
  }
  return prefix;
}

/** Adds the next words to a prefix; returns their number, 0 when they do not belong to it. */
function wordsOfPrefix(words: readonly string[], prefix: Prefix, { phrases, bounds }: AmountContext): number {
  const { next } = prefix;
  if (isNumber(words[next])) return addAcceleration(words, prefix);
  // Danish `to` and English `to` are a number and a comparison.
  if (readAmount(words, next, phrases)) return 0;
  const direction = directionAt(words, next, phrases);
  const hint = hintAt(words, next, phrases, bounds);
  const radius = phraseAt(words, next, phrases.radius);
  prefix.isRadius ||= radius > 0;
  if (hint && hint.length > (direction?.length ?? 0)) {
    if (prefix.hint !== 'other') prefix.hint = hint.name;
    return hint.length;
  }
  const opening = phraseAt(words, next, phrases.between);
  prefix.isOpening ||= opening > 0;
  if (direction) prefix.direction = direction.name;
  const length = Math.max(direction?.length ?? 0, opening, radius);
  return length > 0 ? length : negationOrFillers(words, prefix, phrases);
}

function addAcceleration(words: readonly string[], prefix: Prefix): number {
  const length = prefix.hint === 'other' ? 0 : accelerationAt(words, prefix.next);
  if (length > 0) prefix.hint = 'other';
  return length;
}

/** Adds a negation of the comparison that follows, or skips words inside a prefix. */
function negationOrFillers(words: readonly string[], prefix: Prefix, phrases: AmountContext['phrases']): number {
  const { next, hint, direction, isNegated } = prefix;
  const negation = isNegated || direction ? 0 : phraseAt(words, next, phrases.negation);
  if (negation > 0) {
    prefix.isNegated = true;
    return negation;
  }
  const isInside = hint !== undefined || direction !== undefined || isNegated;
  return isInside ? phraseAt(words, next, phrases.fillers) : 0;
}

const isNumber = (word: string | undefined): boolean => /^[£€$]?\d/.test(word ?? '');

/** Returns the number of words of `0 - 100 km/h` and `0 to 60`, an acceleration; else 0. */
export function accelerationAt(words: readonly string[], at: number): number {
  if (words[at] !== '0' || !/^(?:60|62|100)(?:\D|$)/.test(words[at + 2] ?? '')) return 0;
  return /^(?:km\/h|mph|km\/t|kmh)$/.test(words[at + 3] ?? '') ? 4 : 3;
}

function directionAt(words: readonly string[], at: number, phrases: AmountContext['phrases']) {
  let longest: { name: Direction; length: number } | null = null;
  for (const name of DIRECTIONS) {
    const length = phraseAt(words, at, phrases[name]);
    if (length > (longest?.length ?? 0)) longest = { name, length };
  }
  return longest;
}

function hintAt(
  words: readonly string[],
  at: number,
  phrases: AmountContext['phrases'],
  bounds: AmountContext['bounds'],
) {
  let longest: { name: NonNullable<Prefix['hint']>; length: number } | null = null;
  for (const [phrase, name] of HINTS) {
    const length = phraseAt(words, at, phrases[phrase]);
    const isUsable = name === 'other' || name === 'price' || name === 'month' || bounds[name] !== undefined;
    if (isUsable && length > (longest?.length ?? 0)) longest = { name, length };
  }
  return longest;
}
