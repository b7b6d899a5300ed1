import { keyphraseIn, pageIn, valuesIn } from '../search/listQuery.ts';

/**
 * Query parameters of the dealer list, shared by the router (cache keys), the search request, the view and the checks of
 * redirects and links. Imports no library, because it is part of the browser bundle.
 */

/** Facets of the dealer list, with the sort order of the search request (F042, F080). */
export const DEALER_FACETS = [
  { name: 'site_region', sortOrder: 'alpha' },
  { name: 'site_city', sortOrder: 'alpha' },
  { name: 'site_departments.brands.name', sortOrder: 'alpha' },
  { name: 'site_departments.service_name', sortOrder: 'alpha' },
] as const;

export type DealerValueName = (typeof DEALER_FACETS)[number]['name'];
export const DEALER_VALUE_NAMES: readonly DealerValueName[] = DEALER_FACETS.map(({ name }) => name);

/** Sort names of the dealer list. The first is the default and is left out of URLs (S2 §9). */
export const DEALER_SORTS = ['website_sort_order_asc', 'site_distance_asc'] as const;
export type DealerSort = (typeof DEALER_SORTS)[number];

/** Every parameter of the list. Other parameters are ignored and left out of cache keys. */
export const DEALER_QUERY_NAMES: readonly string[] = [
  'keyphrase',
  'sortName',
  'near',
  'page',
  'view',
  ...DEALER_VALUE_NAMES,
];

/** Dealers per page of the list (S2 §9). */
export const DEALER_PAGE_SIZE = 48;
/** Maximum number of pages, as in the car list: 960 dealers, below the 1,000 records of one search. */
export const DEALER_PAGE_CAP = 20;

/** A position in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** The state of the list in its URL. `page` counts from 0 and is cumulative. */
export interface DealerQuery {
  keyphrase: string;
  page: number;
  /** By distance only with `near`. */
  sortName: DealerSort;
  /** The visitor's position, rounded to about a kilometre for privacy and to limit the number of URLs. */
  near: Place | null;
  /** What narrow windows show. Wide windows show both. */
  view: 'list' | 'map';
  /** Values of one name are alternatives, names are joined by AND. */
  values: Partial<Record<DealerValueName, string[]>>;
}

/** Parses the list's state from the query of a URL. Ignores unknown parameters and malformed values. */
export function parseDealerQuery(params: URLSearchParams): DealerQuery {
  const near = placeIn(params.get('near') ?? '');
  const byDistance = near !== null && params.get('sortName') === 'site_distance_asc';
  return {
    keyphrase: keyphraseIn(params),
    page: pageIn(params, DEALER_PAGE_CAP),
    sortName: byDistance ? 'site_distance_asc' : 'website_sort_order_asc',
    near,
    view: params.get('view') === 'map' ? 'map' : 'list',
    values: valuesIn(params, DEALER_VALUE_NAMES),
  };
}

/** Formats the state as a query without `?`, in canonical order and without defaults. Equal states give equal strings. */
export function formatDealerQuery({ keyphrase, page, sortName, near, view, values }: DealerQuery): string {
  const params = new URLSearchParams();
  if (keyphrase) params.set('keyphrase', keyphrase);
  for (const name of DEALER_VALUE_NAMES) for (const value of values[name] ?? []) params.append(name, value);
  if (near && sortName !== DEALER_SORTS[0]) params.set('sortName', sortName);
  if (near) params.set('near', formatPlace(near));
  if (page > 0) params.set('page', String(page));
  if (view !== 'list') params.set('view', view);
  return params.toString();
}

const DEGREES = /^([-+]?\d{1,3}(?:\.\d{1,20})?),([-+]?\d{1,3}(?:\.\d{1,20})?)$/;

/** Parses `lat,lng` in degrees and rounds it; null for any other text. The index field `site_geocoord` has this form too. */
export function placeIn(text: string, decimals = 2): Place | null {
  const [, lat = '', lng = ''] = DEGREES.exec(text.replace(/\s+/g, '')) ?? [];
  if (lat === '' || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return null;
  return { lat: roundTo(lat, decimals), lng: roundTo(lng, decimals) };
}

/** Formats a position as `59.33,18.07`. */
export function formatPlace({ lat, lng }: Place): string {
  return `${lat},${lng}`;
}

/** Rounds to `decimals`. Adding 0 turns -0 into 0, so that equal positions are formatted alike. */
const roundTo = (text: string, decimals: number): number => Number(Number(text).toFixed(decimals)) + 0;
