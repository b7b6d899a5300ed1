import { CAR_CARD_FIELDS, IN_STOCK } from '../../contracts/car/car.ts';
import { equipmentGroups } from '../../contracts/car/equipmentKinds.ts';
import { formatPlace } from '../../contracts/dealers/dealerSearch.ts';
import type { PortSearchRequest } from '../../contracts/page/loader.ts';
import { kilometresOf } from '../../contracts/search/around.ts';
import {
  CAR_FACETS,
  CAR_PAGE_SIZE,
  CAR_SORTS,
  type CarQuery,
  type CarValueName,
  EQUIPMENT_FACET,
  hasAmounts,
  hasTotals,
  TOTAL_COST,
} from '../../contracts/search/carSearch.ts';
import type { SearchFacetRequest } from '../../contracts/search/search.ts';
import { choiceOf } from '../../contracts/totalCost/costChoice.ts';

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
    facets:
      single && query.page > 0 ? chosenFacets(query) : facetsOf(query).flatMap((facet) => facetRequests(facet, query)),
    limit: single ? CAR_PAGE_SIZE : (query.page + 1) * CAR_PAGE_SIZE,
    offset: single ? query.page * CAR_PAGE_SIZE : 0,
    sort_name: query.sortName,
    ...aroundOfRequest(query),
    ...termsOfRequest(query),
  };
}

/** Returns the request that counts the cars of a state. */
export function carCountRequest(query: CarQuery): PortSearchRequest {
  return {
    keyphrase: query.keyphrase,
    facets: chosenFacets(query),
    limit: 0,
    ...aroundOfRequest(query),
    ...termsOfRequest(query),
  };
}

/** Returns the request that counts the cars of a state by the values of one facet. */
export function facetCountsRequest(query: CarQuery, name: CarValueName): PortSearchRequest {
  const counted = CAR_FACETS.filter((facet) => facet.name === name).flatMap((facet) => facetRequests(facet, query));
  const others = chosenFacets(query).filter((facet) => facet.name !== name);
  return { ...carCountRequest(query), facets: [...others, ...counted] };
}

/** Returns the request for the facets of the whole stock: all values and the bounds of ranges. */
export function baseFacetsRequest(query: Priced = NO_TERMS): PortSearchRequest {
  const facets = facetsOf(query).map((facet) => facetRequest(facet, null));
  return { facets, limit: 0, filters: { ...IN_STOCK }, ...termsOfRequest(query) };
}

/** What decides the monthly costs of a state. */
type Priced = Pick<CarQuery, 'terms' | 'costs' | 'sortName' | 'ranges'>;
const NO_TERMS: Priced = { sortName: CAR_SORTS[0], ranges: {} };

/** Returns the facets of a state: that of total costs only for a state with them, because they have to be calculated. */
const facetsOf = (query: Priced) =>
  hasTotals(query) ? CAR_FACETS : CAR_FACETS.filter(({ name }) => name !== TOTAL_COST);

/** Returns the filters that all requests of a state have: cars in stock, around its place. */
const aroundOfRequest = ({ near, radius }: Pick<CarQuery, 'near' | 'radius'>): PortSearchRequest => ({
  filters: { ...IN_STOCK, ...(near && { near: [formatPlace(near)] }) },
  ...(near && radius && { within_km: kilometresOf(radius) }),
});

const termsOfRequest = (query: Priced): PortSearchRequest => ({
  ...(query.terms && { loan: query.terms }),
  ...(hasTotals(query) && { costs: choiceOf(query.costs) }),
});

/** Returns the facets that restrict the search; each carries its chosen values. */
function chosenFacets(query: CarQuery): SearchFacetRequest[] {
  return CAR_FACETS.flatMap((facet) => facetRequests(facet, query)).filter(({ filters }) => filters.length > 0);
}

/**
 * Returns the facets of the request for one of the list. Equipment has one more for each chosen group, because the values of one facet are
 * alternatives and different facets are joined by AND. The first one then counts the cars with all of it.
 */
function facetRequests(facet: (typeof CAR_FACETS)[number], query: CarQuery): SearchFacetRequest[] {
  if (facet.name !== EQUIPMENT_FACET) return [facetRequest(facet, query)];
  const counted = facetRequest(facet, null);
  return [counted, ...equipmentGroups(query.values[EQUIPMENT_FACET] ?? []).map((filters) => ({ ...counted, filters }))];
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
