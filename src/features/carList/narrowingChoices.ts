import type { CarQuery, CarValueName } from '../../contracts/carSearch.ts';
import { type FacetView, isRange } from '../carSearch/facetViews.ts';
import { toggleValue } from '../carSearch/listState.ts';

/** Filters that are suggested where a list is cut, in this order. */
const SUGGESTED: readonly CarValueName[] = ['car_brand', 'car_body', 'car_fuel', 'car_site_region'];
const MOST_GROUPS = 3;
const MOST_VALUES = 6;

/** Values that leave fewer cars, those with the most first, of facets from which nothing is chosen yet. */
export function narrowingChoices(query: CarQuery, facets: readonly FacetView[]) {
  const groups = SUGGESTED.flatMap((name) => {
    const facet = facets.find((one) => one.name === name);
    if (!facet || isRange(facet) || query.values[name]) return [];
    const filled = facet.values.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    if (filled.length < 2) return [];
    const choices = filled
      .slice(0, MOST_VALUES)
      .map(({ text, count, label = text }) => ({ text, label, count, next: toggleValue(query, name, text, facets) }));
    return [{ name, choices }];
  });
  return groups.slice(0, MOST_GROUPS);
}
