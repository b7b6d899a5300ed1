import type { CarQuery } from '../../contracts/carSearch.ts';
import { type ListBase, segmentOf } from '../../contracts/listSegments.ts';
import type { Facet } from '../../contracts/search.ts';
import { matchBase } from './listAddress.ts';

/** Returns the make, or make and model, of a state that have a page of their own (F031); null when the stock does not know them. */
export function knownBase(query: CarQuery, facets: readonly Facet[]): ListBase | null {
  const base = baseOf(query);
  const known =
    base && matchBase(segmentOf(base.brand), base.model === null ? undefined : segmentOf(base.model), facets);
  return known && known.brand === base.brand && known.model === base.model ? known : null;
}

/** One make, or one of its models, has a page of its own (F031). */
function baseOf({ values }: CarQuery): ListBase | null {
  const [brand, otherBrand] = values.car_brand ?? [];
  const [model = null, otherModel] = values.car_model ?? [];
  return brand && !otherBrand && !otherModel ? { brand, model } : null;
}
