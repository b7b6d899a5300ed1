import { describe, expect, test } from '@jest/globals';
import { createRandom } from '../../lib/random.ts';
import { createDataset } from '../../sandbox/data/dataset.ts';
import { listRequest } from '../../sandbox/search/listRequest.fixture.ts';
import { VEHICLES } from '../../services/search/engine/definition.ts';
import { createEngine } from '../../services/search/engine/engine.ts';
import type { PriceIndicator } from '../../src/contracts/car/car.ts';
import { PRICE_BANDS } from '../../src/contracts/car/priceBands.ts';
import type { ValueFacet } from '../../src/contracts/search/search.ts';
import { type ExpectedIndicator, expectedIndicators } from '../bench/priceOracle.ts';

/** Price indicators of the engine, compared with an independent calculation. */

type Car = Record<string, unknown>;

const TODAY = '2026-11-30';
const now = () => Date.parse(`${TODAY}T10:00:00Z`);
const dataset = createDataset({ cars: 2_400 });
const stocks = [...dataset.vehicles].map(([index, cars]) => [index, cars as unknown as Car[]] as const);
const engineOf = (cars: readonly Car[]) => createEngine(cars, VEHICLES, 'sv-SE', now);

type Engine = ReturnType<typeof createEngine>;

function indicatorsOf(engine: Engine): Map<string, ExpectedIndicator> {
  const found = new Map<string, ExpectedIndicator>();
  for (let offset = 0; ; offset += 1_000) {
    const request = listRequest({}, { facets: [], fields: ['car_id', 'car_price_indicator'], limit: 1_000, offset });
    const { content } = engine.search(request);
    for (const { car_id: id, car_price_indicator: indicator } of content as {
      car_id: string;
      car_price_indicator: PriceIndicator | null;
    }[]) {
      if (!indicator) continue;
      const { expected_price: expected, date, ...rest } = indicator;
      expect(date).toBe(TODAY);
      found.set(id, { ...rest, expected });
    }
    if (content.length < 1_000) return found;
  }
}

const countsOf = (engine: Engine, chosen: Record<string, string[]> = {}) => {
  const { facet, total_items: total } = engine.search(listRequest(chosen, { limit: 0 }));
  const bands = facet.find(({ name }) => name === 'car_price_band') as ValueFacet;
  return { total, counts: Object.fromEntries(bands.value.map(({ text, count }) => [text, count])) };
};

const sorted = (found: ReadonlyMap<string, ExpectedIndicator>) =>
  [...found].sort(([one], [other]) => (one < other ? -1 : 1));

describe.each(stocks)('%s', (_index, cars) => {
  const engine = engineOf(cars);
  const expected = expectedIndicators(cars, TODAY);

  test('every member of an indicator is that of the independent calculation', () => {
    expect(sorted(indicatorsOf(engine))).toEqual(sorted(expected));
    expect(expected.size).toBeGreaterThan(20);
  });

  test('the filter finds as many cars as it counts, and counts as many as have the band', () => {
    const { counts } = countsOf(engine);
    for (const band of PRICE_BANDS) {
      const ofBand = [...expected.values()].filter((one) => one.band === band).length;
      expect([band, counts[band] ?? 0]).toEqual([band, ofBand]);
      const filtered = countsOf(engine, { car_price_band: [band] });
      expect([band, filtered.total, filtered.counts]).toEqual([band, ofBand, counts]);
    }
  });
});

test('after every change of the stock the indicators are those of a new calculation', () => {
  const [, all = []] = stocks.find(([index]) => index === 'vehicles_marlow_uk') ?? [];
  const random = createRandom('changes');
  const stock = new Map(all.slice(0, 400).map((car) => [String(car.car_id), car]));
  const engine = engineOf([...stock.values()]);
  for (let step = 0; step < 60; step += 1) {
    for (let change = random.int(1, 5); change > 0; change -= 1) {
      const car = random.pick(all);
      const id = String(car.car_id);
      const kind = random.int(0, 3);
      if (kind === 0) {
        stock.delete(id);
        engine.remove(id);
        continue;
      }
      const changes = [
        { car_price: random.int(5_000, 60_000), car_has_campaign_price: false, car_price_history: null },
        { car_status: 'sold' },
        {},
      ][kind - 1];
      const changed = { ...car, ...changes };
      stock.set(id, changed);
      engine.put(changed);
    }
    expect(sorted(indicatorsOf(engine))).toEqual(sorted(expectedIndicators([...stock.values()], TODAY)));
  }
});

test('a new day reaches the limits of age', () => {
  const [, cars = []] = stocks.find(([index]) => index === 'vehicles_norrvag_dk') ?? [];
  let today = '2026-11-30';
  const engine = createEngine(cars, VEHICLES, 'da-DK', () => Date.parse(`${today}T10:00:00Z`));
  const found = () => engine.search(listRequest({ car_price_band: [...PRICE_BANDS] }, { limit: 0 })).total_items;
  const totals = [];
  for (today of ['2026-11-30', '2027-02-15', '2030-06-01', '2037-01-01']) {
    expect([today, found()]).toEqual([today, expectedIndicators(cars, today).size]);
    totals.push(found());
  }
  expect(new Set(totals).size).toBeGreaterThan(1);
});
