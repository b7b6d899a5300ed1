import type { CarQuery } from '../../contracts/carSearch.ts';
import { type ListBase, segmentOf } from '../../contracts/listSegments.ts';
import type { Facet } from '../../contracts/search.ts';
import { matchBase, onlyBase } from './listUrl.ts';

/** Returns the make, or make and model, of a state that have a page of their own (F031); null when the stock does not know them. */
export function knownBase(query: CarQuery, facets: readonly Facet[]): ListBase | null {
  const base = onlyBase(query);
  const known =
    base && matchBase(segmentOf(base.brand), base.model === null ? undefined : segmentOf(base.model), facets);
  return known && known.brand === base.brand && known.model === base.model ? known : null;
}
