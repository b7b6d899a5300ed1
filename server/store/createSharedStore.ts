import { createMemoryStore } from './memoryStore.ts';
import type { RedisAvailability } from './redisClient.ts';
import { createRedisStore } from './redisStore.ts';
import { createTimeLimit, type ReportRedisFailure } from './redisTimeLimit.ts';
import type { SharedStore } from './sharedStore.ts';

interface SharedStoreOptions {
  /** URL of Redis; empty for a process of its own. */
  url: string;
  availability: RedisAvailability;
  report: ReportRedisFailure;
  /** Milliseconds until a command counts as failed. */
  commandTimeoutMs?: number | undefined;
  /** Milliseconds of a clock that never steps. */
  now?: () => number;
}

/** A strict store cannot be reached. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/**
 * Creates the store. While Redis is unavailable, calls use the memory of this process: a lead may then arrive twice at the upstream,
 * which recognises its id, but none is lost (docs/decisions/0074). What this process has written is in its memory too, and a Redis
 * that refuses to write is still read: a lead that was accepted before is known.
 */
export function createSharedStore({
  url,
  availability,
  report,
  commandTimeoutMs,
  now = () => performance.now(),
}: SharedStoreOptions): SharedStore {
  const memory = createMemoryStore(now);
  if (url === '') return memory;
  const redis = createRedisStore(url, availability);
  const inTime = createTimeLimit('shared', { commandTimeoutMs, report });
  const orMemory =
    <Args extends unknown[], Result>(inRedis: (...args: Args) => Promise<Result>, inMemory: typeof inRedis) =>
    (...args: Args): Promise<Result> =>
      inTime(() => inRedis(...args)).catch(() => inMemory(...args));
  const add: SharedStore['add'] = async (key, value, lifetimeMs) => {
    const known = await redis.add(key, value, lifetimeMs);
    if (known === null) await memory.set(key, value, lifetimeMs);
    return known;
  };
  const addInMemory: SharedStore['add'] = async (key, value, lifetimeMs) =>
    (await inTime(() => redis.get(key)).catch(() => null)) ?? memory.add(key, value, lifetimeMs);
  const set: SharedStore['set'] = async (key, value, lifetimeMs) => {
    await memory.set(key, value, lifetimeMs);
    await redis.set(key, value, lifetimeMs);
  };
  const remove: SharedStore['delete'] = async (key) => {
    await memory.delete(key);
    await redis.delete(key);
  };
  return {
    add: orMemory(add, addInMemory),
    get: orMemory(redis.get, memory.get),
    set: orMemory(set, async () => undefined),
    delete: orMemory(remove, async () => undefined),
    take: orMemory(redis.take, memory.take),
    takeWithin: orMemory(redis.takeWithin, memory.takeWithin),
    giveBack: orMemory(redis.giveBack, memory.giveBack),
    expiresIn: orMemory(redis.expiresIn, memory.expiresIn),
    ready: redis.ready,
    close: redis.close,
  };
}

/** Entries of a strict store in memory: beyond what clients within their limits write in the time for which limits count. */
const STRICT_ENTRIES = 200_000;

/**
 * Creates a store for what must not be forgotten: sessions, and limits against guessing (docs/decisions/0106). While Redis is unavailable,
 * calls reject with `StoreUnavailable`: nobody is let in, and no limit begins anew.
 */
export function createStrictStore({
  url,
  availability,
  report,
  commandTimeoutMs,
  now = () => performance.now(),
}: SharedStoreOptions): SharedStore {
  if (url === '') return createMemoryStore(now, STRICT_ENTRIES);
  const redis = createRedisStore(url, availability);
  const inTime = createTimeLimit('strict', { commandTimeoutMs, report });
  const strictly =
    <Args extends unknown[], Result>(inRedis: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      inTime(() => inRedis(...args)).catch((cause: unknown) => {
        throw new StoreUnavailable('Redis is unavailable', { cause });
      });
  return {
    add: strictly(redis.add),
    get: strictly(redis.get),
    set: strictly(redis.set),
    delete: strictly(redis.delete),
    take: strictly(redis.take),
    takeWithin: strictly(redis.takeWithin),
    giveBack: strictly(redis.giveBack),
    expiresIn: strictly(redis.expiresIn),
    ready: redis.ready,
    close: redis.close,
  };
}
