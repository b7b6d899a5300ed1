import type { Log } from '../operations/log.ts';
import { withTimeout } from '../page/withTimeout.ts';
import { createMemoryStore } from './memoryStore.ts';
import { createRedisStore } from './redisStore.ts';

/** Small values with a lifetime, and rates. All processes with one Redis share them; without Redis each process has its own. */
export interface SharedStore {
  /** Stores a value for a key that has none and returns null; returns the existing value of any other key. */
  add: (key: string, value: string, lifetimeMs: number) => Promise<string | null>;
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string, lifetimeMs: number) => Promise<void>;
  delete: (key: string) => Promise<void>;
  /** Counts a call of a rate and returns 0. When the rate is used up, returns the milliseconds until the next call is allowed. */
  take: (key: string, rate: StoreRate) => Promise<number>;
  /** Resolves when the store is connected; never rejects. */
  ready: () => Promise<void>;
  close: () => void;
}

export interface StoreRate {
  /** Calls that may come at once. */
  burst: number;
  /** Calls that are added each second. */
  perSecond: number;
}

interface SharedStoreOptions {
  /** URL of Redis; empty for a process of its own. */
  url: string;
  log: Log;
  /** Milliseconds of a clock that never steps. */
  now?: () => number;
}

/** Milliseconds until a command counts as failed. */
const COMMAND_TIMEOUT_MS = 1_000;

/**
 * Creates the store. While Redis is unavailable, calls use the memory of this process: a lead may then arrive twice at the upstream,
 * which recognises its id, but none is lost (docs/decisions/0074).
 */
export function createSharedStore({ url, log, now = () => performance.now() }: SharedStoreOptions): SharedStore {
  const memory = createMemoryStore(now);
  if (url === '') return memory;
  const redis = createRedisStore(url, log);
  const orMemory =
    <Args extends unknown[], Result>(inRedis: (...args: Args) => Promise<Result>, inMemory: typeof inRedis) =>
    (...args: Args): Promise<Result> =>
      withTimeout(COMMAND_TIMEOUT_MS, 'redis', inRedis(...args)).catch(() => inMemory(...args));
  return {
    add: orMemory(redis.add, memory.add),
    get: orMemory(redis.get, memory.get),
    set: orMemory(redis.set, memory.set),
    delete: orMemory(redis.delete, memory.delete),
    take: orMemory(redis.take, memory.take),
    ready: redis.ready,
    close: redis.close,
  };
}
