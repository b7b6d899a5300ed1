import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import CircuitBreaker from 'opossum';
import { LOG_EVENTS } from '../../operations/log/events.ts';
import type { Log } from '../../operations/log/log.ts';
import type { Metrics } from '../../operations/metrics.ts';
import { currentRequest } from '../../operations/request/trace.ts';
import { createTimeLimit, type ReportRedisFailure } from '../../store/redisTimeLimit.ts';
import { CACHE_POLICIES, type CachePolicy, type PolicyName } from '../policies.ts';
import type { Codec } from './codec.ts';
import type { EntryStore, PurgeCount, ReadEntry } from './entryStore.ts';
import { inWaitedTime } from './inWaitedTime.ts';
import { type PurgeHere, PurgeTracker } from './purgeTracker.ts';
import { createWaitBudget } from './waitBudget.ts';

/** Caches below those in memory, which processes share (docs/decisions/0206). */
export interface SecondLevel {
  /** Returns the second level of a cache; undefined for a policy that has none. */
  levelOf: <T>(policy: PolicyName, codec: Codec<T>) => CacheLevel<T> | undefined;
  /** Voids all entries with one of the tags. Rejects when that is not recorded in time; this process reads no entries until it is. */
  purge: (tags: readonly string[]) => Promise<PurgeCount>;
  /** Notes that this process has purged its memory, as another one has announced. @param purges null when the purge is not recorded */
  purgedHere: (tags: readonly string[], purges: PurgeCount | null) => void;
  /** `open`: it is not used, because it fails. */
  state: () => 'closed' | 'halfOpen' | 'open';
  /** Resolves when it is connected; never rejects. */
  ready: () => Promise<void>;
  close: () => void;
}

/** The second level of one cache. */
export interface CacheLevel<T> {
  /**
   * Returns a value, with its age in seconds, or the duty to load it. While another process loads the value, waits for it. Rejects only when the
   * signal is aborted meanwhile.
   *
   * @param maxAge seconds
   */
  find: (key: string, maxAge: number, signal: AbortSignal) => Promise<SharedValue<T> | LoadDuty<T>>;
}

interface SharedValue<T> {
  value: T;
  age: number;
}

/** The duty to load a value. One of its calls ends it. */
export interface LoadDuty<T> {
  /** Shares the value. @param lifetime seconds */
  share: (value: T, tags: readonly string[], lifetime: number) => void;
  /** The value could not be loaded, or is not to be shared: the others load it by themselves. */
  decline: () => void;
  /** The load was given up: another process may begin it. */
  giveUp: () => void;
}

interface SecondLevelOptions {
  entries: EntryStore;
  /** By what the keys of a policy's entries differ besides the caches' own keys. */
  namespaces: Readonly<Record<'contract' | 'build', string>>;
  purgeHere: PurgeHere;
  log: Log;
  metrics: Metrics;
  report: ReportRedisFailure;
  /** Milliseconds that one request waits at most. */
  waitMs?: number | undefined;
  /** Milliseconds until a write or a purge counts as failed. */
  commandTimeoutMs?: number | undefined;
}

/** Milliseconds that the second level adds to a request at most, and that work waits for which no visitor does. */
const WAIT_MS = 20;
const BACKGROUND_MS = 250;
/** Milliseconds for which a lock is held without a sign of life, and between two signs. */
const LOCK_MS = 600;
const EXTEND_MS = 200;
/** Milliseconds between two looks for a value that another process loads, and that they take together. */
const PAUSE_MS = 10;
const MAX_LOADING_MS = 2_000;
/** Milliseconds in which all processes load by themselves what one of them does not share. */
const DECLINED_MS = 1_000;
/** Bytes of an entry. */
const MAX_ENTRY = 1024 * 1024;
/** Writes at the same time. Others are left out. */
const MAX_WRITING = 256;
/** Milliseconds between two looks whether the store accepts entries. */
const CHECK_MS = 5_000;
/** Opens at half of 5 reads within 5 s; tries again after 2 s. */
const BREAKER = { volumeThreshold: 5, errorThresholdPercentage: 49.9, rollingCountTimeout: 5_000, resetTimeout: 2_000 };
const GAUGE = { closed: 0, halfOpen: 0.5, open: 1 } as const;

const NO_DUTY: LoadDuty<unknown> = { share: () => {}, decline: () => {}, giveUp: () => {} };

/** Creates the second level on entries. */
export function createSecondLevel(options: SecondLevelOptions): SecondLevel {
  return new GuardedLevel(options);
}

type Read = ReadEntry & { purges: PurgeCount };

