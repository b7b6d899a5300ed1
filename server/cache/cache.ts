import { DeadlineError, withTimeout } from '../../lib/withTimeout.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { cacheKey } from './keys.ts';
import { LoadRefused } from './loadRefused.ts';
import { CACHE_POLICIES, type CachePolicy, type KeyParts, type PolicyName } from './policies.ts';
import type { CacheLevel, LoadDuty } from './secondLevel/secondLevel.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { CacheStore, Entry } from './store.ts';

export interface Cached<T> {
  value: T;
  /** `purged`: the load was refused, and the value is one that a purge has removed. */
  state: 'hit' | 'stale' | 'miss' | 'purged';
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
  /** The value is neither read from the second level nor written to it. */
  isLocal?: boolean;
  /** Called at once when this call begins a load, with its end. */
  onLoad?: (load: Promise<unknown>) => void;
}

/** Loads a value; `signal` is aborted when nobody waits for it any more. */
type Loader<T> = (signal: AbortSignal) => Promise<T>;

/** A cached value and its age in seconds. */
type Found<T> = Pick<Cached<T>, 'value' | 'age'>;

/** What a load returns: a value of the source, or of the second level. */
type Loaded<T> = Found<T> & { isShared: boolean };

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
  /** Returns a value that was purged just now. It is only served when its load is refused. Neither loads nor counts. */
  peekPurged: (parts: KeyParts[P]) => Found<T> | undefined;
  /** Stores a value that the caller has made. */
  put: (parts: KeyParts[P], value: T, tags?: readonly string[]) => void;
}

interface CacheOptions<P extends PolicyName, T> {
  policy: P;
  store: CacheStore;
  /** The store of "not found" values. It is separate so that requests for invented URLs evict no useful entry. */
  negatives: CacheStore;
  level?: CacheLevel<T> | undefined;
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

/** The cache of a policy in a memory store, with or without a second level that processes share. */
export class PolicyCache<P extends PolicyName, T> implements Cache<P, T> {
  readonly #name: P;
  readonly #policy: CachePolicy;
  readonly #store: CacheStore;
  readonly #negatives: CacheStore;
  readonly #level: CacheLevel<T> | undefined;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #now: () => number;
  readonly #refreshTimeoutMs: number;
  readonly #flights = createSingleFlight();
  readonly #counts: Readonly<Record<Cached<T>['state'], { inc: () => void }>>;
  /** Keys whose last refresh failed, with the time of the next allowed refresh. */
  readonly #retryTimes = new Map<string, number>();

  constructor(options: CacheOptions<P, T>) {
    const { policy, metrics, now = () => performance.now(), refreshTimeoutMs = REFRESH_TIMEOUT_MS } = options;
    this.#name = policy;
    this.#policy = CACHE_POLICIES[policy];
    this.#store = options.store;
    this.#negatives = options.negatives;
    this.#level = options.level;
    this.#log = options.log;
    this.#metrics = metrics;
    this.#now = now;
    this.#refreshTimeoutMs = refreshTimeoutMs;
    this.#counts = {
      hit: metrics.cacheRequests.labels(policy, 'hit'),
      stale: metrics.cacheRequests.labels(policy, 'stale'),
      miss: metrics.cacheRequests.labels(policy, 'miss'),
      purged: metrics.cacheRequests.labels(policy, 'purged'),
    };
  }

