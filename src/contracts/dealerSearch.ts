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

/** Every parameter that the list understands; any other is ignored and kept out of cache keys. */
export const DEALER_QUERY_NAMES: readonly string[] = ['keyphrase', 'page', ...DEALER_VALUE_NAMES];

/** Dealers a page of the list (S2 §9). */
export const DEALER_PAGE_SIZE = 48;
/** As many as the car list has; together they stay below the 1,000 records of one search. */
const DEALER_PAGE_CAP = 20;

/** The state of the list as the address holds it. `page` counts from 0 and is cumulative. */
export interface DealerQuery {
  keyphrase: string;
  page: number;
  /** Values of one name are alternatives, names are joined by AND. */
  values: Partial<Record<DealerValueName, string[]>>;
}

/** Reads the list's state from an address; unknown parameters and malformed values are ignored. */
export function parseDealerQuery(params: URLSearchParams): DealerQuery {
  return {
    keyphrase: keyphraseIn(params),
    page: pageIn(params, DEALER_PAGE_CAP),
    values: valuesIn(params, DEALER_VALUE_NAMES),
  };
}

/** Writes the state in canonical order with defaults left out; two equal states give one string, without `?`. */
export function formatDealerQuery({ keyphrase, page, values }: DealerQuery): string {
  const params = new URLSearchParams();
  if (keyphrase) params.set('keyphrase', keyphrase);
  for (const name of DEALER_VALUE_NAMES) for (const value of values[name] ?? []) params.append(name, value);
  if (page > 0) params.set('page', String(page));
  return params.toString();
}
