import { DEALER_FACETS, type DealerQuery, type DealerValueName } from '../../contracts/dealerSearch.ts';
import type { DictionaryKey } from '../../contracts/dictionary.ts';
import type { Facet, FacetValue } from '../../contracts/search.ts';

/** A facet with everything there is to choose from. */
export interface DealerFacetView {
  name: DealerValueName;
  values: { text: string; count: number }[];
}

/** What facets are called. */
export const FACET_LABELS: Readonly<Record<DealerValueName, DictionaryKey>> = {
  site_region: 'site_region',
  site_city: 'site_city',
  'site_departments.brands.name': 'dealerBrands',
  'site_departments.service_name': 'dealerServices',
};

/**
 * Puts the counts of an answer upon all values of the index, whose order does not jump while filters change: one that
 * nobody has under the other filters is kept with count 0, a chosen one that nobody knows is added, so that it can be
 * taken away again. A facet with a single value offers no choice.
 */
export function dealerFacets(whole: readonly Facet[], now: readonly Facet[], query: DealerQuery): DealerFacetView[] {
  return DEALER_FACETS.flatMap(({ name }) => {
    const counts = new Map(valuesOf(now, name).map(({ text, count }) => [text, count]));
    const all = valuesOf(whole.length > 0 ? whole : now, name).map(({ text }) => text);
    const chosen = query.values[name] ?? [];
    const texts = [...all, ...chosen.filter((text) => !all.includes(text))];
    const values = texts.map((text) => ({ text, count: counts.get(text) ?? 0 }));
    return values.length > 1 || chosen.length > 0 ? [{ name, values }] : [];
  });
}

function valuesOf(facets: readonly Facet[], name: DealerValueName): readonly FacetValue[] {
  const found = facets.find((facet) => facet.name === name);
  return found?.type === 'value' ? found.value : [];
}
