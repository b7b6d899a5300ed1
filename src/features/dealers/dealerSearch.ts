import {
  DEALER_FACETS,
  DEALER_PAGE_SIZE,
  type DealerQuery,
  type DealerValueName,
  formatDealerQuery,
} from '../../contracts/dealerSearch.ts';
import type { PortSearchRequest } from '../../contracts/loader.ts';

/** Latest arrivals of a dealer (S2 §9). */
export const LATEST_ARRIVALS = 12;

const DEALER_CARD_FIELDS: readonly string[] = [
  'site_id',
  'slug',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_phone',
  'site_image_url',
  'site_primary_image',
];

/** The search call of the dealer list (F080): 48 a page in the website's own order; what is chosen travels in the facets. */
export function dealerListRequest({ keyphrase, page, values }: DealerQuery): PortSearchRequest {
  const facets = DEALER_FACETS.map(({ name, sortOrder }) => ({
    name,
    sort_order: sortOrder,
    filters: values[name] ?? [],
  }));
  return {
    fields: [...DEALER_CARD_FIELDS],
    keyphrase,
    // Of the others nothing is shown: they are asked for when they restrict.
    facets: facets.filter(({ name, filters }) => name === 'site_region' || filters.length > 0),
    limit: (page + 1) * DEALER_PAGE_SIZE,
    sort_name: 'website_sort_order_asc',
  };
}

/** The address of a state of the dealer list, below `path`. */
export function dealerListHref(path: string, query: DealerQuery): string {
  const search = formatDealerQuery(query);
  return search ? `${path}?${search}` : path;
}

/** Adds a value, or takes it away; from the first page. */
export function toggleDealerValue(query: DealerQuery, name: DealerValueName, text: string): DealerQuery {
  const { [name]: before = [], ...others } = query.values;
  const after = before.includes(text) ? before.filter((value) => value !== text) : [...before, text].sort();
  return { ...query, page: 0, values: after.length > 0 ? { ...others, [name]: after } : others };
}

/** Everything chosen, the keyphrase first, each with the state without it (U5). */
export function chosenOf(query: DealerQuery): { label: string; without: DealerQuery }[] {
  const { keyphrase, values } = query;
  const words = keyphrase ? [{ label: `“${keyphrase}”`, without: { ...query, page: 0, keyphrase: '' } }] : [];
  const chosen = DEALER_FACETS.flatMap(({ name }) =>
    (values[name] ?? []).map((text) => ({ label: text, without: toggleDealerValue(query, name, text) })),
  );
  return [...words, ...chosen];
}

export const ALL_DEALERS: DealerQuery = { keyphrase: '', page: 0, values: {} };
