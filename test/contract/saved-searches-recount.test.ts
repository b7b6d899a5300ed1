import { expect, test } from '@jest/globals';
import { createRandom } from '../../lib/random.ts';
import { createEngines } from '../../sandbox/search/upstream.ts';
import { carStateOf, STATE_FIELDS } from '../../server/savedSearches/carState.ts';
import { criteriaOf, fits } from '../../server/savedSearches/criteria.ts';
import { type Indexed, SearchIndex } from '../../server/savedSearches/searchIndex.ts';
import { formatCarQuery, parseCarQuery } from '../../src/contracts/search/carSearch.ts';
import { type SearchRequest, searchRequestSchema } from '../../src/contracts/search/search.ts';
import { carCountRequest } from '../../src/features/carSearch/listRequest.ts';
import { datasetOf } from '../support/data/dataset.ts';
import { type Car, randomQuery } from '../support/savedQueries.ts';

/** Saved searches match the cars that the list of their query has: recounted by the engine, for random queries on the cars of each site. */

const QUERIES = 200;

/** The cars of a stock as saved searches compare them. */
function stockOf(cars: readonly Car[]) {
  const states = new Map(cars.flatMap((car) => carStateOf(car) ?? []).map(({ id, state }) => [id, state]));
  const models = new Map<string, Set<string>>();
  for (const { car_brand: make, car_model: model } of cars) {
    const ofMake = models.get(String(make)) ?? new Set();
    models.set(String(make), ofMake.add(String(model)));
  }
  return { states, models };
}

type Engine = NonNullable<ReturnType<ReturnType<typeof createEngines>>>;

/** Returns the cars in stock with what a look at the stock requests of them. */
function carsOf(engine: Engine, index: string): Car[] {
  const request = { index, fields: [...STATE_FIELDS], filters: { 'car_status.neq': ['sold'] }, limit: 1_000 };
  return engine.search(searchRequestSchema.validateSync(request) as SearchRequest).content as Car[];
}

/** Returns the cars of each query by the index, in which a car meets a search at most once. */
function carsByIndex(
  queries: readonly string[],
  { states, models }: ReturnType<typeof stockOf>,
): Map<string, string[]> {
  const searches = new SearchIndex();
  for (const [at, query] of queries.entries())
    searches.put(String(at), { kind: 'search', car: '', query, confirmedAt: 1 });
  const found = new Map<string, string[]>();
  for (const [id, state] of states) {
    const candidates: Indexed[] = [];
    searches.eachCandidate(state, (entry) => candidates.push(entry));
    expect(new Set(candidates).size).toBe(candidates.length);
    for (const { id: search, criteria } of candidates)
      if (fits(criteria, state, models)) found.set(search, [...(found.get(search) ?? []), id]);
  }
  return found;
}

test('each saved search matches exactly the cars of its list, and the index leaves none of them out', async () => {
  const dataset = await datasetOf(400);
  const engineOf = createEngines(dataset);
  let compared = 0;
  let bands = 0;
  for (const index of dataset.vehicles.keys()) {
    const engine = engineOf(index) as Engine;
    const cars = carsOf(engine, index);
    for (const { car_price_band: band } of cars) if (band) bands += 1;
    const random = createRandom(index);
    const queries = Array.from({ length: QUERIES }, () => formatCarQuery(randomQuery(random, cars)));
    const stock = stockOf(cars);
    const found = carsByIndex(queries, stock);
    for (const [at, query] of queries.entries()) {
      const counted = carCountRequest(parseCarQuery(new URLSearchParams(query)));
      const request = searchRequestSchema.validateSync({ index, ...counted, limit: 1_000, fields: ['car_id'] });
      const { content } = engine.search(request as SearchRequest);
      const listed = content.map((car) => String(car.car_id)).sort();
      expect([query, (found.get(String(at)) ?? []).sort()]).toEqual([query, listed]);
      compared += listed.length;
    }
  }
  expect(compared).toBeGreaterThan(10_000);
  expect(bands).toBeGreaterThan(100);
});

test('equipment is left to the search engine, and the rest of the query is compared', () => {
  const { needsEngine, values } = criteriaOf('car_equipment=Dragkrok&car_fuel=El');
  expect(needsEngine).toBe(true);
  expect(values.map(({ name }) => name)).toEqual(['car_fuel']);
  expect(STATE_FIELDS).not.toContain('car_equipment');
});
