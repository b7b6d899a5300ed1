import { CAR_SORTS, type CarQuery } from '../../contracts/carSearch.ts';
import { chosenNames, setKeyphrase } from './listState.ts';

/** Maximum words tried one by one; the words after them are dropped without a try. */
const MAX_TRIED_WORDS = 8;

/**
 * Finds the words to drop from the keyphrase of a state without cars: first the words that match no car of the state, then the
 * last ones until cars remain. Returns null when no word and no filter remains, or no cars.
 *
 * @param countCars counts the cars of a state
 * @throws the error of a count that fails: whether its words match cars is then unknown
 */
export async function wordsToDrop(query: CarQuery, countCars: (state: CarQuery) => Promise<number>) {
  const words = query.keyphrase.split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const matchingWords = await wordsWithCars(words.slice(0, MAX_TRIED_WORDS), query, countCars);
  const stateOf = (remaining: readonly string[]) => ({ ...query, keyphrase: remaining.join(' ') });
  // Each single word matches cars, but all words together match none.
  const remaining = matchingWords.length === words.length ? matchingWords.slice(0, -1) : matchingWords;
  while (remaining.length > 1 && (await countCars(stateOf(remaining))) === 0) remaining.pop();
  if (remaining.length === 0 && (!isRestricted(query) || (await countCars(stateOf([]))) === 0)) return null;
  return { query: stateOf(remaining), dropped: words.filter((word) => !remaining.includes(word)) };
}

async function wordsWithCars(
  words: readonly string[],
  query: CarQuery,
  countCars: (state: CarQuery) => Promise<number>,
) {
  const totals = await Promise.all(words.map((word) => countCars(setKeyphrase(query, word))));
  return words.filter((_, at) => (totals[at] ?? 0) > 0);
}

/** Returns whether the state has choices other than the keyphrase. */
function isRestricted(query: CarQuery): boolean {
  return chosenNames(setKeyphrase(query, '')).length > 0 || query.sortName !== CAR_SORTS[0];
}
