import type { CarCard } from '../../contracts/car/car.ts';
import { parseLoanQuery } from '../../contracts/finance/loanQuery.ts';
import type { LoaderContext, LoadResult, PortSearchRequest, SectionLoader } from '../../contracts/page/loader.ts';
import { carOfPage } from '../../features/car/carById.data.ts';
import { type CarCardView, cardOf } from '../../features/car/card.ts';
import {
  ENOUGH_SIMILAR,
  keyphraseRequest,
  namedRequest,
  onlyOfItsBodyRequests,
  SIMILAR_CARS,
  similarRequests,
} from '../../features/carDetail/similar.ts';
import { parseCarCard } from '../../features/carSearch/stockFacets.data.ts';
import { stockVocabulary } from '../../features/carSearch/suggestions/stockIndex.data.ts';
import { nameInSlug } from '../../features/carSearch/text/nameInSlug.ts';

interface SimilarCarsData {
  cars: CarCardView[];
}

/**
 * Loads cars similar to the car of the page; for an unknown car, those of make and model in its URL (F066, F068). Returns no cars
 * when the car itself cannot be loaded, because the page already shows that error.
 */
export const loader: SectionLoader<SimilarCarsData> = { when: 'deferred', load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<SimilarCarsData>> {
  const { route } = context;
  const car = await carOfPage(context).catch(() => undefined);
  if (car === undefined) return { kind: 'data', value: { cars: [] } };
  const requests = car ? similarRequests(car) : await requestsForName(context);
  const terms = parseLoanQuery(route.query);
  let cars = await search(requests, context);
  const last = keyphraseRequest(car?.slug ?? route.slug, route.carId, car);
  if (cars.length === 0 && last) cars = await search([last], context);
  if (cars.length === 0 && car) cars = await search(onlyOfItsBodyRequests(car), context);
  return { kind: 'data', value: { cars: cars.map((record) => cardOf(record, context, { terms })) } };
}

async function requestsForName({ route, ports, site }: LoaderContext): Promise<PortSearchRequest[]> {
  const vocabulary = await stockVocabulary(ports, site);
  const request = vocabulary && namedRequest(nameInSlug(route.slug, vocabulary));
  return request ? [request] : [];
}

/** Runs the searches in order until there are enough cars; each adds cars that the previous ones have not found. */
async function search(requests: readonly PortSearchRequest[], { ports }: LoaderContext): Promise<CarCard[]> {
  const found = new Map<string, CarCard>();
  for (const request of requests) {
    const { content } = await ports.searchCars(request, parseCarCard);
    for (const car of content) if (!found.has(car.car_id)) found.set(car.car_id, car);
    if (found.size >= ENOUGH_SIMILAR) break;
  }
  return [...found.values()].slice(0, SIMILAR_CARS);
}
