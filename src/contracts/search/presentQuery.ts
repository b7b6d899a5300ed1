import type { FeatureName } from '../page/features.ts';
import { COST_PREFIX } from '../totalCost/costQuery.ts';
import { withoutAround } from './around.ts';
import { type CarValueName, TOTAL_COST, TOTAL_COST_SORT } from './carSearch.ts';

/** The filter that only sites with price indicators have. */
export const BAND_FACET = 'car_price_band' satisfies CarValueName;

/** Returns a query without the parameters of features that a site does not have. */
export function presentQuery(query: URLSearchParams, has: (feature: FeatureName) => boolean): URLSearchParams {
  const present = has('distance') ? new URLSearchParams(query) : withoutAround(query);
  if (!has('priceIndicator')) present.delete(BAND_FACET);
  if (!has('totalCost')) removeTotals(present);
  return present;
}

function removeTotals(query: URLSearchParams): void {
  const isOfTotals = (name: string) => name.startsWith(COST_PREFIX) || name.startsWith(TOTAL_COST);
  for (const name of [...query.keys()]) if (isOfTotals(name)) query.delete(name);
  if (query.get('sortName') === TOTAL_COST_SORT) query.delete('sortName');
}
