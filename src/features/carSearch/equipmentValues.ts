import { equipmentGroups, equipmentKey, equipmentRank } from '../../contracts/car/equipmentKinds.ts';
import type { FacetValue, ValueFacet } from '../../contracts/search/search.ts';

/** Number of values that a stock with other words for its equipment has at least. */
const LEAST_VALUES = 10;

/** Names by the values of the stock, which are cached and shared. */
const namesByStock = new WeakMap<readonly FacetValue[], readonly string[]>();

/**
 * Returns the pieces of equipment that the list offers, the most wanted first, with the number of cars that each choice leaves.
 *
 * @param current the facets of the response in the order of the request: one that counts the cars with everything chosen, then one for each chosen
 *   group, which counts the cars with everything but the group
 */
export function equipmentValues(
  stock: readonly FacetValue[],
  [all, ...others]: readonly ValueFacet[],
  chosen: readonly string[],
): { text: string; count: number }[] {
  const names = new Set([...namesOf(stock), ...chosen]);
  const countsOf = (facet: ValueFacet | undefined) => new Map(facet?.value.map(({ text, count }) => [text, count]));
  const counts = countsOf(all);
  const byKey = new Map(
    equipmentGroups(chosen).map(([name = ''], at) => [equipmentKey(name), countsOf(others[at])] as const),
  );
  return [...names].map((text) => ({ text, count: (byKey.get(equipmentKey(text)) ?? counts).get(text) ?? 0 }));
}

function namesOf(stock: readonly FacetValue[]): readonly string[] {
  const cached = namesByStock.get(stock);
  if (cached) return cached;
  const ranked = stock.map(({ text, count }) => ({ text, count, rank: equipmentRank(text) }));
  const ofKinds = ranked.filter(({ rank }) => Number.isFinite(rank)).sort((one, other) => one.rank - other.rank);
  const others = ranked.filter(({ rank }) => !Number.isFinite(rank)).sort((one, other) => other.count - one.count);
  const names = [...ofKinds, ...others.slice(0, Math.max(0, LEAST_VALUES - ofKinds.length))].map(({ text }) => text);
  namesByStock.set(stock, names);
  return names;
}
