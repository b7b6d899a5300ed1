import { performance } from 'node:perf_hooks';
import { createDataset } from '../../sandbox/data/dataset.ts';
import { listRequest } from '../../sandbox/search/listRequest.fixture.ts';
import { createEngines } from '../../sandbox/search/upstream.ts';
import { DISTANCE_SORT } from '../../src/contracts/search/carSearch.ts';
import type { SearchRequest } from '../../src/contracts/search/search.ts';

/** Milliseconds of one kind of search in this process, including `JSON.stringify` of its response. */
export interface Timed {
  readonly p50: number;
  readonly p95: number;
  /** Mean processor time of this thread. It does not include time that other processes took. */
  readonly cpu: number;
}

/** Figures of the query that has targets (all facets, three filters, 48 cards), and of the other kinds by name. */
export interface MeasuredSearch extends Timed {
  readonly cars: number;
  readonly kinds: Readonly<Record<string, Timed>>;
}

const FILTERED = { car_brand: ['Volvo', 'Volkswagen'], car_fuel: ['El', 'Laddhybrid'], car_price: ['150000-450000'] };

const TARGET = 'all facets, three filters';

const onTerms = (deposit: number) =>
  listRequest(FILTERED, { sort_name: 'car_monthly_cost_asc', loan: { deposit, months: 48 } });
let newDeposit = 0;
/** Returns a request with terms that no search had before. */
const onNewTerms = () => {
  newDeposit += 1000;
  return onTerms(newDeposit);
};

/** Around a town in the middle of the dealers. */
const around = (more: Partial<SearchRequest> = {}) =>
  listRequest({}, { filters: { near: ['59.28,15.21'] }, sort_name: DISTANCE_SORT, ...more });

const KINDS: readonly (readonly [string, SearchRequest | (() => SearchRequest)])[] = [
  ['all facets, no filter', listRequest()],
  [TARGET, listRequest(FILTERED)],
  ['all facets, three filters, by price', listRequest(FILTERED, { sort_name: 'car_price_asc', offset: 48 })],
  ['all facets, keyphrase', listRequest({}, { keyphrase: 'volvo elbil' })],
  ['all facets, keyphrase with a slip', listRequest({}, { keyphrase: 'vovlo automat' })],
  ['all facets, broad keyphrase', listRequest({}, { keyphrase: 'led' })],
  ['all facets, three filters, by cost on other terms', onTerms(60_000)],
  ['all facets, three filters, by cost on new terms', onNewTerms],
  ['all facets, within 100 km, nearest first', around({ within_km: 100, offset: 48 })],
  ['all facets, nearest first', around()],
  ['facets only', listRequest({}, { limit: 0 })],
  ['one car by id', { ...listRequest(), facets: [], limit: 1, filters: { car_id: ['1351457'] } }],
];

/**
 * Searches a stock of `cars` cars in every way that the list page does. The targets for p95 are 10 ms at 2,400 cars and
 * 50 ms at 100,000.
 */
export async function measureSearch({ cars, runs = 200 }: { cars: number; runs?: number }): Promise<MeasuredSearch> {
  const engine = createEngines(createDataset({ cars }))('vehicles_norrvag_se');
  if (!engine) throw new Error('no index vehicles_norrvag_se');
  engine.warm();
  const kinds = Object.fromEntries(
    KINDS.map(([name, request]) => [
      name,
      timed(runs, () => JSON.stringify(engine.search(typeof request === 'function' ? request() : request))),
    ]),
  );
  const target = kinds[TARGET];
  if (!target) throw new Error(`no search named ${TARGET}`);
  return { cars, ...target, kinds };
}

function timed(runs: number, work: () => unknown): Timed {
  for (let run = 0; run < 20; run += 1) work();
  const clock: number[] = [];
  const before = process.threadCpuUsage();
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    work();
    clock.push(performance.now() - start);
  }
  const { user, system } = process.threadCpuUsage(before);
  clock.sort((a, b) => a - b);
  const at = (share: number) => round(clock[Math.floor(runs * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), cpu: round((user + system) / 1000 / runs) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
