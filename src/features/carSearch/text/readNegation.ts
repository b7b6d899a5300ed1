import type { CarVocabulary } from './carVocabulary.ts';
import { phraseAt } from './foldedPhrases.ts';
import { placeNameAt, readPlace } from './readOthers.ts';
import type { Step } from './steps.ts';

/** Maximum words without a meaning between a negation and what it negates: `vill inte ha en`. */
const MAX_FILLERS = 3;

/**
 * Reads a negation with what it negates: `inte diesel`, `utan dragkrok`, `-diesel`. Negated comparisons of amounts are read as ranges. What
 * is not a value of a facet becomes unapplied with its negation.
 *
 * @param read reads the words at a position
 */
export function readNegation(
  words: readonly string[],
  at: number,
  read: (at: number) => Step | null,
  vocabulary: CarVocabulary,
): Step | null {
  const { phrases, lookUp, lookUpForm } = vocabulary;
  const minus = /^(?:-|non-|icke-|nie-|ikke-)(\p{L}.*)$/u.exec(words[at] ?? '')?.[1];
  if (minus) {
    const values = lookUp(minus).length > 0 ? lookUp(minus) : lookUpForm(minus);
    const excluded = values.map(({ name, text }) => ({ name, text })).filter(({ name }) => name !== 'car_model');
    return excluded.length > 0 ? { length: 1, excluded } : { length: 1, rest: 'unapplied' };
  }
  const negation = phraseAt(words, at, phrases.negation);
  if (negation === 0) return null;
  const next = startOfNegated(words, at + negation, vocabulary);
  const negated = next < words.length ? read(next) : null;
  const length = Math.min(words.length, next + (negated?.length ?? 1)) - at;
  const { values } = negated ?? {};
  // The make of a negated model is not negated.
  const models = values?.filter(({ name }) => name === 'car_model') ?? [];
  if (values) return { length, excluded: models.length > 0 ? models : values };
  return { length, rest: 'unapplied' };
}

/** Skips words without a meaning after a negation. The preposition of a place belongs to it: `nie v Bratislave`, `not from Leeds`. */
function startOfNegated(words: readonly string[], at: number, vocabulary: CarVocabulary): number {
  const { phrases } = vocabulary;
  let next = at;
  for (let count = 0; count < MAX_FILLERS && !readPlace(words, next, vocabulary); count++) {
    next += phraseAt(words, next, phrases.fillers);
  }
  const from = phraseAt(words, next, phrases.awayFrom);
  return from > 0 && placeNameAt(words, next + from, vocabulary).length > 0 ? next + from : next;
}
