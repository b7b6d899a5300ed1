import { CAR_CARD_FIELDS } from '../../src/contracts/car/car.ts';
import { CAR_FACETS, TOTAL_COST } from '../../src/contracts/search/carSearch.ts';
import type { SearchRequest } from '../../src/contracts/search/search.ts';

/** Returns the request of a list page: all facets, that of total costs for a request that says what to calculate them from; 48 cards. */
export function listRequest(
  chosen: Readonly<Record<string, string[]>> = {},
  more: Partial<SearchRequest> = {},
): SearchRequest {
  return {
    index: 'vehicles_norrvag_se',
    fields: [...CAR_CARD_FIELDS],
    keyphrase: '',
    facets: CAR_FACETS.filter(({ name }) => name !== TOTAL_COST || more.total_cost !== undefined).map((facet) => ({
      name: facet.name,
      filters: chosen[facet.name] ?? [],
      ...('childName' in facet ? { child_name: facet.childName } : {}),
      ...('sortOrder' in facet ? { sort_order: facet.sortOrder } : {}),
    })),
    limit: 48,
    offset: 0,
    sort_name: '',
    filters: {},
    ...more,
  };
}
