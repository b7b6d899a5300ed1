import type { CarQuery } from '../../../contracts/carSearch.ts';
import { searchCarList } from '../carListSearch.data.ts';
import type { CarListAnswer } from '../listAnswer.ts';
import type { ListSlice } from '../listRequest.ts';
import { withUnderstood } from '../listState.ts';
import { textToFilters } from '../textToFilters.ts';
import { stockVocabulary } from './suggest.data.ts';

/**
 * The cars of a state whose keyphrase may hold words that are filters (F050): a caller of the API has not had them read.
 * What the list's own pages and the browser ask with has been read before, and stays as it is.
 */
export async function searchTypedCarList(
  query: CarQuery,
  slice: ListSlice,
  search: Parameters<typeof searchCarList>[2],
): Promise<CarListAnswer> {
  const vocabulary = query.keyphrase === '' ? null : await stockVocabulary(search, search.site);
  if (!vocabulary) return searchCarList(query, slice, search);
  const understood = withUnderstood(query, textToFilters(query.keyphrase, vocabulary));
  return searchCarList({ ...understood, page: query.page }, slice, search);
}
