import { CAR_CARD_FIELDS } from '../../contracts/car.ts';
import type { SectionLoader } from '../../contracts/loader.ts';
import { type CarCardView, cardOf } from '../../features/cars/card.ts';
import { parseCarCard } from '../../features/cars/carListSearch.data.ts';

export interface CarOfTheWeekData {
  cars: CarCardView[];
}

/** Cards of the start page's carousel (F069). */
const LIMIT = 8;

/** The cars that sellers have chosen. Late: the rest of the page does not wait for the search engine. */
export const loader: SectionLoader<CarOfTheWeekData> = {
  when: 'late',
  async load(_rendering, context) {
    const answer = await context.ports.searchCars(
      { fields: [...CAR_CARD_FIELDS], filters: { caroftheweek: [true] }, limit: LIMIT },
      parseCarCard,
    );
    const cars = answer.content.map((car) => cardOf(car, context));
    return { kind: 'data', value: { cars }, tags: cars.map(({ id }) => `car:${id}`) };
  },
};
