import { CAR_CARD_FIELDS, IN_STOCK } from '../../contracts/car.ts';
import type { SectionLoader } from '../../contracts/loader.ts';
import { type CarCardView, cardOf } from '../../features/car/card.ts';
import { parseCarCard } from '../../features/carSearch/carListSearch.data.ts';

export interface CarOfTheWeekData {
  cars: CarCardView[];
}

/** Cards of the start page's carousel (F069). */
const LIMIT = 8;
/** One make has few cars of the week: with fewer than this a brand host adds its latest. */
const ENOUGH = 4;

/** The cars that sellers have chosen. Late: the rest of the page does not wait for the search engine. */
export const loader: SectionLoader<CarOfTheWeekData> = {
  when: 'deferred',
  async load(_rendering, context) {
    const { searchCars } = context.ports;
    const fields = [...CAR_CARD_FIELDS];
    const chosen = await searchCars({ fields, filters: { caroftheweek: [true] }, limit: LIMIT }, parseCarCard);
    let found = chosen.content;
    if (context.brand && found.length < ENOUGH) {
      const request = { fields, filters: { ...IN_STOCK }, limit: LIMIT, sort_name: 'car_publishdate_desc' };
      const latest = await searchCars(request, parseCarCard);
      const others = latest.content.filter(({ car_id: id }) => found.every((car) => car.car_id !== id));
      found = [...found, ...others].slice(0, LIMIT);
    }
    const cars = found.map((car) => cardOf(car, context));
    return { kind: 'data', value: { cars }, tags: cars.map(({ id }) => `car:${id}`) };
  },
};
