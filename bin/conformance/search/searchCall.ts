import type { FacetBucket, FacetValue, SearchRequest, SearchResponse } from '../../../src/contracts/search/search.ts';
import { searchResponseSchema } from '../../../src/contracts/search/search.ts';
import { Mismatch, type Trial } from '../conformanceCase.ts';
import { expectJson } from '../expect.ts';

export type PartialRequest = Partial<Omit<SearchRequest, 'facets'>> & {
  facets?: readonly { name: string; child_name?: string; sort_order?: string; filters?: readonly string[] }[];
};

/** Cars that are for sale, as every list of the product requests them. */
export const IN_STOCK: SearchRequest['filters'] = { 'car_status.neq': ['sold'] };

/** Returns the request of a search for cars, with what a test does not name left out. */
export const carRequest = (trial: Trial, request: PartialRequest = {}) => ({
  path: '/search',
  json: { index: trial.setting('cars'), filters: IN_STOCK, ...request },
});

/** Searches cars; the response is a valid one. */
export async function searchCars(trial: Trial, request: PartialRequest = {}): Promise<SearchResponse> {
  return expectJson(await trial.client.call(carRequest(trial, request)), 200, searchResponseSchema) as SearchResponse;
}

/** Searches dealers; the response is a valid one. */
export async function searchDealers(trial: Trial, request: PartialRequest = {}): Promise<SearchResponse> {
  const json = { index: trial.setting('dealers'), ...request };
  return expectJson(await trial.client.call({ path: '/search', json }), 200, searchResponseSchema) as SearchResponse;
}

/** Returns the values of a facet of texts. */
export function valuesOf({ facet }: SearchResponse, name: string): readonly FacetValue[] {
  const found = facet.find((each) => each.name === name);
  if (found?.type !== 'value') throw new Mismatch(`facet ${name}`, 'a facet of type value', found?.type ?? 'none');
  return found.value;
}

/** Returns the buckets of a histogram. */
export function bucketsOf({ facet }: SearchResponse, name: string): readonly FacetBucket[] {
  const found = facet.find((each) => each.name === name);
  if (found?.type !== 'histogram')
    throw new Mismatch(`facet ${name}`, 'a facet of type histogram', found?.type ?? 'none');
  return found.value;
}

/** Returns a number of a record; NaN for none. */
export const numberOf = (record: Readonly<Record<string, unknown>>, field: string): number =>
  typeof record[field] === 'number' ? record[field] : Number.NaN;
