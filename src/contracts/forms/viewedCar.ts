import { isCarId } from '../car/carId.ts';

/**
 * The query parameter that names the car from whose page a visitor came to the form for selling a car, or to the method of the price
 * indicator: `?car=17`. It is part of the page's URL, so that the page knows the car without scripts too.
 */
const CAR_PARAMETER = 'car';

/** Components that read the parameter. */
export const VIEWED_CAR_COMPONENTS = ['SellCarForm', 'PriceMethod'] as const;

/** Returns the id of the car; null for none. */
export function viewedCarIn(query: URLSearchParams): string | null {
  const id = query.get(CAR_PARAMETER);
  return id !== null && isCarId(id) ? id : null;
}

/** Returns the query, without `?`, of a page that is about a car. */
export const viewedCarQuery = (id: string): string => `${CAR_PARAMETER}=${id}`;

/** Returns a query, without `?`, with the car of another one. */
export function withViewedCar(search: string, query: URLSearchParams): string {
  const id = viewedCarIn(query);
  return id === null ? search : [search, viewedCarQuery(id)].filter(Boolean).join('&');
}
