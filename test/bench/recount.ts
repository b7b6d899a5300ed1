import { performance } from 'node:perf_hooks';
import { createRandom } from '../../lib/random.ts';
import { createDataset } from '../../sandbox/data/dataset.ts';
import { listRequest } from '../../sandbox/search/listRequest.fixture.ts';
import { VEHICLES } from '../../services/search/engine/definition.ts';
import { createEngine, type Engine } from '../../services/search/engine/engine.ts';
import { CAR_CARD_FIELDS } from '../../src/contracts/car/car.ts';
import { CAR_FACETS, CAR_SORTS, DISTANCE_SORT } from '../../src/contracts/search/carSearch.ts';
import type { SearchRequest, SearchResponse } from '../../src/contracts/search/search.ts';
import { createOracle, type Oracle } from './recountOracle.ts';

/**
 * `node test/bench/recount.ts --cars 1000000`: random searches of the list page with all facets and 48 cards; how long they take, and
 * whether every count is that of a plain recount. Prints one line of JSON. A million cars need `--max-old-space-size=12000`.
 */
const cars = Number(process.argv[process.argv.indexOf('--cars') + 1]);
const QUERIES = 1_000;
/** Cars that are invented; more of them are copies with parts of others. */
const INVENTED = 50_000;

/** Places of dealers, more than a group has. */
const PLACES = 300;

type Car = Readonly<Record<string, unknown>>;

/** Returns a place in Sweden, to five decimals. */
const randomPlace = (random: ReturnType<typeof createRandom>): string =>
  `${random.between(55.4, 68).toFixed(5)},${random.between(11.2, 23.9).toFixed(5)}`;

function stockOf(count: number): Car[] {
  const invented = createDataset({ cars: Math.min(count, INVENTED) }).vehicles.get('vehicles_norrvag_se') ?? [];
  const random = createRandom('recount');
  const places = Array.from({ length: PLACES }, () => randomPlace(random));
  const names = [...new Set([...CAR_CARD_FIELDS, ...CAR_FACETS.map(({ name }) => name)])];
  const more = ['car_status', 'car_publishdate', 'car_equipment', 'car_regno', 'car_loan_monthly_cost'];
  // The fields of the place and the amounts of another car: cars differ in all combinations.
  const other = [
    'car_site_region',
    'car_site_city',
    'car_site_name',
    'car_price',
    'car_year',
    'car_mileage',
    'car_color',
  ];
  return Array.from({ length: count }, (_, at) => {
    const car: Car = invented[at % invented.length] as unknown as Car;
    const from: Car = at < invented.length ? car : (invented[random.int(0, invented.length - 1)] as unknown as Car);
    const fields = Object.fromEntries([...names, ...more].map((name) => [name, car[name]]));
    for (const name of other) fields[name] = from[name];
    const place = random.chance(0.99) ? places[random.int(0, PLACES - 1)] : null;
    return { ...fields, car_site_geocoord: place, car_id: String(10_000_000 + at) };
  });
}

/** Returns a request of the list page with values of up to five facets, every other one with a place, most of these with a radius. */
function randomRequest(oracle: Oracle, random: ReturnType<typeof createRandom>): SearchRequest {
  const chosen: Record<string, string[]> = {};
  for (let count = random.int(0, 5); count > 0; count -= 1) {
    const facet = CAR_FACETS[random.int(0, CAR_FACETS.length - 1)];
    if (!facet) continue;
    const values = oracle.values(facet.name);
    if (facet.type === 'histogram') {
      const [low, high] = facet.name === 'car_year' ? [2010, 2026] : [0, 500_000];
      const ends = [random.int(low, high), random.int(low, high)].sort((a, b) => a - b);
      chosen[facet.name] = [ends.join('-')];
    } else
      chosen[facet.name] = Array.from(
        { length: random.int(1, 3) },
        () => values[random.int(0, values.length - 1)] ?? '',
      );
  }
  const hasPlace = random.chance(0.5);
  const isByDistance = hasPlace && random.chance(0.5);
  return listRequest(chosen, {
    sort_name: isByDistance ? DISTANCE_SORT : (CAR_SORTS[random.int(0, CAR_SORTS.length - 1)] ?? ''),
    offset: random.int(0, 3) * 48,
    ...(hasPlace && { filters: { near: [randomPlace(random)] } }),
    ...(hasPlace && random.chance(0.8) && { within_km: random.int(5, 900) }),
  });
}

