import { CAR_CARD_FIELDS } from '../../contracts/car.ts';
import type { LoaderPorts, Wording } from '../../contracts/loader.ts';
import { parseCarDetail } from '../car/carById.data.ts';
import { cardOf } from '../car/card.ts';
import { isSold } from '../car/carRecord.ts';
import type { CardsAnswer } from './fetchCards.ts';

interface KeptSearch extends Wording {
  searchCars: LoaderPorts['searchCars'];
}

/** The cards of these ids, by a search that is filtered by `car_id`; one that fails says so. */
export async function cardsOfIds(ids: readonly string[], { searchCars, ...wording }: KeptSearch): Promise<CardsAnswer> {
  const request = { fields: [...CAR_CARD_FIELDS, 'car_status'], filters: { car_id: [...ids] }, limit: ids.length };
  const answer = await searchCars(request, parseCarDetail).catch(() => null);
  if (!answer) return { cars: [], gone: [], failed: true };
  const inStock = new Map(answer.content.filter((car) => !isSold(car)).map((car) => [car.car_id, car]));
  return {
    cars: ids.flatMap((id) => {
      const car = inStock.get(id);
      return car ? [cardOf(car, wording)] : [];
    }),
    gone: ids.filter((id) => !inStock.has(id)),
  };
}
