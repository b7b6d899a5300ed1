import { CAR_DETAIL_FIELDS, type CarDetail, carDetailSchema } from '../../contracts/car.ts';
import type { LoaderContext } from '../../contracts/loader.ts';
import { recordReader } from '../../contracts/validate.ts';

/** Lets the whole record of a car in; throws on one without id or slug. */
export const parseCarDetail: (record: unknown) => CarDetail = recordReader(carDetailSchema);

/** The car of the page's address, sold ones too; null when the index does not know it. One call per page. */
export function carOfPage({ route, ports, once }: LoaderContext): Promise<CarDetail | null> {
  const { carId } = route;
  if (!carId) return Promise.resolve(null);
  return once(`car:${carId}`, async () => {
    const request = { fields: [...CAR_DETAIL_FIELDS], filters: { car_id: [carId] }, limit: 1 };
    const { content } = await ports.searchCars(request, parseCarDetail);
    return content[0] ?? null;
  });
}
