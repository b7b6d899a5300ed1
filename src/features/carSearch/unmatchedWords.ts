import { CAR_SORTS, type CarQuery } from '../../contracts/carSearch.ts';
import { chosenNames, setKeyphrase } from './listState.ts';

/** Words that are tried one by one; what stands behind them is dropped untried. */
const MOST_TRIED = 8;

/**
 * Finds what to leave out of the keyphrase of a state without cars, so that the rest has some: the words that no car of
 * the state has, then the last ones. Null when that leaves nothing that was understood, or no cars either.
 *
 * @param totalOf how many cars a state has
 */
export async function wordsToDrop(query: CarQuery, totalOf: (state: CarQuery) => Promise<number>) {
  const words = query.keyphrase.split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const known = await wordsWithCars(words.slice(0, MOST_TRIED), query, totalOf);
  const stateOf = (kept: readonly string[]) => ({ ...query, keyphrase: kept.join(' ') });
  // The whole keyphrase has no cars, and neither need the words together that have some alone.
  const kept = known.length === words.length ? known.slice(0, -1) : known;
  while (kept.length > 1 && (await totalOf(stateOf(kept))) === 0) kept.pop();
  if (kept.length === 0 && (!isRestricted(query) || (await totalOf(stateOf([]))) === 0)) return null;
  return { query: stateOf(kept), dropped: words.filter((word) => !kept.includes(word)) };
}

async function wordsWithCars(words: readonly string[], query: CarQuery, totalOf: (state: CarQuery) => Promise<number>) {
  const totals = await Promise.all(words.map((word) => totalOf(setKeyphrase(query, word))));
  return words.filter((_, at) => (totals[at] ?? 0) > 0);
}

/** Whether anything but the keyphrase was chosen or asked for. */
function isRestricted(query: CarQuery): boolean {
  return chosenNames(setKeyphrase(query, '')).length > 0 || query.sortName !== CAR_SORTS[0];
}
