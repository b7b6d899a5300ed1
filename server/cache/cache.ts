import { withTimeout } from '../../lib/withTimeout.ts';
import { addDataAge } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { cacheKey } from './keys.ts';
import { LoadRefused } from './loadRefused.ts';
import { CACHE_POLICIES, type CachePolicy, type KeyParts, type PolicyName } from './policies.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { CacheStore } from './store.ts';

export interface Cached<T> {
  value: T;
  state: 'hit' | 'stale' | 'miss';
  /** Seconds since the value was loaded. */
  age: number;
}

interface GetOptions<T> {
  /** Aborted when this caller no longer needs the value. */
  signal?: AbortSignal;
  tags?: readonly string[] | ((value: T) => readonly string[]);
  /** Whether the value says "not found". Such values are cached for a short time, in a store of their own. */
  isNegative?: (value: T) => boolean;
}

/** The cache of one policy. Requests share its values, so values are read only. */
export interface Cache<P extends PolicyName, T> {
  /** Returns the cached value, or loads it. @throws what `load` throws, when no usable value is cached */
  get: (parts: KeyParts[P], load: (signal: AbortSignal) => Promise<T>, options?: GetOptions<T>) => Promise<Cached<T>>;
  /** Returns a fresh cached value that the caller accepts, and counts a hit. Callers without a hit call `get` next. */
  hit: (parts: KeyParts[P], accepts: (value: T) => boolean) => Cached<T> | undefined;
  /** Returns a cached value that may be served, fresh or stale. Neither loads nor counts. */
  peek: (parts: KeyParts[P]) => Cached<T> | undefined;
  /** Stores a value that the caller has made. */
  put: (parts: KeyParts[P], value: T, tags?: readonly string[]) => void;
}

interface CacheOptions<P extends PolicyName> {
  policy: P;
  store: CacheStore;
  /** The store of "not found" values. It is separate so that requests for invented URLs evict no useful entry. */
  negatives: CacheStore;
  log: Log;
  metrics: Metrics;
  /** Milliseconds of a monotonic clock; replaced in tests. */
  now?: () => number;
  /** Milliseconds that a caller waits for a refresh when an old value could be served. */
  refreshTimeoutMs?: number;
}

/** How long a caller with an entry past its stale time waits for the refresh. */
const REFRESH_TIMEOUT_MS = 400;
/** After a failed refresh, old entries are served without another refresh for this long. */
const RETRY_DELAY_MS = 5_000;

