import { CAR_DETAIL_FIELDS, type CarDetail } from '../../contracts/car/car.ts';
import { viewedCarIn } from '../../contracts/forms/viewedCar.ts';
import type { LoaderContext, SectionLoader } from '../../contracts/page/loader.ts';
import { parseCarDetail } from '../../features/car/carById.data.ts';
import { isSold } from '../../features/car/carRecord.ts';
import { carsWithIds } from '../../features/car/carsWithIds.data.ts';
import { methodCar, methodRules, type PriceMethodView } from '../../features/carDetail/priceMethod/priceMethod.ts';

/**
 * Loads the rules and the car that the visitor came from. The rules need no upstream: when the search fails, the page has them without the car and is
 * not cached. A page with a car is not for search engines.
 */
export const loader: SectionLoader<PriceMethodView> = {
  async load(_rendering, context) {
    const rules = methodRules(context);
    const id = viewedCarIn(context.route.query);
    if (id === null) return { kind: 'data', value: { rules } };
    const head = { noindex: true };
    const car = await carOf(id, context).catch(() => undefined);
    if (!car) {
      const missing = car === undefined ? 'failed' : 'gone';
      return {
        kind: 'data',
        value: { rules, missing },
        head,
        degraded: missing === 'failed',
        tags: ['cars', `car:${id}`],
      };
    }
    const value = { car: methodCar(car, context, Date.now()), rules };
    return { kind: 'data', value, head, tags: ['cars', `car:${car.car_id}`] };
  },
};

/** Returns the car; null when it is unknown or sold. @throws Error when the search fails */
async function carOf(id: string, { ports }: LoaderContext): Promise<CarDetail | null> {
  const request = { search: ports.searchAllMakes, fields: CAR_DETAIL_FIELDS, parse: parseCarDetail };
  const car = (await carsWithIds([id], request)).get(id);
  return car && !isSold(car) ? car : null;
}