class GuardedLevel implements SecondLevel {
  readonly #options: SecondLevelOptions;
  readonly #purges: PurgeTracker;
  readonly #waitMs: number;
  readonly #budget: ReturnType<typeof createWaitBudget>;
  readonly #readInTime: ReturnType<typeof createTimeLimit>;
  readonly #writeInTime: ReturnType<typeof createTimeLimit>;
  readonly #breaker = new CircuitBreaker<[() => Promise<Read>], Read>((read) => read(), { timeout: false, ...BREAKER });
  #writing = 0;
  #capacity = { at: Number.NEGATIVE_INFINITY, accepts: true };

  constructor(options: SecondLevelOptions) {
    const { entries, purgeHere, report, log, metrics, waitMs = WAIT_MS, commandTimeoutMs } = options;
    this.#options = options;
    this.#purges = new PurgeTracker(entries, purgeHere);
    this.#budget = createWaitBudget(waitMs);
    this.#waitMs = waitMs;
    this.#readInTime = createTimeLimit('secondLevel', { commandTimeoutMs: Math.max(waitMs, BACKGROUND_MS), report });
    this.#writeInTime = createTimeLimit('secondLevel', { commandTimeoutMs, report });
    const reportState = (state: 'closed' | 'halfOpen' | 'open') => {
      metrics.secondLevelOpen.set(GAUGE[state]);
      log.warn({ event: LOG_EVENTS.secondLevel, state });
    };
    this.#breaker.on('open', () => reportState('open'));
    this.#breaker.on('halfOpen', () => reportState('halfOpen'));
    this.#breaker.on('close', () => reportState('closed'));
  }

  levelOf<T>(policy: PolicyName, codec: Codec<T>): CacheLevel<T> | undefined {
    const { keyedBy }: CachePolicy = CACHE_POLICIES[policy];
    if (keyedBy === undefined) return undefined;
    const namespace = this.#options.namespaces[keyedBy];
    const keyOf = (key: string) =>
      `${policy}:${createHash('sha256').update(`${namespace}\n${key}`).digest('base64url')}`;
    // A page is no call of an upstream, and one that is late is streamed: nobody waits for another process.
    const isLocked = keyedBy === 'contract';
    return { find: (key, maxAge, signal) => this.#find({ policy, codec, isLocked }, keyOf(key), maxAge, signal) };
  }

  async purge(tags: readonly string[]): Promise<PurgeCount> {
    return this.#writeInTime(() => this.#purges.record(tags));
  }

  purgedHere(tags: readonly string[], purges: PurgeCount | null): void {
    if (purges === null) this.#purges.owe(tags);
    else this.#purges.purgedHere(purges);
  }

  state(): 'closed' | 'halfOpen' | 'open' {
    if (this.#breaker.opened) return 'open';
    return this.#breaker.halfOpen ? 'halfOpen' : 'closed';
  }

  ready(): Promise<void> {
    return this.#options.entries.ready();
  }

  close(): void {
    this.#breaker.shutdown();
    this.#options.entries.close();
  }

  async #find<T>(
    cache: LevelCache<T>,
    key: string,
    maxAge: number,
    signal: AbortSignal,
  ): Promise<SharedValue<T> | LoadDuty<T>> {
    const count = (outcome: string) => this.#options.metrics.secondLevelReads.labels(cache.policy, outcome).inc();
    const token = cache.isLocked ? randomUUID() : '';
    const { read, hasWaited } = await this.#readLoaded(() => this.#read(key, maxAge * 1_000, token, count), signal);
    if (read === null) return NO_DUTY;
    if (read.kind !== 'found') {
      count('miss');
      return this.#duty(cache, key, read.kind === 'locked' ? token : '');
    }
    const value = decoded(cache.codec, read);
    if (value === null) {
      count('invalid');
      return this.#duty(cache, key, '');
    }
    count(hasWaited ? 'waited' : 'hit');
    return value;
  }

  /** Reads until no other process loads the value, or takes too long for it. */
  async #readLoaded(readOnce: () => Promise<Read | null>, signal: AbortSignal) {
    const until = performance.now() + MAX_LOADING_MS;
    let hasWaited = false;
    for (;;) {
      const read = await readOnce();
      if (read?.kind !== 'loading' || performance.now() > until) return { read, hasWaited };
      await sleep(PAUSE_MS, undefined, { signal });
      hasWaited = true;
    }
  }

