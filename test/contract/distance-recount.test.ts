import { expect, test } from '@jest/globals';
import { createRandom } from '../../lib/random.ts';
import { createDataset } from '../../sandbox/data/dataset.ts';
import { listRequest } from '../../sandbox/search/listRequest.fixture.ts';
import { VEHICLES } from '../../services/search/engine/definition.ts';
import { createEngine } from '../../services/search/engine/engine.ts';
import { CAR_FACETS, DISTANCE_SORT } from '../../src/contracts/search/carSearch.ts';
import type { Facet, SearchRequest } from '../../src/contracts/search/search.ts';
import { expectedIndicators } from '../bench/priceOracle.ts';
import { createOracle } from '../bench/recountOracle.ts';

/** Searches around a place, compared with a plain recount of all cars. */

const QUERIES = 1_000;
const TODAY = '2026-11-30';
const now = () => Date.parse(TODAY);
const records = (createDataset({ seed: 3, cars: 600 }).vehicles.get('vehicles_norrvag_se') ?? []) as unknown as Record<
  string,
  unknown
>[];
const indicators = expectedIndicators(records, TODAY);
const cars = records.map((car) => ({ ...car, car_price_band: indicators.get(String(car.car_id))?.band ?? null }));
const ranges = new Set<string>(CAR_FACETS.filter(({ type }) => type === 'histogram').map(({ name }) => name));
const oracle = createOracle(
  cars,
  CAR_FACETS.map(({ name }) => name),
  ranges,
);

function randomRequest(random: ReturnType<typeof createRandom>): SearchRequest {
  const near = `${random.between(55, 69).toFixed(2)},${random.between(11, 24).toFixed(2)}`;
  const chosen: Record<string, string[]> = {};
  for (const name of ['car_fuel', 'car_gearbox', 'car_site_region'])
    if (random.chance(0.3)) chosen[name] = random.sample(oracle.values(name), 2);
  if (random.chance(0.3)) chosen.car_price = [`${random.int(0, 200_000)}-${random.int(200_000, 600_000)}`];
  return listRequest(chosen, {
    filters: { near: [near] },
    sort_name: DISTANCE_SORT,
    offset: random.int(0, 2) * 48,
    ...(random.chance(0.8) && { within_km: random.int(1, 700) }),
  });
}

const sumOf = ({ type, value }: Facet): number =>
  type === 'histogram'
    ? value.reduce((sum, { count }) => sum + count, 0)
    : value.reduce((sum, { count }) => sum + count, 0);

test(`totals, counts and order of ${QUERIES} random searches around a place are those of a recount`, () => {
  const engine = createEngine(cars, VEHICLES, 'sv-SE', now);
  const random = createRandom('distance');
  let found = 0;
  for (let query = 0; query < QUERIES; query += 1) {
    const request = randomRequest(random);
    const response = engine.search(request);
    const { total, facets } = oracle.count(request);
    const near = request.filters.near?.[0];
    found += total;
    const distances = response.content.map(({ car_site_geocoord: place }) => oracle.distance(near, place).toFixed(6));
    const expected = oracle.distances(request).slice(request.offset, request.offset + request.limit);
    expect([response.total_items, distances]).toEqual([total, [...expected].map((one) => one.toFixed(6))]);
    for (const [at, facet] of response.facet.entries()) {
      const counts = facets[at];
      const whole = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
      expect([facet.name, sumOf(facet)]).toEqual([facet.name, facet.type === 'histogram' ? counts?.get('') : whole]);
      if (facet.type === 'value') for (const { text, count } of facet.value) expect(counts?.get(text)).toBe(count);
    }
  }
  expect(found).toBeGreaterThan(QUERIES);
});

test('equal distances come in the default order, and a page neither repeats nor loses a car', () => {
  const engine = createEngine(cars, VEHICLES, 'sv-SE', now);
  const search = (more: Partial<SearchRequest>) =>
    engine
      .search(listRequest({}, { filters: { near: ['59.33,18.07'] }, sort_name: DISTANCE_SORT, facets: [], ...more }))
      .content.map((car) => car as { car_id: string; car_site_geocoord: string; car_publishdate?: string });
  const all = search({ limit: 1_000, fields: ['car_id', 'car_site_geocoord', 'car_publishdate'] });
  const pages = [];
  for (let offset = 0; offset < all.length; offset += 7)
    pages.push(...search({ limit: 7, offset, fields: ['car_id'] }));
  expect(pages.map(({ car_id }) => car_id)).toEqual(all.map(({ car_id }) => car_id));
  const later = all.filter((car, at) => {
    const before = all[at - 1];
    const isSamePlace = before?.car_site_geocoord === car.car_site_geocoord;
    return isSamePlace && String(before?.car_publishdate) < String(car.car_publishdate);
  });
  expect(later).toEqual([]);
});

test.each([
  ['a radius without a place', { within_km: 10 }, 'within_km'],
  ['a text that is no place', { filters: { near: ['Göteborg'] }, within_km: 10 }, 'filters.near'],
  ['two places', { filters: { near: ['59,18', '58,12'] } }, 'filters.near'],
])('%s is an error that names its member', (_, more, path) => {
  const engine = createEngine(cars, VEHICLES, 'sv-SE', now);
  expect(() => engine.search(listRequest({}, more))).toThrow(expect.objectContaining({ field: path }));
});