export function createCache<P extends PolicyName, T>(options: CacheOptions<P>): Cache<P, T> {
  const {
    store,
    negatives,
    log,
    metrics,
    now = () => performance.now(),
    refreshTimeoutMs = REFRESH_TIMEOUT_MS,
  } = options;
  const policy: CachePolicy = CACHE_POLICIES[options.policy];
  const flights = createSingleFlight();
  const counts = {
    hit: metrics.cacheRequests.labels(options.policy, 'hit'),
    stale: metrics.cacheRequests.labels(options.policy, 'stale'),
    miss: metrics.cacheRequests.labels(options.policy, 'miss'),
  };
  /** Keys whose last refresh failed, with the time of the next allowed refresh. */
  const retryTimes = new Map<string, number>();

  function find(key: string): { value: T; age: number } | undefined {
    const entry = store.get(key) ?? negatives.get(key);
    if (entry === undefined) return undefined;
    const age = Math.max(0, (now() - entry.storedAt) / 1000);
    return age > policy.onError ? undefined : { value: entry.value as T, age };
  }

  /** Stores a value, unless one of its tags was purged after the first `purgeCount` purges: it may be the old value then. */
  function save(key: string, value: T, { tags = [], isNegative }: GetOptions<T>, purgeCount: number): void {
    const entry = { value, storedAt: now(), tags: typeof tags === 'function' ? tags(value) : tags };
    if (store.hasPurged(entry.tags, purgeCount)) return;
    const negative = isNegative?.(value) ?? false;
    (negative ? store : negatives).delete(key);
    if (negative) negatives.set(key, entry, policy.negative);
    else store.set(key, entry, policy.onError, policy.weight);
  }

  /** Counts the failure and delays the next refresh. A refused load says nothing about its source and causes no delay. */
  function recordFailure(key: string, error: unknown): void {
    if (error instanceof LoadRefused) {
      metrics.cacheLoadsRefused.labels(options.policy).inc();
      return;
    }
    metrics.cacheRefreshFailures.labels(options.policy).inc();
    if (retryTimes.size > 1_000) retryTimes.clear();
    retryTimes.set(key, now() + RETRY_DELAY_MS);
  }

  function load(key: string, loader: (signal: AbortSignal) => Promise<T>, getOptions: GetOptions<T>) {
    return async (signal: AbortSignal): Promise<T> => {
      const purgeCount = store.purgeCount();
      try {
        const value = await loader(signal);
        retryTimes.delete(key);
        save(key, value, getOptions, purgeCount);
        return value;
      } catch (error) {
        if (!signal.aborted) recordFailure(key, error);
        throw error;
      }
    };
  }

  /** Starts or joins the load of a key. After a purge a new load starts, because one that runs may return what was purged. */
  function joinLoad(
    key: string,
    loader: (signal: AbortSignal) => Promise<T>,
    getOptions: GetOptions<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    return flights.join(`${store.purgeCount()} ${key}`, load(key, loader, getOptions), signal);
  }

  /** Starts or joins the refresh of a key; resolves with null when it fails or is delayed. Never rejects. */
  function refresh(
    key: string,
    loader: (signal: AbortSignal) => Promise<T>,
    getOptions: GetOptions<T>,
  ): Promise<{ value: T } | null> {
    if ((retryTimes.get(key) ?? 0) > now()) return Promise.resolve(null);
    const loaded = joinLoad(key, loader, getOptions).then((value) => ({ value }));
    return loaded.catch((error: unknown) => {
      log.debug({ event: LOG_EVENTS.cacheRefreshFailed, cache: options.policy, err: error });
      return null;
    });
  }

  function serveStale(found: { value: T; age: number }): Cached<T> {
    counts.stale.inc();
    addDataAge(found.age, { isPastStale: found.age > policy.fresh + policy.stale });
    return { ...found, state: 'stale' };
  }

  async function get(
    parts: KeyParts[P],
    loader: (signal: AbortSignal) => Promise<T>,
    getOptions: GetOptions<T> = {},
  ): Promise<Cached<T>> {
    const key = cacheKey(options.policy, parts);
    const found = find(key);
    const negative = found !== undefined && (getOptions.isNegative?.(found.value) ?? false);
    if (found === undefined || (negative && found.age > policy.negative)) {
      const value = await joinLoad(key, loader, getOptions, getOptions.signal);
      counts.miss.inc();
      return { value, state: 'miss', age: 0 };
    }
    if (negative || found.age <= policy.fresh) {
      counts.hit.inc();
      return { ...found, state: 'hit' };
    }
    const refreshed = refresh(key, loader, getOptions);
    if (found.age > policy.fresh + policy.stale) {
      const loaded = await withTimeout(refreshTimeoutMs, 'refresh', refreshed).catch(() => null);
      if (loaded !== null) {
        counts.miss.inc();
        return { ...loaded, state: 'miss', age: 0 };
      }
    }
    return serveStale(found);
  }

  return {
    get,
    hit: (parts, accepts) => {
      const found = find(cacheKey(options.policy, parts));
      if (found === undefined || found.age > policy.fresh || !accepts(found.value)) return undefined;
      counts.hit.inc();
      return { ...found, state: 'hit' };
    },
    peek: (parts) => {
      const found = find(cacheKey(options.policy, parts));
      return found && { ...found, state: found.age <= policy.fresh ? 'hit' : 'stale' };
    },
    put: (parts, value, tags = []) => save(cacheKey(options.policy, parts), value, { tags }, store.purgeCount()),
  };
}