  /** Reads an entry; null when the second level is not used. */
  async #read(key: string, maxAgeMs: number, token: string, count: (outcome: string) => void): Promise<Read | null> {
    const isRequest = currentRequest() !== undefined;
    const left = this.#budget.left();
    if (left === 0 || this.#breaker.opened) {
      count('skipped');
      return null;
    }
    const { entries, metrics } = this.#options;
    const endWait = this.#budget.begin();
    const endTimer = metrics.secondLevelDuration.labels('read').startTimer();
    let hasLock = false;
    let isAwaited = true;
    const giveLockBack = () => {
      if (hasLock) this.#unlock(key, token, 0);
    };
    const send = async () => {
      const read = await entries.read(key, maxAgeMs, token === '' ? null : { token, ms: LOCK_MS });
      hasLock = read.kind === 'locked';
      // A response that comes too late may have the lock, and nobody loads.
      if (!isAwaited) giveLockBack();
      return read;
    };
    const inStep = async () => {
      if (this.#purges.isBehind) await this.#readInTime(() => this.#purges.settle());
      const read = await this.#readInTime(send);
      await this.#readInTime(() => this.#purges.reach(read.purges));
      return read;
    };
    // A request that has waited before leaves sooner, which says nothing about Redis.
    const inTime = () => inWaitedTime(isRequest ? this.#waitMs : Math.max(this.#waitMs, BACKGROUND_MS), inStep());
    const awaited = this.#breaker.fire(inTime);
    const read = await (isRequest && left < this.#waitMs ? inWaitedTime(left, awaited) : awaited).catch(() => null);
    endWait();
    endTimer();
    if (read === null) {
      isAwaited = false;
      giveLockBack();
    }
    if (read === null) count('failed');
    return read;
  }

  #duty<T>({ policy, codec }: LevelCache<T>, key: string, token: string): LoadDuty<T> {
    const purges = this.#purges.reached;
    const { entries } = this.#options;
    const extend = () => void this.#write(() => entries.extend(key, { token, ms: LOCK_MS }));
    const timer = token === '' ? undefined : setInterval(extend, EXTEND_MS).unref();
    const end = (declinedMs: number) => {
      clearInterval(timer);
      if (token !== '') this.#unlock(key, token, declinedMs);
    };
    return {
      share: (value, tags, lifetime) => {
        clearInterval(timer);
        const count = (outcome: string) => this.#options.metrics.secondLevelWrites.labels(policy, outcome).inc();
        void this.#share({ key, token, purges, tags, lifetimeMs: lifetime * 1_000, encode: () => codec.encode(value) })
          .then(count)
          .catch(() => count('failed'));
      },
      decline: () => end(DECLINED_MS),
      giveUp: () => end(0),
    };
  }

  /** Writes an entry, after the response that waits for its value. Returns what came of it. */
  async #share({ key, encode, ...entry }: SharedEntry): Promise<string> {
    const { entries, metrics } = this.#options;
    const leaveOut = (outcome: string) => {
      if (entry.token !== '') this.#unlock(key, entry.token, DECLINED_MS);
      return outcome;
    };
    if (this.#breaker.opened || this.#writing >= MAX_WRITING) return leaveOut('skipped');
    this.#writing += 1;
    try {
      await nextTurn();
      const bytes = encode();
      if (bytes.length > MAX_ENTRY) return leaveOut('tooLarge');
      if (!(await this.#acceptsEntries())) return leaveOut('full');
      const endTimer = metrics.secondLevelDuration.labels('write').startTimer();
      const isStored = await this.#writeInTime(() => entries.write(key, { ...entry, bytes })).finally(endTimer);
      return isStored ? 'stored' : 'purged';
    } finally {
      this.#writing -= 1;
    }
  }

  async #acceptsEntries(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#capacity.at > CHECK_MS) {
      this.#capacity = { at: now, accepts: this.#capacity.accepts };
      this.#capacity = { at: now, accepts: await this.#writeInTime(() => this.#options.entries.acceptsEntries()) };
    }
    return this.#capacity.accepts;
  }

  #unlock(key: string, token: string, declinedMs: number): void {
    void this.#write(() => this.#options.entries.unlock(key, token, declinedMs));
  }

  /** Runs a command about a lock. Without it the lock ends by itself. */
  async #write(command: () => Promise<void>): Promise<void> {
    await this.#writeInTime(command).catch(() => {});
  }
}

interface LevelCache<T> {
  policy: PolicyName;
  codec: Codec<T>;
  /** Whether one process loads for all. */
  isLocked: boolean;
}

interface SharedEntry {
  key: string;
  token: string;
  purges: PurgeCount;
  tags: readonly string[];
  lifetimeMs: number;
  encode: () => Buffer;
}

/** Returns the value of an entry, or null: it is of another version, or broken. */
function decoded<T>(codec: Codec<T>, { bytes, ageMs }: { bytes: Buffer; ageMs: number }): SharedValue<T> | null {
  try {
    return { value: codec.decode(bytes), age: ageMs / 1_000 };
  } catch {
    return null;
  }
}
