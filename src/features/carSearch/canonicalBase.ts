import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { type ListBase, segmentOf } from '../../contracts/search/listSegments.ts';
import type { Facet } from '../../contracts/search/search.ts';
import { findBase, onlyBase } from './listUrl.ts';

/** Returns the make, or make and model, of a state that has a page of its own (F031); null when the stock does not have them. */
export function canonicalBase(query: CarQuery, facets: readonly Facet[]): ListBase | null {
  const base = onlyBase(query);
  const found = base && findBase(segmentOf(base.make), base.model === null ? undefined : segmentOf(base.model), facets);
  return found && found.make === base.make && found.model === base.model ? found : null;
}
