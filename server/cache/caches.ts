import type { Environment } from '../../config/environment.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { type Cache, PolicyCache } from './cache.ts';
import { CACHE_POLICIES, type PolicyName, type StoreName } from './policies.ts';
import type { Codec } from './secondLevel/codec.ts';
import type { PurgeHere } from './secondLevel/purgeTracker.ts';
import type { SecondLevel } from './secondLevel/secondLevel.ts';
import { type CacheStore, MemoryStore } from './store.ts';

/** Creates the cache of a policy, in the store that the policy names. With a codec its values are also in the second level, if there is one. */
export type CacheFor = <P extends PolicyName, T>(policy: P, codec?: Codec<T>) => Cache<P, T>;

export interface Caches {
  cacheFor: CacheFor;
  stores: Readonly<Record<StoreName, CacheStore>>;
  /** Null: the process shares no entries. */
  secondLevel: SecondLevel | null;
  /** Removes all entries with the tag from all stores; returns how many. */
  purge: (tag: string) => number;
  close: () => void;
}

type Bounds = Pick<
  Environment,
  'CACHE_CONTENT_MB' | 'CACHE_SEARCH_MB' | 'CACHE_PAGES_MB' | 'CACHE_MEDIA_MB' | 'CACHE_FILES_MB'
>;

const MEGABYTE = 1024 * 1024;
/** Bytes of all "not found" values together: invented URLs evict only each other. */
const NEGATIVES_BYTES = 2 * MEGABYTE;

/** Seconds after a purge in which a page that cannot be made at once is served as it was (0218). */
const PURGED_PAGE_SECONDS = 60;

interface CachesOptions {
  log: Log;
  metrics: Metrics;
  /** Milliseconds of a monotonic clock; replaced in tests. */
  now?: () => number;
  /** Creates the second level, which purges this process by a function. */
  createSecondLevel?: ((purgeHere: PurgeHere) => SecondLevel | null) | undefined;
}

/** Creates all caches of the process. Their sizes come from the environment. */
export function createCaches(
  bounds: Bounds,
  { log, metrics, now = () => performance.now(), createSecondLevel = () => null }: CachesOptions,
): Caches {
  const store = (name: StoreName, megabytes: number, purgedSeconds = 0) =>
    new MemoryStore({ name, maxBytes: megabytes * MEGABYTE, metrics, purgedSeconds });
  const stores = {
    content: store('content', bounds.CACHE_CONTENT_MB),
    search: store('search', bounds.CACHE_SEARCH_MB),
    pages: store('pages', bounds.CACHE_PAGES_MB, PURGED_PAGE_SECONDS),
    media: store('media', bounds.CACHE_MEDIA_MB),
    // Follows the rules of HTTP instead of a cache policy (server/proxy/httpCache/).
    files: store('files', bounds.CACHE_FILES_MB),
  };
  const negatives = new MemoryStore({ name: 'negatives', maxBytes: NEGATIVES_BYTES, metrics });
  const all = [...Object.values(stores), negatives];
  const purge = (tag: string) => all.reduce((sum, each) => sum + each.purge(tag), 0);
  const secondLevel = createSecondLevel((tags) => {
    for (const tag of tags ?? []) purge(tag);
    if (tags === null) for (const each of all) each.purgeAll();
  });
  return {
    cacheFor: (policy, codec) => {
      const level = codec && secondLevel?.levelOf(policy, codec);
      const store = stores[CACHE_POLICIES[policy].store];
      return new PolicyCache({ policy, store, negatives, level, log, metrics, now });
    },
    stores,
    secondLevel,
    purge,
    close: () => {
      secondLevel?.close();
      for (const each of all) each.close();
    },
  };
}
