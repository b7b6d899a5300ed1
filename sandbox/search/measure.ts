import { performance } from 'node:perf_hooks';
import { CAR_CARD_FIELDS } from '../../src/contracts/car.ts';
import { CAR_FACETS } from '../../src/contracts/carSearch.ts';
import type { SearchRequest } from '../../src/contracts/search.ts';
import { createDataset } from '../data/dataset.ts';
import { createEngines } from './upstream.ts';

/** Milliseconds of one kind of search, in this process, its answer made into JSON. */
export interface Measured {
  readonly name: string;
  readonly runs: number;
  readonly p50: number;
  readonly p95: number;
  /** The mean of this thread's processor time: what is left when other work shares the machine. */
  readonly cpu: number;
}

/** A list query of the page: all facets, 48 cards. */
export function listRequest(
  chosen: Readonly<Record<string, string[]>> = {},
  more: Partial<SearchRequest> = {},
): SearchRequest {
  return {
    index: 'vehicles_norrvag_se',
    fields: [...CAR_CARD_FIELDS],
    keyphrase: '',
    facets: CAR_FACETS.map((facet) => ({
      name: facet.name,
      filters: chosen[facet.name] ?? [],
      ...('childName' in facet ? { child_name: facet.childName } : {}),
      ...('sortOrder' in facet ? { sort_order: facet.sortOrder } : {}),
    })),
    limit: 48,
    offset: 0,
    sort_name: '',
    filters: {},
    ...more,
  };
}

const FILTERED = { car_brand: ['Volvo', 'Volkswagen'], car_fuel: ['El', 'Laddhybrid'], car_price: ['150000-450000'] };

const KINDS: readonly (readonly [string, SearchRequest])[] = [
  ['all facets, no filter', listRequest()],
  ['all facets, three filters', listRequest(FILTERED)],
  ['all facets, three filters, by price', listRequest(FILTERED, { sort_name: 'car_price_asc', offset: 48 })],
  ['all facets, keyphrase', listRequest({}, { keyphrase: 'volvo elbil' })],
  ['all facets, keyphrase with a slip', listRequest({}, { keyphrase: 'vovlo automat' })],
  ['all facets, broad keyphrase', listRequest({}, { keyphrase: 'led' })],
  ['facets only', listRequest({}, { limit: 0 })],
  ['one car by id', { ...listRequest(), facets: [], limit: 1, filters: { car_id: ['1351457'] } }],
];

/** Runs each kind of search of the list page over a stock of `cars` cars and gives the medians and 95th percentiles. */
export async function measureSearch({ cars, runs = 200 }: { cars: number; runs?: number }): Promise<Measured[]> {
  const engine = createEngines(await createDataset({ cars }))('vehicles_norrvag_se');
  if (!engine) throw new Error('no index vehicles_norrvag_se');
  return KINDS.map(([name, request]) => ({ name, runs, ...timed(runs, () => JSON.stringify(engine.search(request))) }));
}

function timed(runs: number, work: () => unknown): Pick<Measured, 'p50' | 'p95' | 'cpu'> {
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
