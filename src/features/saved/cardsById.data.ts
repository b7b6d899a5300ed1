import { CAR_CARD_FIELDS } from '../../contracts/car.ts';
import type { LoaderPorts, Wording } from '../../contracts/loader.ts';
import type { RequestedTerms } from '../../contracts/loanQuery.ts';
import { parseCarDetail } from '../car/carById.data.ts';
import { cardOf } from '../car/card.ts';
import { isSold } from '../car/carRecord.ts';
import type { CardsResponse } from './fetchCards.ts';

interface CardSearch extends Wording {
  searchCars: LoaderPorts['searchCars'];
}

/** Fetches the cards of these ids, with loans on these terms, by a search filtered by `car_id`; `failed` when the search fails. */
export async function cardsOfIds(
  ids: readonly string[],
  { searchCars, ...wording }: CardSearch,
  terms: RequestedTerms = {},
): Promise<CardsResponse> {
  const request = { fields: [...CAR_CARD_FIELDS, 'car_status'], filters: { car_id: [...ids] }, limit: ids.length };
  const response = await searchCars(request, parseCarDetail).catch(() => null);
  if (!response) return { cars: [], gone: [], failed: true };
  const inStock = new Map(response.content.filter((car) => !isSold(car)).map((car) => [car.car_id, car]));
  return {
    cars: ids.flatMap((id) => {
      const car = inStock.get(id);
      return car ? [cardOf(car, wording, { terms })] : [];
    }),
    gone: ids.filter((id) => !inStock.has(id)),
  };
}
