import { CAR_CARD_FIELDS } from '../../contracts/car.ts';
import { idsInAnyCase, recordOfCar } from '../../contracts/carId.ts';
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
  const every = idsInAnyCase(ids);
  const request = { fields: [...CAR_CARD_FIELDS, 'car_status'], filters: { car_id: every }, limit: every.length };
  const response = await searchCars(request, parseCarDetail).catch(() => null);
  if (!response) return { cars: [], gone: [], failed: true };
  const inStock = response.content.filter((car) => !isSold(car));
  return {
    cars: ids.flatMap((id) => {
      const car = recordOfCar(inStock, id);
      return car ? [cardOf(car, wording, { terms })] : [];
    }),
    gone: ids.filter((id) => !recordOfCar(inStock, id)),
  };
}
