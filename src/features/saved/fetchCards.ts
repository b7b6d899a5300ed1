import type { PageData } from '../../contracts/page/page.ts';
import { MAX_CARDS } from '../../contracts/search/listVariants.ts';
import type { CarCardView } from '../car/card.ts';
import { requestCars } from '../carSearch/requestCars.ts';

/** The response of `POST /api/cars` for `cards`. */
export interface CardsResponse {
  /** Cars for sale. */
  cars: CarCardView[];
  /** Ids of cars that are sold or unknown. */
  gone: string[];
  failed?: true;
}

/** Requests current cards, for any number of cars. @throws on every status but 200, and on a failed search */
export async function fetchCards(
  ids: readonly string[],
  scope: Pick<PageData, 'site' | 'language'>,
): Promise<CardsResponse> {
  const starts = Array.from({ length: Math.ceil(ids.length / MAX_CARDS) }, (_, at) => at * MAX_CARDS);
  const parts = await Promise.all(
    starts.map((start) => requestCars<CardsResponse>('cards', ids.slice(start, start + MAX_CARDS), scope)),
  );
  return { cars: parts.flatMap(({ cars }) => cars), gone: parts.flatMap(({ gone }) => gone) };
}
