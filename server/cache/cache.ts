import { DeadlineError, withTimeout } from '../../lib/withTimeout.ts';
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

/** Who asks for a cached value. */
export interface CacheCaller {
  /** Aborted when this caller no longer needs the value. */
  signal?: AbortSignal | undefined;
  /**
   * Called when the value is past its fresh time.
   *
   * @param age seconds since it was loaded
   * @param isPastStale whether it is past its stale time too, and is only used while its source fails
   */
  onStale?: ((age: number, isPastStale: boolean) => void) | undefined;
  /** Whether the caller no longer waits: it gets what is cached, or an error at once. A load continues for later callers. */
  hasEnded?: (() => boolean) | undefined;
}

/** Returns the caller of a scope without its other members. */
export function callerOf({ signal, onStale, hasEnded }: CacheCaller): CacheCaller {
  return { signal, onStale, hasEnded };
}

interface GetOptions<T> extends CacheCaller {
  tags?: readonly string[] | ((value: T) => readonly string[]);
  /** Whether the value says "not found". Such values are cached for a short time, in a store of their own. */
  isNegative?: (value: T) => boolean;
}

/** Loads a value; `signal` is aborted when nobody waits for it any more. */
type Loader<T> = (signal: AbortSignal) => Promise<T>;

/** A cached value and its age in seconds. */
type Found<T> = Pick<Cached<T>, 'value' | 'age'>;

/** The cache of one policy. Requests share its values, so values are read only. */
export interface Cache<P extends PolicyName, T> {
  /**
   * Returns the cached value, or loads it.
   *
   * @throws what `load` throws, when no usable value is cached; DeadlineError when the caller has ended
   */
  get: (parts: KeyParts[P], load: Loader<T>, options?: GetOptions<T>) => Promise<Cached<T>>;
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

/** The cache of a policy in a memory store. */
export class PolicyCache<P extends PolicyName, T> implements Cache<P, T> {
  readonly #name: P;
  readonly #policy: CachePolicy;
  readonly #store: CacheStore;
  readonly #negatives: CacheStore;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #now: () => number;
  readonly #refreshTimeoutMs: number;
  readonly #flights = createSingleFlight();
  readonly #counts: Readonly<Record<Cached<T>['state'], { inc: () => void }>>;
  /** Keys whose last refresh failed, with the time of the next allowed refresh. */
  readonly #retryTimes = new Map<string, number>();

  constructor(options: CacheOptions<P>) {
    const { policy, metrics, now = () => performance.now(), refreshTimeoutMs = REFRESH_TIMEOUT_MS } = options;
    this.#name = policy;
    this.#policy = CACHE_POLICIES[policy];
    this.#store = options.store;
    this.#negatives = options.negatives;
    this.#log = options.log;
    this.#metrics = metrics;
    this.#now = now;
    this.#refreshTimeoutMs = refreshTimeoutMs;
    this.#counts = {
      hit: metrics.cacheRequests.labels(policy, 'hit'),
      stale: metrics.cacheRequests.labels(policy, 'stale'),
      miss: metrics.cacheRequests.labels(policy, 'miss'),
    };
  }

