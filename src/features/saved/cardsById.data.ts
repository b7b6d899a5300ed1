import { CAR_CARD_FIELDS } from '../../contracts/car/car.ts';
import type { RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import type { LoaderPorts, Wording } from '../../contracts/page/loader.ts';
import { parseCarDetail } from '../car/carById.data.ts';
import { cardOf } from '../car/card.ts';
import { isSold } from '../car/carRecord.ts';
import { carsWithIds } from '../car/carsWithIds.data.ts';
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
  const request = { search: searchCars, fields: [...CAR_CARD_FIELDS, 'car_status'], parse: parseCarDetail };
  const found = await carsWithIds(ids, request).catch(() => null);
  if (!found) return { cars: [], gone: [], failed: true };
  const inStock = [...found].filter(([, car]) => !isSold(car));
  return {
    cars: inStock.map(([, car]) => cardOf(car, wording, { terms })),
    gone: ids.filter((id) => !inStock.some(([own]) => own === id)),
  };
}
