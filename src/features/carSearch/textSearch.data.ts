import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { recordFailures } from '../../lib/browser/recordFailures.ts';
import { searchCarList } from './carListSearch.data.ts';
import type { ListSlice } from './listRequest.ts';
import type { CarListResponse, CarSearchResponse } from './listResponse.ts';
import { applyInterpreted } from './listState.ts';
import { canonicalQuery } from './listUrl.ts';
import { stockFacets } from './stockFacets.data.ts';
import { stockVocabulary } from './suggestions/stockIndex.data.ts';
import { textToFilters } from './text/textToFilters.ts';

type CarListSearch = Parameters<typeof searchCarList>[2];

/**
 * Searches the cars of a state from an API caller, whose keyphrase may contain filters (F050) and whose values may differ from the
 * stock's in case or spelling. The list's own pages and the browser send states that are canonical already; these stay as they are.
 * The response is `incomplete` when only some of the searches failed.
 */
export async function searchTypedCarList(
  query: CarQuery,
  slice: ListSlice,
  search: CarListSearch,
): Promise<CarSearchResponse> {
  const { call: searchCars, hasFailed } = recordFailures(search.searchCars);
  const response = await searchTyped(query, slice, { ...search, searchCars });
  return hasFailed() && !response.failed ? { ...response, incomplete: true } : response;
}

async function searchTyped(query: CarQuery, slice: ListSlice, search: CarListSearch): Promise<CarListResponse> {
  const hasValues = Object.keys(query.values).length > 0;
  const canonical = hasValues ? canonicalQuery(query, await stockFacets(search)) : query;
  const vocabulary = query.keyphrase === '' ? null : await stockVocabulary(search, search.site);
  if (!vocabulary) return searchCarList(canonical, slice, search);
  const understood = applyInterpreted(canonical, textToFilters(query.keyphrase, vocabulary));
  return searchCarList({ ...understood, page: query.page }, slice, search);
}
