import { DeadlineError, withTimeout } from '../../src/contracts/withTimeout.ts';
import { createMemoryStore } from './memoryStore.ts';
import type { RedisAvailability } from './redisClient.ts';
import { createRedisStore } from './redisStore.ts';
import type { SharedStore } from './sharedStore.ts';

interface SharedStoreOptions {
  /** URL of Redis; empty for a process of its own. */
  url: string;
  availability: RedisAvailability;
  /** Milliseconds until a command counts as failed. */
  commandTimeoutMs?: number | undefined;
  /** Milliseconds of a clock that never steps. */
  now?: () => number;
}

/** A strict store cannot be reached. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

const COMMAND_TIMEOUT_MS = 1_000;

/**
 * Creates a function that limits the time of commands. Redis responds in order, so while one is late the others reject at once: a Redis that
 * hangs delays the first ones only, no queue grows, and the connection is silent, so that the client closes it.
 */
function createTimeLimit(milliseconds = COMMAND_TIMEOUT_MS) {
  let late = 0;
  return async <Result>(command: () => Promise<Result>): Promise<Result> => {
    if (late > 0) throw new Error('Redis is late');
    const running = command();
    return withTimeout(milliseconds, 'redis', running).catch((error: unknown) => {
      if (error instanceof DeadlineError) {
        late += 1;
        const settle = () => {
          late -= 1;
        };
        running.then(settle, settle);
      }
      throw error;
    });
  };
}

/**
 * Creates the store. While Redis is unavailable, calls use the memory of this process: a lead may then arrive twice at the upstream,
 * which recognises its id, but none is lost (docs/decisions/0074).
 */
export function createSharedStore({
  url,
  availability,
  commandTimeoutMs,
  now = () => performance.now(),
}: SharedStoreOptions): SharedStore {
  const memory = createMemoryStore(now);
  if (url === '') return memory;
  const redis = createRedisStore(url, availability);
  const inTime = createTimeLimit(commandTimeoutMs);
  const orMemory =
    <Args extends unknown[], Result>(inRedis: (...args: Args) => Promise<Result>, inMemory: typeof inRedis) =>
    (...args: Args): Promise<Result> =>
      inTime(() => inRedis(...args)).catch(() => inMemory(...args));
  return {
    add: orMemory(redis.add, memory.add),
    get: orMemory(redis.get, memory.get),
    set: orMemory(redis.set, memory.set),
    delete: orMemory(redis.delete, memory.delete),
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
  commandTimeoutMs,
  now = () => performance.now(),
}: SharedStoreOptions): SharedStore {
  if (url === '') return createMemoryStore(now, STRICT_ENTRIES);
  const redis = createRedisStore(url, availability);
  const inTime = createTimeLimit(commandTimeoutMs);
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