  async get(parts: KeyParts[P], loader: Loader<T>, options: GetOptions<T> = {}): Promise<Cached<T>> {
    const policy = this.#policy;
    const key = cacheKey(this.#name, parts);
    const isNegative = ({ value }: Found<T>) => options.isNegative?.(value) ?? false;
    let found = this.#find(key);
    if (found === undefined || (isNegative(found) && found.age > policy.negative)) {
      const loaded = await this.#loadMissing(key, loader, options);
      if (loaded.state !== null) return this.#counted(loaded, loaded.state);
      found = loaded;
    }
    if (isNegative(found) || found.age <= policy.fresh) return this.#counted(found, 'hit');
    const refreshed = this.#refresh(key, loader, options);
    const isPastStale = found.age > policy.fresh + policy.stale;
    if (isPastStale && !options.hasEnded?.()) {
      const loaded = await withTimeout(this.#refreshTimeoutMs, 'refresh', refreshed).catch(() => null);
      if (loaded !== null) return this.#counted(loaded, loaded.isShared ? 'hit' : 'miss');
    }
    options.onStale?.(found.age, isPastStale);
    return this.#counted(found, 'stale');
  }

  hit(parts: KeyParts[P], accepts: (value: T) => boolean): Cached<T> | undefined {
    const found = this.#find(cacheKey(this.#name, parts));
    if (found === undefined || found.age > this.#policy.fresh || !accepts(found.value)) return undefined;
    return this.#counted(found, 'hit');
  }

  peek(parts: KeyParts[P]): Cached<T> | undefined {
    const found = this.#find(cacheKey(this.#name, parts));
    return found && { ...found, state: found.age <= this.#policy.fresh ? 'hit' : 'stale' };
  }

  peekPurged(parts: KeyParts[P]): Found<T> | undefined {
    return this.#findPurged(cacheKey(this.#name, parts));
  }

  put(parts: KeyParts[P], value: T, tags: readonly string[] = []): void {
    this.#save(cacheKey(this.#name, parts), { value, age: 0 }, { tags }, this.#store.purgeCount());
  }

  /** Loads a value that is not in memory. The state is null for one of the second level, which may be stale. */
  async #loadMissing(
    key: string,
    loader: Loader<T>,
    options: GetOptions<T>,
  ): Promise<Found<T> & { state: 'miss' | 'purged' | null }> {
    try {
      const loaded = await this.#awaited(this.#joinLoad(key, loader, options, options.signal), options);
      return { ...loaded, state: loaded.isShared ? null : 'miss' };
    } catch (error) {
      const found = error instanceof LoadRefused ? this.#findPurged(key) : undefined;
      if (found === undefined) throw error;
      return { ...found, state: 'purged' };
    }
  }

  #find(key: string): Found<T> | undefined {
    const entry = this.#store.get(key) ?? this.#negatives.get(key);
    return entry && this.#foundIn(entry);
  }

  #findPurged(key: string): Found<T> | undefined {
    const entry = this.#store.getPurged(key);
    return entry && this.#foundIn(entry);
  }

  /** Returns the value of an entry; undefined when it is too old to be served. */
  #foundIn(entry: Entry): Found<T> | undefined {
    const age = Math.max(0, (this.#now() - entry.storedAt) / 1000);
    return age > this.#policy.onError ? undefined : { value: entry.value as T, age };
  }

  /** Starts or joins the load of a key. After a purge a new load starts, because one that runs may return what was purged. */
  #joinLoad(key: string, loader: Loader<T>, options: GetOptions<T>, signal?: AbortSignal): Promise<Loaded<T>> {
    const load = (loadSignal: AbortSignal) => {
      const loading = this.#load(key, loader, options, loadSignal);
      options.onLoad?.(loading);
      return loading;
    };
    return this.#flights.join(`${this.#store.purgeCount()} ${key}`, load, signal);
  }

  async #load(key: string, loader: Loader<T>, options: GetOptions<T>, signal: AbortSignal): Promise<Loaded<T>> {
    if (!this.#level || options.isLocal) return this.#loadSource(key, loader, options, signal);
    const { fresh, stale } = this.#policy;
    const purgeCount = this.#store.purgeCount();
    // To a value in memory only a newer one is preferred.
    const maxAge = this.#find(key) === undefined ? fresh + stale : fresh;
    const found = await this.#level.find(key, maxAge, signal);
    if (!('value' in found)) return this.#loadSource(key, loader, options, signal, found);
    this.#save(key, found, options, purgeCount);
    return { ...found, isShared: true };
  }

  /** Loads the value from its source. Stores it in memory and, with a duty, in the second level. */
  async #loadSource(
    key: string,
    loader: Loader<T>,
    options: GetOptions<T>,
    signal: AbortSignal,
    duty?: LoadDuty<T>,
  ): Promise<Loaded<T>> {
    const purgeCount = this.#store.purgeCount();
    try {
      const value = await loader(signal);
      this.#retryTimes.delete(key);
      const saved = this.#save(key, { value, age: 0 }, options, purgeCount);
      if (duty) this.#share(duty, value, saved);
      return { value, age: 0, isShared: false };
    } catch (error) {
      if (signal.aborted) duty?.giveUp();
      else duty?.decline();
      if (!signal.aborted) this.#recordFailure(key, error);
      throw error;
    }
  }

  /**
   * Stores a value, unless one of its tags was purged after the first `purgeCount` purges: it may be the old value then. Returns how it was stored;
   * null when it was not.
   */
  #save(
    key: string,
    { value, age }: Found<T>,
    { tags = [], isNegative }: GetOptions<T>,
    purgeCount: number,
  ): { tags: readonly string[]; negative: boolean } | null {
    const storedAt = this.#now() - age * 1_000;
    const entry = { value, storedAt, tags: typeof tags === 'function' ? tags(value) : tags };
    if (this.#store.hasPurged(entry.tags, purgeCount)) return null;
    const negative = isNegative?.(value) ?? false;
    (negative ? this.#store : this.#negatives).delete(key);
    if (negative) this.#negatives.set(key, entry, Math.max(1, this.#policy.negative - age));
    else this.#store.set(key, entry, this.#policy.onError - age, this.#policy.weight);
    return { tags: entry.tags, negative };
  }

  /** Gives a value to the second level. Pages that are missing are not shared: anybody can invent them. */
  #share(duty: LoadDuty<T>, value: T, saved: { tags: readonly string[]; negative: boolean } | null): void {
    const { fresh, stale, negative, keyedBy } = this.#policy;
    if (saved === null) duty.giveUp();
    else if (saved.negative && keyedBy === 'build') duty.decline();
    else duty.share(value, saved.tags, saved.negative ? negative : fresh + stale);
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
  #refresh(key: string, loader: Loader<T>, options: GetOptions<T>): Promise<Loaded<T> | null> {
    if ((this.#retryTimes.get(key) ?? 0) > this.#now()) return Promise.resolve(null);
    // A load that began without a value in memory may return a stale one.
    const loaded = this.#joinLoad(key, loader, options).then((each) => (each.age <= this.#policy.fresh ? each : null));
    return loaded.catch((error: unknown) => {
      this.#log.debug({ event: LOG_EVENTS.cacheRefreshFailed, cache: this.#name, err: error });
      return null;
    });
  }

  #counted({ value, age }: Found<T>, state: Cached<T>['state']): Cached<T> {
    this.#counts[state].inc();
    return { value, state, age };
  }

  /** Waits for a load, which goes on without a caller that has ended. */
  #awaited(loaded: Promise<Loaded<T>>, { hasEnded }: GetOptions<T>): Promise<Loaded<T>> {
    if (!hasEnded?.()) return loaded;
    loaded.catch(() => {});
    throw new DeadlineError(this.#name, 0);
  }
}
