import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import { createDataset } from '../../sandbox/data/dataset.ts';
import { VEHICLES } from '../../services/search/engine/definition.ts';
import { createEngine, type Engine } from '../../services/search/engine/engine.ts';
import type { PriceIndicator } from '../../src/contracts/car/car.ts';
import type { SearchRequest } from '../../src/contracts/search/search.ts';
import { searchRequestSchema } from '../../src/contracts/search/search.ts';
import { type ExpectedIndicator, expectedIndicators } from './priceOracle.ts';

/**
 * `node test/bench/priceRecount.ts --cars 100000`: the price indicators of a stock, and whether each is that of an independent calculation. Prints
 * one line of JSON; the exit code is 1 when one differs.
 */
const cars = Number(process.argv[process.argv.indexOf('--cars') + 1]);
const PAGE = 1_000;
const DAY = '2026-11-30';
let time = Date.parse(`${DAY}T10:00:00Z`);
const now = () => time;
const stock = (createDataset({ cars }).vehicles.get('vehicles_norrvag_se') ?? []) as unknown as Record<
  string,
  unknown
>[];

const request = (more: Partial<SearchRequest>): SearchRequest =>
  searchRequestSchema.cast({ index: 'vehicles', limit: PAGE, ...more }) as SearchRequest;

/** Milliseconds that a task takes. */
function timed(task: () => void): number {
  const start = performance.now();
  task();
  return Math.round((performance.now() - start) * 10) / 10;
}

function indicatorsOf(engine: Engine): Map<string, PriceIndicator> {
  const found = new Map<string, PriceIndicator>();
  for (let offset = 0; offset < stock.length; offset += PAGE) {
    const { content } = engine.search(request({ fields: ['car_id', 'car_price_indicator'], offset }));
    for (const { car_id: id, car_price_indicator: indicator } of content)
      if (indicator) found.set(String(id), indicator as PriceIndicator);
  }
  return found;
}

const isEqual = ({ date, expected_price: expected, ...rest }: PriceIndicator, other: ExpectedIndicator | undefined) =>
  date === DAY && isDeepStrictEqual({ ...rest, expected }, other);

const engine = createEngine(stock, VEHICLES, 'sv-SE', now);
engine.warm();
const facets = [{ name: 'car_price_band', filters: [] }];
// A second engine, of which only the indicators are calculated.
const alone = createEngine(stock, VEHICLES, 'sv-SE', now);
const build = timed(() => alone.search(request({ facets, limit: 0 })));
const found = indicatorsOf(engine);
const expected = expectedIndicators(stock, DAY);
const equal = [...found].filter(([id, indicator]) => isEqual(indicator, expected.get(id))).length;
const changes = stock.slice(0, 200).map((car) => {
  engine.put({ ...car, car_price: Number(car.car_price) - 1_000, car_price_history: null });
  return timed(() => engine.search(request({ facets, limit: 0 })));
});
time += 86_400_000;
const day = timed(() => engine.search(request({ facets, limit: 0 })));
changes.sort((one, other) => one - other);
const bands: Record<string, number> = {};
for (const { band } of found.values()) bands[band] = (bands[band] ?? 0) + 1;
process.stdout.write(
  `${JSON.stringify({
    cars: stock.length,
    indicators: found.size,
    expected: expected.size,
    equal,
    bands,
    buildMs: build,
    changeP50Ms: changes[100],
    changeMaxMs: changes.at(-1),
    dayMs: day,
  })}\n`,
);
if (equal !== found.size || found.size !== expected.size) process.exitCode = 1;
