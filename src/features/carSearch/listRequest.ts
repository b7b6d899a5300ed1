import { CAR_CARD_FIELDS, IN_STOCK } from '../../contracts/car/car.ts';
import { formatPlace } from '../../contracts/dealers/dealerSearch.ts';
import type { PortSearchRequest } from '../../contracts/page/loader.ts';
import { kilometresOf } from '../../contracts/search/around.ts';
import {
  CAR_FACETS,
  CAR_PAGE_SIZE,
  type CarQuery,
  type CarValueName,
  hasAmounts,
} from '../../contracts/search/carSearch.ts';
import type { SearchFacetRequest } from '../../contracts/search/search.ts';

/** Which cars of a state to request: all pages up to its own (first load), or its last page only (show more). */
export type ListSlice = 'cumulative' | 'page';

/**
 * Returns the search request of the car list (F053, F054): 48 cars a page and the facets with their chosen values. The limit of
 * 20 pages bounds it to 960 cars. A request for a later page only leaves the facets out, because the first page has them.
 */
export function carSearchRequest(query: CarQuery, slice: ListSlice): PortSearchRequest {
  const single = slice === 'page';
  return {
    fields: [...CAR_CARD_FIELDS],
    keyphrase: query.keyphrase,
    facets: single && query.page > 0 ? chosenFacets(query) : CAR_FACETS.map((facet) => facetRequest(facet, query)),
    limit: single ? CAR_PAGE_SIZE : (query.page + 1) * CAR_PAGE_SIZE,
    offset: single ? query.page * CAR_PAGE_SIZE : 0,
    sort_name: query.sortName,
    ...aroundOfRequest(query),
    ...loanOfRequest(query),
  };
}

/** Returns the request that counts the cars of a state. */
export function carCountRequest(query: CarQuery): PortSearchRequest {
  return {
    keyphrase: query.keyphrase,
    facets: chosenFacets(query),
    limit: 0,
    ...aroundOfRequest(query),
    ...loanOfRequest(query),
  };
}

/** Returns the request that counts the cars of a state by the values of one facet. */
export function facetCountsRequest(query: CarQuery, name: CarValueName): PortSearchRequest {
  const counted = CAR_FACETS.filter((facet) => facet.name === name).map((facet) => facetRequest(facet, query));
  const others = chosenFacets(query).filter((facet) => facet.name !== name);
  return { ...carCountRequest(query), facets: [...others, ...counted] };
}

/** Returns the request for the facets of the whole stock: all values and the bounds of ranges. */
export function baseFacetsRequest(query: Pick<CarQuery, 'terms'> = {}): PortSearchRequest {
  const facets = CAR_FACETS.map((facet) => facetRequest(facet, null));
  return { facets, limit: 0, filters: { ...IN_STOCK }, ...loanOfRequest(query) };
}

/** Returns the filters that all requests of a state have: cars in stock, around its place. */
const aroundOfRequest = ({ near, radius }: Pick<CarQuery, 'near' | 'radius'>): PortSearchRequest => ({
  filters: { ...IN_STOCK, ...(near && { near: [formatPlace(near)] }) },
  ...(near && radius && { within_km: kilometresOf(radius) }),
});

const loanOfRequest = ({ terms }: Pick<CarQuery, 'terms'>) => terms && { loan: terms };

/** Returns the facets that restrict the search; each carries its chosen values. */
function chosenFacets(query: CarQuery): SearchFacetRequest[] {
  return CAR_FACETS.map((facet) => facetRequest(facet, query)).filter(({ filters }) => filters.length > 0);
}

function facetRequest(facet: (typeof CAR_FACETS)[number], query: CarQuery | null): SearchFacetRequest {
  const filters: string[] = [];
  if (query && facet.type === 'histogram') {
    const range = query.ranges[facet.name];
    if (hasAmounts(range)) filters.push(`${range[0]}-${range[1]}`);
  } else if (query && facet.type === 'value') {
    filters.push(...(query.values[facet.name] ?? []));
    if ('childName' in facet) filters.push(...(query.values[facet.childName] ?? []));
  }
  const request: SearchFacetRequest = { name: facet.name, filters };
  if ('childName' in facet) request.child_name = facet.childName;
  if ('sortOrder' in facet) request.sort_order = facet.sortOrder;
  return request;
}
