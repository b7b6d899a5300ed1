import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITES as CONFIGS } from '../../config/sites.ts';
import { createDataset, type Dataset } from '../../sandbox/data/dataset.ts';
import { listRequest } from '../../sandbox/search/listRequest.fixture.ts';
import { totalCostsOf } from '../../server/site/costBasis.ts';
import { VEHICLES } from '../../services/search/engine/definition.ts';
import { createEngine } from '../../services/search/engine/engine.ts';
import { type CarRecord, carDetailSchema } from '../../src/contracts/car/car.ts';
import type { RequestedTerms } from '../../src/contracts/finance/loanQuery.ts';
import { parseCosts } from '../../src/contracts/totalCost/costChoice.ts';
import { carTotal } from '../../src/features/car/totalCost/carTotal.ts';
import { parseCarCard } from '../../src/features/carSearch/stockFacets.data.ts';
import { expectedTotal, oracleInputs } from '../bench/totalCostOracle.ts';

/** The total costs of more than 10,000 cars: those of cards, pages, filter and sort, and those of an independent calculation. */

const TODAY = '2026-12-01';
const NOW = Date.parse(`${TODAY}T10:00:00Z`);
const sites: readonly SiteConfig[] = CONFIGS;

let dataset: Dataset;
beforeAll(() => {
  dataset = createDataset({ cars: 8_000 });
});

/** Inputs as a URL has them, and the visitor's terms of a loan. */
const CASES: readonly (readonly [query: string, terms: RequestedTerms])[] = [
  ['', {}],
  ['cost.way=cash&cost.distance=2600&cost.petrol=18,49&cost.home=35&cost.electric=80&cost.insurance=4321', {}],
  ['cost.way=lease&cost.distance=900', {}],
  ['cost.way=loan&cost.diesel=2.05&cost.charging=0', { deposit: 60_000, months: 48 }],
];

const carsOf = (site: SiteConfig): CarRecord[] =>
  (dataset.vehicles.get(site.indexes.vehicles) ?? []).filter(({ car_status: status }) => status !== 'sold');

describe.each(sites.map((site) => [site.id, site] as const))('%s', (_, site) => {
  test.each(CASES)('inputs "%s"', (query, terms) => {
    const cars = carsOf(site);
    const totals = totalCostsOf(site, parseCosts(new URLSearchParams(query)), NOW);
    if (!totals) throw new Error('no total costs');
    const inputs = oracleInputs(site, query, { ...terms, today: TODAY });
    const expected = new Map(cars.map((car) => [car.car_id, expectedTotal(car, inputs)]));
    const stated = (parse: (record: unknown) => CarRecord | ReturnType<typeof parseCarCard>) =>
      new Map(cars.map((car) => [car.car_id, carTotal(parse(car), totals, terms).amount]));
    expect(stated(parseCarCard)).toEqual(expected);
    expect(stated((record) => carDetailSchema.cast(record) as CarRecord)).toEqual(expected);

    const engine = createEngine(cars as never, VEHICLES, site.languages[0].locale);
    const request = (more: object, chosen = {}) =>
      engine.search(listRequest(chosen, { total_cost: totals.basis, loan: terms, fields: ['car_id'], ...more }));
    // The filter finds the cars of each amount, and no others.
    const byAmount = Map.groupBy(expected.keys(), (id) => expected.get(id) ?? null);
    for (const [amount, ids] of byAmount) {
      if (amount === null) continue;
      const chosen = { car_total_cost: [`${amount}-${amount}`] };
      const facets = [{ name: 'car_total_cost', filters: chosen.car_total_cost }];
      const { content, total_items: found } = request({ facets, limit: 1_000 });
      expect([amount, found, content.map(({ car_id: id }) => String(id)).sort()]).toEqual([
        amount,
        ids.length,
        ids.sort(),
      ]);
    }
    // The sort has every car once, the lowest first and those without a total last.
    const order: (number | null)[] = [];
    for (let offset = 0; offset < cars.length; offset += 1_000) {
      const { content } = request({ sort_name: 'car_total_cost_asc', facets: [], limit: 1_000, offset });
      order.push(...content.map(({ car_id: id }) => expected.get(String(id)) ?? null));
    }
    const known = [...expected.values()].filter((amount) => amount !== null).sort((one, other) => one - other);
    expect(order).toEqual([...known, ...Array<null>(cars.length - known.length).fill(null)]);
    // The histogram counts every car with a total.
    const { facet } = request({ limit: 0 });
    const [histogram] = facet.filter(({ name }) => name === 'car_total_cost');
    const counted = histogram?.type === 'histogram' ? histogram.value.reduce((sum, { count }) => sum + count, 0) : 0;
    expect(counted).toBe(known.length);
    if (!query.includes('lease')) expect(known.length).toBeGreaterThan(cars.length / 2);
  });
});

test('there are more than 10,000 cars, and totals of every kind of fuel', () => {
  const all = sites.flatMap((site) => carsOf(site).map((car) => [site, car] as const));
  expect(all.length).toBeGreaterThan(10_000);
  for (const site of sites) {
    const inputs = oracleInputs(site, '', { today: TODAY });
    const known = carsOf(site).filter((car) => expectedTotal(car, inputs) !== null);
    for (const fuel of Object.values(inputs.tables.fuels).flat()) {
      const some = carsOf(site).some(({ car_fuel: own }) => own === fuel);
      expect([site.id, fuel, known.some(({ car_fuel: own }) => own === fuel)]).toEqual([site.id, fuel, some]);
    }
  }
});

test('a changed car has a new total at once, and a removed one none', () => {
  const site = sites[0] as SiteConfig;
  const cars = carsOf(site).slice(0, 300);
  const totals = totalCostsOf(site, parseCosts(new URLSearchParams('cost.way=cash')), NOW);
  if (!totals) throw new Error('no total costs');
  const engine = createEngine(cars as never, VEHICLES, 'sv-SE');
  const found = (amount: number) =>
    engine
      .search(
        listRequest(
          { car_total_cost: [`${amount}-${amount}`] },
          { total_cost: totals.basis, fields: ['car_id'], limit: 300 },
        ),
      )
      .content.map(({ car_id: id }) => id);
  const car = cars.find((one) => carTotal(one, totals, {}).amount !== null);
  if (!car) throw new Error('no car with a total');
  const before = carTotal(car, totals, {}).amount ?? 0;
  expect(found(before)).toContain(car.car_id);
  const reduced = { ...car, car_has_campaign_price: true, car_campaign_price: Math.round((car.car_price ?? 0) / 2) };
  const after = carTotal(reduced, totals, {}).amount ?? 0;
  expect(after).toBeLessThan(before);
  engine.put(reduced as never);
  expect([found(before).includes(car.car_id), found(after).includes(car.car_id)]).toEqual([false, true]);
  engine.remove(car.car_id);
  expect(found(after)).not.toContain(car.car_id);
});

test('without what to calculate it from, the total is an error of the request', () => {
  const engine = createEngine([], VEHICLES, 'sv-SE');
  const error = expect.objectContaining({ status: 400, field: 'total_cost' });
  for (const request of [
    listRequest({}, { sort_name: 'car_total_cost_asc' }),
    listRequest({}, { facets: [{ name: 'car_total_cost', filters: [] }] }),
    listRequest({}, { filters: { car_total_cost: [[1, 2]] } }),
  ]) {
    expect(() => engine.search(request)).toThrow(error);
  }
});
