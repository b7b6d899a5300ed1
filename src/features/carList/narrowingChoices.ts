import type { CarQuery, CarValueName } from '../../contracts/search/carSearch.ts';
import { type FacetView, isRange } from '../carSearch/facetViews.ts';
import { toggleValue } from '../carSearch/listState.ts';

/** Facets suggested at the end of a truncated list, in display order. */
const SUGGESTED: readonly CarValueName[] = ['car_brand', 'car_body', 'car_fuel', 'car_site_region'];
const MAX_GROUPS = 3;
const MAX_VALUES = 6;

/** Returns values that narrow the list, the largest first, from facets without a selection. */
export function narrowingChoices(query: CarQuery, facets: readonly FacetView[]) {
  const groups = SUGGESTED.flatMap((name) => {
    const facet = facets.find((one) => one.name === name);
    if (!facet || isRange(facet) || query.values[name]) return [];
    const inStock = facet.values.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    if (inStock.length < 2) return [];
    const choices = inStock
      .slice(0, MAX_VALUES)
      .map(({ text, count, label = text }) => ({ text, label, count, next: toggleValue(query, name, text, facets) }));
    return [{ name, choices }];
  });
  return groups.slice(0, MAX_GROUPS);
}
