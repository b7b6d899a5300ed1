import { idsInAnyCase, recordOfCar } from '../../contracts/car/carId.ts';
import type { LoaderPorts } from '../../contracts/page/loader.ts';

interface CarsRequest<T> {
  /** `searchCars`, or `searchAllMakes` for cars of other brand hosts too. */
  search: LoaderPorts['searchCars'];
  fields: readonly string[];
  filters?: Parameters<LoaderPorts['searchCars']>[0]['filters'];
  parse: (record: unknown) => T;
}

/**
 * Fetches the cars with these ids, which may differ from the index in the case of letters. Returns them by the ids of the request, in their order.
 * Cars that the index does not have are missing.
 *
 * @throws Error when the search fails
 */
export async function carsWithIds<T extends { car_id: string }>(
  ids: readonly string[],
  { search, fields, filters, parse }: CarsRequest<T>,
): Promise<ReadonlyMap<string, T>> {
  if (ids.length === 0) return new Map();
  const every = idsInAnyCase(ids);
  const request = { fields: [...fields], filters: { ...filters, car_id: every }, limit: every.length };
  const { content } = await search(request, parse);
  return new Map(
    ids.flatMap((id) => {
      const car = recordOfCar(content, id);
      return car ? [[id, car] as const] : [];
    }),
  );
}
