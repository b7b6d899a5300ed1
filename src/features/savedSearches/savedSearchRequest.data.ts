import type { PortSearchRequest } from '../../contracts/page/loader.ts';
import { parseCarQuery } from '../../contracts/search/carSearch.ts';
import { carCountRequest } from '../carSearch/listRequest.ts';

/** Returns the request for those of some cars that are in the list of a query. @param query as `formatCarQuery` writes it */
export function savedSearchRequest(query: string, cars: readonly string[]): PortSearchRequest {
  const request = carCountRequest(parseCarQuery(new URLSearchParams(query)));
  return { ...request, fields: ['car_id'], filters: { ...request.filters, car_id: [...cars] }, limit: cars.length };
}
