import type { AmountContext } from './amountContext.ts';
import type { Prefix } from './amountPrefix.ts';
import { type FoldedPhrases, phraseAt } from './foldedPhrases.ts';
import { type Amounts, negated, rangeOf } from './rangeOf.ts';
import type { Amount } from './readAmount.ts';

/**
 * Reads the two digits of a British registration, or two of them: `72 plate`, `plate 22`, `71 reg or newer`, `18 to 21 plate`. Returns the
 * index of the word after it, and the years when they are a range.
 */
export function readPlate(words: readonly string[], prefix: Prefix, { phrases, bounds }: AmountContext) {
  const first = plateAt(words, prefix.next, phrases);
  if (!first || !bounds.car_year) return null;
  const to = Math.max(phraseAt(words, first.next, phrases.to), phraseAt(words, first.next, phrases.or));
  const second = to > 0 ? plateAt(words, first.next + to, phrases) : null;
  if (!first.isNamed && !second?.isNamed) return null;
  const end = (second ?? first).next;
  const more = phraseAt(words, end, phrases.orMore);
  const less = phraseAt(words, end, phrases.orLess);
  const side = prefix.direction ?? (less > 0 ? 'most' : more > 0 ? 'least' : undefined);
  const amounts = second ? ([first.amount, second.amount] as const) : ([first.amount] as const);
  const read: Amounts = { amounts, kind: 'year', next: end, direction: directionOf(prefix, side, second !== null) };
  const range = rangeOf('car_year', read, { bounds, distanceUnit: 'miles', currentYear: 0 });
  const length = end + Math.max(more, less);
  return range ? { choice: { name: 'car_year' as const, range }, length } : { length };
}

function directionOf({ isNegated }: Prefix, side: Prefix['direction'], areTwo: boolean): Amounts['direction'] {
  if (areTwo) return isNegated ? 'notBetween' : 'between';
  return isNegated ? negated(side) : (side ?? 'none');
}

/** Reads two digits that may be a registration's, with the year in which its period begins. */
function plateAt(words: readonly string[], at: number, phrases: FoldedPhrases) {
  const before = phraseAt(words, at, phrases.plate);
  const [, digits, joined] = /^['’]?(\d\d)(?:-?(plate|reg))?$/.exec(words[at + before] ?? '') ?? [];
  if (!digits) return null;
  const start = at + before + 1;
  const after = joined ? 0 : phraseAt(words, start, phrases.plate);
  const number = Number(digits);
  // From September the number is the year plus 50.
  const value = 2000 + (number > 50 ? number - 50 : number);
  const amount: Amount = { value, unit: 1, scaled: false, digits: 4, next: start };
  return { amount, isNamed: before + after > 0 || joined !== undefined, next: start + after };
}