const isAround = ({ filters }: SearchRequest): boolean => filters.near !== undefined;

/** Returns whether a page by distance has the next nearest cars. */
function isNearestFirst(oracle: Oracle, request: SearchRequest, { content }: SearchResponse): boolean {
  if (!isAround(request) || request.sort_name !== DISTANCE_SORT) return true;
  const { offset, limit } = request;
  const expected = oracle.distances(request).slice(offset, offset + limit);
  const near = String(request.filters.near?.[0]);
  return (
    content.length === expected.length &&
    content.every(({ car_site_geocoord: place }, at) => isClose(oracle.distance(near, place), expected[at]))
  );
}

/** Two formulas differ in the last digits. */
const isClose = (one: number, other = Number.NaN): boolean => one === other || Math.abs(one - other) < 1e-6;

/** Returns whether a response has the counts of the recount. */
function agrees(oracle: Oracle, request: SearchRequest, response: SearchResponse): boolean {
  const expected = oracle.count(request);
  return (
    response.total_items === expected.total &&
    isNearestFirst(oracle, request, response) &&
    response.facet.every((facet, at) => {
      const counts = expected.facets[at];
      if (facet.type === 'histogram') return sum(facet.value) === counts?.get('');
      return facet.value.every(({ text, count }) => counts?.get(text) === count) && sum(facet.value) === sumOf(counts);
    })
  );
}

const sum = (values: readonly { count: number }[]): number => values.reduce((total, { count }) => total + count, 0);
const sumOf = (counts: ReadonlyMap<string, number> | undefined): number =>
  [...(counts?.values() ?? [])].reduce((total, count) => total + count, 0);

/** Milliseconds of each search by the clock, and of this thread's processor time: other processes do not add to it. Both ascending. */
function timed(engine: Engine, requests: readonly SearchRequest[]): { clock: number[]; cpu: number[] } {
  const times = requests.map((request) => {
    const before = process.threadCpuUsage();
    const start = performance.now();
    JSON.stringify(engine.search(request));
    const clock = performance.now() - start;
    const { user, system } = process.threadCpuUsage(before);
    return { clock, cpu: (user + system) / 1_000 };
  });
  const ascending = (name: 'clock' | 'cpu') => times.map((one) => one[name]).sort((a, b) => a - b);
  return { clock: ascending('clock'), cpu: ascending('cpu') };
}

const stock = stockOf(cars);
const buildStart = performance.now();
const engine = createEngine(stock, VEHICLES, 'sv-SE');
engine.warm();
engine.search(listRequest());
const build = performance.now() - buildStart;
const ranges = new Set<string>(CAR_FACETS.filter(({ type }) => type === 'histogram').map(({ name }) => name));
const oracle = createOracle(
  stock,
  CAR_FACETS.map(({ name }) => name),
  ranges,
);
const random = createRandom('queries');
const requests = Array.from({ length: QUERIES }, () => randomRequest(oracle, random));
timed(engine, requests.slice(0, 50));
const { clock, cpu } = timed(engine, requests);
const around = timed(engine, requests.filter(isAround)).clock;
const unfiltered = timed(
  engine,
  Array.from({ length: 100 }, () => listRequest()),
).clock;
const recounted = process.argv.includes('--times')
  ? null
  : requests.filter((request) => agrees(oracle, request, engine.search(request))).length;
const changeStart = performance.now();
for (const car of stock.slice(0, 1_000)) engine.put({ ...car, car_price: 123_456 });
const change = performance.now() - changeStart;
const [after = 0] = timed(engine, [listRequest({}, { sort_name: 'car_price_asc' })]).clock;
const at = (list: readonly number[], share: number) =>
  Math.round((list[Math.floor(list.length * share)] ?? 0) * 100) / 100;
process.stdout.write(
  `${JSON.stringify({
    cars,
    queries: QUERIES,
    equal: recounted,
    p50: at(clock, 0.5),
    p95: at(clock, 0.95),
    p99: at(clock, 0.99),
    processorP95: at(cpu, 0.95),
    aroundP95: at(around, 0.95),
    unfilteredP95: at(unfiltered, 0.95),
    buildSeconds: Math.round(build / 100) / 10,
    thousandChangesMs: Math.round(change),
    firstSearchAfterMs: Math.round(after),
    heapMb: Math.round(process.memoryUsage().heapUsed / 1e6),
  })}\n`,
);
