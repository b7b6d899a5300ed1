import type { SiteConfig } from '../../config/siteConfig.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Returns those of some cars of a site that match the query of a list. @throws UpstreamError */
export type FindByEngine = (
  site: SiteConfig,
  query: string,
  cars: readonly string[],
  signal: AbortSignal,
) => Promise<readonly string[]>;

/** Cars by search. */
type CarsBySearch = ReadonlyMap<string, ReadonlySet<string>>;

interface EngineMatches {
  found: CarsBySearch;
  /** Those whose query failed, for the next look. */
  failed: CarsBySearch;
}

interface EngineOptions {
  site: SiteConfig;
  index: Pick<SearchIndex, 'queryOf'>;
  findByEngine: FindByEngine;
  signal: AbortSignal;
  log: Log;
}

/** Cars of one request: the limit of the search contract. */
const CARS_OF_REQUEST = 1_000;
const REQUESTS_AT_ONCE = 8;
/** Cars of a search that wait for the next look at most: a mail has fewer. */
const MAX_FAILED = 1_000;

/** Returns which cars the search engine finds for which searches: one request for each query and 1,000 cars. A query that fails leaves only its own searches out. */
export async function matchByEngine(
  cars: CarsBySearch,
  { site, index, findByEngine, signal, log }: EngineOptions,
): Promise<EngineMatches> {
  const found = new Map<string, ReadonlySet<string>>();
  const failed = new Map<string, ReadonlySet<string>>();
  const queries = [...searchesByQuery(cars, index)];
  for (let at = 0; at < queries.length; at += REQUESTS_AT_ONCE) {
    await Promise.all(
      queries.slice(at, at + REQUESTS_AT_ONCE).map(async ([query, ids]) => {
        const carsOf = (id: string) => [...(cars.get(id) ?? [])];
        try {
          const wanted = [...new Set(ids.flatMap(carsOf))];
          const matching = await findAll(wanted, (some) => findByEngine(site, query, some, signal));
          for (const id of ids) found.set(id, new Set(carsOf(id).filter((car) => matching.has(car))));
        } catch (error) {
          if (signal.aborted) return;
          // The query itself may have what a visitor has typed.
          log.warn({ event: LOG_EVENTS.savedSearchesFailed, site: site.id, searches: ids.length, err: error });
          for (const id of ids) failed.set(id, new Set(carsOf(id).slice(-MAX_FAILED)));
        }
      }),
    );
  }
  return { found, failed };
}

/** Searches that have ended meanwhile are left out. */
function searchesByQuery(cars: CarsBySearch, index: Pick<SearchIndex, 'queryOf'>): Map<string, string[]> {
  const byQuery = new Map<string, string[]>();
  for (const id of cars.keys()) {
    const query = index.queryOf(id);
    if (query === null) continue;
    const ids = byQuery.get(query) ?? [];
    byQuery.set(query, ids);
    ids.push(id);
  }
  return byQuery;
}

async function findAll(
  cars: readonly string[],
  find: (cars: readonly string[]) => Promise<readonly string[]>,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < cars.length; at += CARS_OF_REQUEST)
    for (const car of await find(cars.slice(at, at + CARS_OF_REQUEST))) found.add(car);
  return found;
}
