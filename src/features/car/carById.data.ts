import { CAR_DETAIL_FIELDS, type CarDetail, carDetailSchema } from '../../contracts/car/car.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import { recordReader } from '../../contracts/validate.ts';
import { carsWithIds } from './carsWithIds.data.ts';

/** Parses a full record of a car; throws when id or slug is missing. */
export const parseCarDetail: (record: unknown) => CarDetail = recordReader(carDetailSchema);

/** Fetches the car of the page's URL, sold ones included; null when the index does not have it. One request for each page. */
export function carOfPage({ route, ports, once }: LoaderContext): Promise<CarDetail | null> {
  const { carId } = route;
  if (!carId) return Promise.resolve(null);
  return once(`car:${carId}`, async () => {
    const request = { search: ports.searchCars, fields: CAR_DETAIL_FIELDS, parse: parseCarDetail };
    return (await carsWithIds([carId], request)).get(carId) ?? null;
  });
}
