import type { CarQuery } from '../../contracts/carSearch.ts';
import { searchCarList, stockFacets } from './carListSearch.data.ts';
import type { ListSlice } from './listRequest.ts';
import type { CarListAnswer } from './listResponse.ts';
import { withUnderstood } from './listState.ts';
import { spelledQuery } from './listUrl.ts';
import { stockVocabulary } from './suggestions/suggest.data.ts';
import { textToFilters } from './text/textToFilters.ts';

/**
 * The cars of a state whose keyphrase may hold words that are filters (F050), and whose values may be in another spelling
 * than the stock's: a caller of the API has not had them read.
 * What the list's own pages and the browser ask with has been read before, and stays as it is.
 */
export async function searchTypedCarList(
  query: CarQuery,
  slice: ListSlice,
  search: Parameters<typeof searchCarList>[2],
): Promise<CarListAnswer> {
  const hasValues = Object.keys(query.values).length > 0;
  const known = hasValues ? spelledQuery(query, await stockFacets(search)) : query;
  const vocabulary = query.keyphrase === '' ? null : await stockVocabulary(search, search.site);
  if (!vocabulary) return searchCarList(known, slice, search);
  const understood = withUnderstood(known, textToFilters(query.keyphrase, vocabulary));
  return searchCarList({ ...understood, page: query.page }, slice, search);
}