  async get(parts: KeyParts[P], loader: Loader<T>, options: GetOptions<T> = {}): Promise<Cached<T>> {
    const policy = this.#policy;
    const key = cacheKey(this.#name, parts);
    const found = this.#find(key);
    const negative = found !== undefined && (options.isNegative?.(found.value) ?? false);
    if (found === undefined || (negative && found.age > policy.negative)) {
      const loaded = this.#joinLoad(key, loader, options, options.signal);
      return this.#missed(await (options.hasEnded?.() ? this.#notAwaited(loaded) : loaded));
    }
    if (negative || found.age <= policy.fresh) {
      this.#counts.hit.inc();
      return { ...found, state: 'hit' };
    }
    const refreshed = this.#refresh(key, loader, options);
    const isPastStale = found.age > policy.fresh + policy.stale;
    if (isPastStale && !options.hasEnded?.()) {
      const loaded = await withTimeout(this.#refreshTimeoutMs, 'refresh', refreshed).catch(() => null);
      if (loaded !== null) return this.#missed(loaded.value);
    }
    options.onStale?.(found.age, isPastStale);
    this.#counts.stale.inc();
    return { ...found, state: 'stale' };
  }

  hit(parts: KeyParts[P], accepts: (value: T) => boolean): Cached<T> | undefined {
    const found = this.#find(cacheKey(this.#name, parts));
    if (found === undefined || found.age > this.#policy.fresh || !accepts(found.value)) return undefined;
    this.#counts.hit.inc();
    return { ...found, state: 'hit' };
  }

  peek(parts: KeyParts[P]): Cached<T> | undefined {
    const found = this.#find(cacheKey(this.#name, parts));
    return found && { ...found, state: found.age <= this.#policy.fresh ? 'hit' : 'stale' };
  }

  put(parts: KeyParts[P], value: T, tags: readonly string[] = []): void {
    this.#save(cacheKey(this.#name, parts), value, { tags }, this.#store.purgeCount());
  }

  #find(key: string): Found<T> | undefined {
    const entry = this.#store.get(key) ?? this.#negatives.get(key);
    if (entry === undefined) return undefined;
    const age = Math.max(0, (this.#now() - entry.storedAt) / 1000);
    return age > this.#policy.onError ? undefined : { value: entry.value as T, age };
  }

  /** Starts or joins the load of a key. After a purge a new load starts, because one that runs may return what was purged. */
  #joinLoad(key: string, loader: Loader<T>, options: GetOptions<T>, signal?: AbortSignal): Promise<T> {
    const load = (loadSignal: AbortSignal) => this.#load(key, loader, options, loadSignal);
    return this.#flights.join(`${this.#store.purgeCount()} ${key}`, load, signal);
  }

  async #load(key: string, loader: Loader<T>, options: GetOptions<T>, signal: AbortSignal): Promise<T> {
    const purgeCount = this.#store.purgeCount();
    try {
      const value = await loader(signal);
      this.#retryTimes.delete(key);
      this.#save(key, value, options, purgeCount);
      return value;
    } catch (error) {
      if (!signal.aborted) this.#recordFailure(key, error);
      throw error;
    }
  }

  /** Stores a value, unless one of its tags was purged after the first `purgeCount` purges: it may be the old value then. */
  #save(key: string, value: T, { tags = [], isNegative }: GetOptions<T>, purgeCount: number): void {
    const entry = { value, storedAt: this.#now(), tags: typeof tags === 'function' ? tags(value) : tags };
    if (this.#store.hasPurged(entry.tags, purgeCount)) return;
    const negative = isNegative?.(value) ?? false;
    (negative ? this.#store : this.#negatives).delete(key);
    if (negative) this.#negatives.set(key, entry, this.#policy.negative);
    else this.#store.set(key, entry, this.#policy.onError, this.#policy.weight);
  }

  /** Counts the failure and delays the next refresh. A refused load says nothing about its source and causes no delay. */
  #recordFailure(key: string, error: unknown): void {
    if (error instanceof LoadRefused) {
      this.#metrics.cacheLoadsRefused.labels(this.#name).inc();
      return;
    }
    this.#metrics.cacheRefreshFailures.labels(this.#name).inc();
    if (this.#retryTimes.size > 1_000) this.#retryTimes.clear();
    this.#retryTimes.set(key, this.#now() + RETRY_DELAY_MS);
  }

  /** Starts or joins the refresh of a key; resolves with null when it fails or is delayed. Never rejects. */
  #refresh(key: string, loader: Loader<T>, options: GetOptions<T>): Promise<{ value: T } | null> {
    if ((this.#retryTimes.get(key) ?? 0) > this.#now()) return Promise.resolve(null);
    const loaded = this.#joinLoad(key, loader, options).then((value) => ({ value }));
    return loaded.catch((error: unknown) => {
      this.#log.debug({ event: LOG_EVENTS.cacheRefreshFailed, cache: this.#name, err: error });
      return null;
    });
  }

  #missed(value: T): Cached<T> {
    this.#counts.miss.inc();
    return { value, state: 'miss', age: 0 };
  }

  /** Fails at once. The load continues. */
  #notAwaited(loaded: Promise<T>): never {
    loaded.catch(() => {});
    throw new DeadlineError(this.#name, 0);
  }
}
