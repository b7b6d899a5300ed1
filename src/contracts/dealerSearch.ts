import { keyphraseIn, pageIn, valuesIn } from './listQuery.ts';

/**
 * The address grammar of the dealer list, shared by the router (cache keys), the search request, the view and whoever
 * checks addresses that lead to it. Pure and free of libraries: it is part of the browser bundle.
 */

/** Facets of the dealer list, with the order that the search upstream is asked for (F042, F080). */
export const DEALER_FACETS = [
  { name: 'site_region', sortOrder: 'alpha' },
  { name: 'site_city', sortOrder: 'alpha' },
  { name: 'site_departments.brands.name', sortOrder: 'alpha' },
  { name: 'site_departments.service_name', sortOrder: 'alpha' },
] as const;

export type DealerValueName = (typeof DEALER_FACETS)[number]['name'];
export const DEALER_VALUE_NAMES: readonly DealerValueName[] = DEALER_FACETS.map(({ name }) => name);

/** Sort names of the dealer list; the first is the default and is left out of addresses (S2 §9, decisions §4). */
export const DEALER_SORTS = ['website_sort_order_asc', 'site_distance_asc'] as const;
export type DealerSort = (typeof DEALER_SORTS)[number];

/** Every parameter that the list understands; any other is ignored and kept out of cache keys. */
export const DEALER_QUERY_NAMES: readonly string[] = [
  'keyphrase',
  'sortName',
  'near',
  'page',
  'view',
  ...DEALER_VALUE_NAMES,
];

/** Dealers a page of the list (S2 §9). */
export const DEALER_PAGE_SIZE = 48;
/** As many as the car list has; together they stay below the 1,000 records of one search. */
const DEALER_PAGE_CAP = 20;

/** A place in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** The state of the list as the address holds it. `page` counts from 0 and is cumulative. */
export interface DealerQuery {
  keyphrase: string;
  page: number;
  /** By distance only where it is known from where. */
  sortName: DealerSort;
  /** Where the visitor is, to about a kilometre: nobody needs to know it better, and addresses are not endlessly many. */
  near: Place | null;
  /** What phones show of the two; wide windows show both. */
  view: 'list' | 'map';
  /** Values of one name are alternatives, names are joined by AND. */
  values: Partial<Record<DealerValueName, string[]>>;
}

/** Reads the list's state from an address; unknown parameters and malformed values are ignored. */
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

/** Writes the state in canonical order with defaults left out; two equal states give one string, without `?`. */
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

/** `lat,lng` in degrees, rounded; null for any other text. Also what the dealer index gives as `site_geocoord`. */
export function placeIn(text: string, decimals = 2): Place | null {
  const [, lat = '', lng = ''] = DEGREES.exec(text.replace(/\s+/g, '')) ?? [];
  if (lat === '' || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return null;
  return { lat: roundTo(lat, decimals), lng: roundTo(lng, decimals) };
}

/** `59.33,18.07` */
export function formatPlace({ lat, lng }: Place): string {
  return `${lat},${lng}`;
}

/** No negative zero: one place has one spelling. */
const roundTo = (text: string, decimals: number): number => Number(Number(text).toFixed(decimals)) + 0;
