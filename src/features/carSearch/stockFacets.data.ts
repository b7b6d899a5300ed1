import { type CarCard, carCardSchema } from '../../contracts/car/car.ts';
import type { LoaderPorts } from '../../contracts/page/loader.ts';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import type { Facet } from '../../contracts/search/search.ts';
import { recordReader } from '../../contracts/validate.ts';
import { baseFacetsRequest } from './listRequest.ts';

/** Parses a record of the vehicle index into a card; throws when id or slug is missing. */
export const parseCarCard: (record: unknown) => CarCard = recordReader(carCardSchema);

type Search = Pick<LoaderPorts, 'searchCars'>;

/** Fetches the facets of the whole stock. Returns none when the upstream fails; the search's own facets are the fallback. */
export async function stockFacets(search: Search): Promise<readonly Facet[]> {
  return (await searchFullStock(search))?.facet ?? [];
}

/** Searches the whole stock for its facets and their counts; null when the upstream fails. */
export const searchFullStock = (
  { searchCars }: Search,
  query?: Pick<CarQuery, 'terms' | 'costs' | 'sortName' | 'ranges'>,
) => searchCars(baseFacetsRequest(query), parseCarCard).catch(() => null);
