import {
  DEALER_FACETS,
  DEALER_PAGE_CAP,
  DEALER_PAGE_SIZE,
  DEALER_SORTS,
  type DealerQuery,
  type DealerValueName,
  formatDealerQuery,
  formatPlace,
  type Place,
} from '../../../contracts/dealers/dealerSearch.ts';
import type { Translate } from '../../../contracts/dictionary/dictionary.ts';
import type { PortSearchRequest } from '../../../contracts/page/loader.ts';
import type { LocalizedText } from '../../../contracts/search/valueTexts.ts';
import { CONTACT_FIELDS } from '../dealerView.ts';
import { type DealerFacetView, valueLabel } from './dealerFacets.ts';

/** Number of latest arrivals on a dealer's page (S2 §9). */
export const LATEST_ARRIVALS = 12;

const DEALER_CARD_FIELDS: readonly string[] = [
  ...CONTACT_FIELDS,
  'site_geocoord',
  // For the opening hours: the upstream returns only complete fields.
  'site_departments',
];

/** Returns the search request of the dealer list (F080): 48 a page in website order or by distance; filters are in the facets. */
export function dealerListRequest(query: DealerQuery): PortSearchRequest {
  const { keyphrase, page, values, sortName, near } = query;
  return {
    fields: [...DEALER_CARD_FIELDS],
    keyphrase,
    facets: DEALER_FACETS.map(({ name, sortOrder }) => ({ name, sort_order: sortOrder, filters: values[name] ?? [] })),
    limit: (page + 1) * DEALER_PAGE_SIZE,
    sort_name: sortName,
    ...(near && sortName === 'site_distance_asc' && { filters: { near: [formatPlace(near)] } }),
  };
}

/** Returns the page after that of `query`; null when it requests all of `total` dealers, and after the last page of a list. */
export function nextDealerPage({ page }: DealerQuery, total: number): number | null {
  const next = page + 1;
  return next * DEALER_PAGE_SIZE < total && next < DEALER_PAGE_CAP ? next : null;
}

/** Returns the search request for all facet values, the same for every state of the list. */
export function allFacetsRequest(): PortSearchRequest {
  const { facets = [] } = dealerListRequest(ALL_DEALERS);
  return { fields: ['site_id'], facets, limit: 0 };
}

/** Returns the URL of a state of the dealer list; `path` is the list's path. */
export function dealerListHref(path: string, query: DealerQuery): string {
  const search = formatDealerQuery(query);
  return search ? `${path}?${search}` : path;
}

/** Adds or removes a value and returns to the first page. */
export function toggleDealerValue(query: DealerQuery, name: DealerValueName, text: string): DealerQuery {
  const { [name]: before = [], ...others } = query.values;
  const after = before.includes(text) ? before.filter((value) => value !== text) : [...before, text].sort();
  return { ...query, page: 0, values: after.length > 0 ? { ...others, [name]: after } : others };
}

/** Sorts by distance from a position; null restores the website order. */
export function setNear(query: DealerQuery, near: Place | null): DealerQuery {
  return { ...query, page: 0, near, sortName: DEALER_SORTS[near ? 1 : 0] };
}

/** Returns all active filters, the keyphrase first, each with the state without it (U5). */
export function activeFilters(
  query: DealerQuery,
  facets: readonly DealerFacetView[],
  translate: Translate,
): { id: string; label: LocalizedText; without: DealerQuery }[] {
  const { keyphrase, near, values } = query;
  const keyphraseFilter = keyphrase
    ? [
        {
          id: 'keyphrase',
          label: translate('quoted', { text: keyphrase }),
          without: { ...query, page: 0, keyphrase: '' },
        },
      ]
    : [];
  const nearFilter = near ? [{ id: 'near', label: translate('nearMe'), without: setNear(query, null) }] : [];
  const labelOf = (name: DealerValueName, text: string) => {
    const value = facets.find((facet) => facet.name === name)?.values.find((one) => one.text === text);
    return value ? valueLabel(value) : text;
  };
  const valueFilters = DEALER_FACETS.flatMap(({ name }) =>
    (values[name] ?? []).map((text) => ({
      id: `${name} ${text}`,
      label: labelOf(name, text),
      without: toggleDealerValue(query, name, text),
    })),
  );
  return [...keyphraseFilter, ...nearFilter, ...valueFilters];
}

export const ALL_DEALERS: DealerQuery = {
  keyphrase: '',
  page: 0,
  sortName: DEALER_SORTS[0],
  near: null,
  view: 'list',
  values: {},
};
