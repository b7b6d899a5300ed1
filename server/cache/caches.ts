import type { Environment } from '../../config/environment.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { type Cache, PolicyCache } from './cache.ts';
import { CACHE_POLICIES, type PolicyName, type StoreName } from './policies.ts';
import { type CacheStore, MemoryStore } from './store.ts';

/** Creates the cache of a policy, in the store that the policy names. */
export type CacheFor = <P extends PolicyName, T>(policy: P) => Cache<P, T>;

export interface Caches {
  cacheFor: CacheFor;
  stores: Readonly<Record<StoreName, CacheStore>>;
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

interface CachesOptions {
  log: Log;
  metrics: Metrics;
  /** Milliseconds of a monotonic clock; replaced in tests. */
  now?: () => number;
}

/** Creates all caches of the process. Their sizes come from the environment. */
export function createCaches(bounds: Bounds, { log, metrics, now = () => performance.now() }: CachesOptions): Caches {
  const store = (name: StoreName, megabytes: number) =>
    new MemoryStore({ name, maxBytes: megabytes * MEGABYTE, metrics });
  const stores = {
    content: store('content', bounds.CACHE_CONTENT_MB),
    search: store('search', bounds.CACHE_SEARCH_MB),
    pages: store('pages', bounds.CACHE_PAGES_MB),
    media: store('media', bounds.CACHE_MEDIA_MB),
    // Follows the rules of HTTP instead of a cache policy (server/proxy/httpCache/).
    files: store('files', bounds.CACHE_FILES_MB),
  };
  const negatives = new MemoryStore({ name: 'negatives', maxBytes: NEGATIVES_BYTES, metrics });
  const all = [...Object.values(stores), negatives];
  return {
    cacheFor: (policy) =>
      new PolicyCache({ policy, store: stores[CACHE_POLICIES[policy].store], negatives, log, metrics, now }),
    stores,
    purge: (tag) => all.reduce((sum, each) => sum + each.purge(tag), 0),
    close: () => {
      for (const each of all) each.close();
    },
  };
}
