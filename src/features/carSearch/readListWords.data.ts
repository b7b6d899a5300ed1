import type { LoaderContext, LoaderPorts } from '../../contracts/page/loader.ts';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import type { InterpretedQuery } from '../../contracts/search/suggestions.ts';
import { applyInterpreted } from './listState.ts';
import { findBase, withBase } from './listUrl.ts';
import { stockFacets } from './stockFacets.data.ts';
import { stockVocabulary } from './suggestions/stockIndex.data.ts';
import { segmentsToFilters, textToFilters } from './text/textToFilters.ts';

/**
 * Reads the words of a list's URL as filters (F050, F051) and returns the resulting state, including make and model of the path.
 * Returns null when there are no words, or only words for text search; `unknown` when the path has words that match no value.
 *
 * @param stock the cars whose makes, models and places the words may name
 */
export async function readListWords(
  state: CarQuery,
  { route, site }: Pick<LoaderContext, 'route' | 'site'>,
  stock: Pick<LoaderPorts, 'searchCars'>,
): Promise<CarQuery | 'unknown' | null> {
  const { listFilters, listMake, listModel } = route;
  if (!listFilters && state.keyphrase === '') return null;
  const vocabulary = await stockVocabulary(stock, site);
  if (listFilters) {
    // While the search is unavailable the words cannot be matched: they become the keyphrase.
    if (!vocabulary) {
      return applyInterpreted(state, { values: [], keyphrase: [...listFilters, state.keyphrase].join(' ').trim() });
    }
    const values = segmentsToFilters(listFilters, vocabulary);
    return values ? applyInterpreted(state, { values, keyphrase: state.keyphrase }) : 'unknown';
  }
  const understood = vocabulary && textToFilters(state.keyphrase, vocabulary);
  if (!understood || isPlainText(understood, state.keyphrase)) return null;
  const base = listMake ? findBase(listMake, listModel, await stockFacets(stock)) : null;
  return applyInterpreted(withBase(state, base), understood);
}

/** Returns whether a text consists only of words for text search. */
function isPlainText({ values, ranges, sortName, keyphrase }: InterpretedQuery, text: string): boolean {
  return values.length === 0 && !ranges && !sortName && keyphrase === text;
}
