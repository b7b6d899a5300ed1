import { CAR_CARD_FIELDS, type CarCard, IN_STOCK } from '../../contracts/car/car.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { type CarCardView, cardOf } from '../../features/car/card.ts';
import { withoutHeroCar } from '../../features/car/heroCar.data.ts';
import { parseCarCard } from '../../features/carSearch/stockFacets.data.ts';

export interface CarOfTheWeekData {
  cars: CarCardView[];
}

/** Maximum number of cards in the carousel (F069). */
const MAX_CARS = 8;
/** Minimum number of cards on a brand host. With fewer cars of the week its latest cars are added. */
const MIN_CARS = 4;

/** Loads the cars that sellers have selected. Deferred: the rest of the page does not wait for the search engine. */
export const loader: SectionLoader<CarOfTheWeekData> = {
  when: 'deferred',
  async load(_rendering, context) {
    const { searchCars } = context.ports;
    const fields = [...CAR_CARD_FIELDS];
    const carsOfTheWeek = await searchCars(
      { fields, filters: { ...IN_STOCK, caroftheweek: [true] }, limit: MAX_CARS },
      parseCarCard,
    );
    let records = carsOfTheWeek.content;
    if (context.brand && records.length < MIN_CARS) {
      const request = { fields, filters: { ...IN_STOCK }, limit: MAX_CARS, sort_name: 'car_publishdate_desc' };
      const latest = await searchCars(request, parseCarCard);
      const others = latest.content.filter(({ car_id: id }) => records.every((car) => car.car_id !== id));
      records = [...records, ...others].slice(0, MAX_CARS);
    }
    // One badge at most: on all cards it would only repeat the heading, and hide campaigns.
    const hasOthers = records.some(({ caroftheweek }) => !caroftheweek);
    const shown = differentFirst(await withoutHeroCar(records, context));
    const badged = hasOthers ? shown.find(({ caroftheweek }) => caroftheweek) : undefined;
    const cars = shown.map((car) =>
      cardOf(car.caroftheweek && car !== badged ? { ...car, caroftheweek: false } : car, context),
    );
    return { kind: 'data', value: { cars }, tags: cars.map(({ id }) => `car:${id}`) };
  },
};

/** Returns the cars with the first of each model before the others. */
function differentFirst(cars: readonly CarCard[]): CarCard[] {
  const isFirst = ({ car_brand: make, car_model: model }: CarCard, at: number) =>
    cars.findIndex((car) => car.car_brand === make && car.car_model === model) === at;
  return [...cars.filter(isFirst), ...cars.filter((car, at) => !isFirst(car, at))];
}
