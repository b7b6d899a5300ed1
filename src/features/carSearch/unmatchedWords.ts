import { CAR_SORTS, type CarQuery } from '../../contracts/search/carSearch.ts';
import { wordsWithResults } from '../../lib/wordsWithResults.ts';
import { chosenNames, setKeyphrase } from './listState.ts';

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
  const stateOf = (keyphrase: string) => ({ ...query, keyphrase });
  const remaining = await wordsWithResults(words, (keyphrase) => countCars(stateOf(keyphrase)));
  if (remaining.length === 0 && (!isRestricted(query) || (await countCars(stateOf(''))) === 0)) return null;
  return { query: stateOf(remaining.join(' ')), dropped: words.filter((word) => !remaining.includes(word)) };
}

/** Returns whether the state has choices other than the keyphrase. */
function isRestricted(query: CarQuery): boolean {
  return chosenNames(setKeyphrase(query, '')).length > 0 || query.sortName !== CAR_SORTS[0];
}
