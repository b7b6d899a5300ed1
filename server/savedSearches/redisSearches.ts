import { createRedisClient, type RedisAvailability } from '../store/redisClient.ts';
import { createTimeLimit, type ReportRedisFailure } from '../store/redisTimeLimit.ts';
import { MAX_SEARCHES, type SavedSearchStore } from './savedSearchStore.ts';

const BASE = 'forecourt:{savedSearches}:';

/**
 * The keys, all with one hash tag: `texts` (encrypted searches by id), `due` (ids by when something is to be done), `marks` (ids by their latest change), `mark` (the
 * latest change), a set of ids for each owner, a hash of states for the cars of each site, and `lease` (its holder).
 */
const KEYS = ['texts', 'due', 'marks', 'mark'].map((name) => BASE + name);

/** ARGV: id, text before (empty: none), text, owner's key, due, searches at most, milliseconds for which the owner's key lives. */
const REPLACE = `
local before = redis.call('HGET', KEYS[1], ARGV[1])
if (before or '') ~= ARGV[2] then return 'changed' end
if not before and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[6]) then return 'full' end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
redis.call('ZADD', KEYS[2], ARGV[5], ARGV[1])
redis.call('ZADD', KEYS[3], redis.call('INCR', KEYS[4]), ARGV[1])
redis.call('SADD', ARGV[4], ARGV[1])
redis.call('PEXPIRE', ARGV[4], ARGV[7])
return 'written'
`;

/** ARGV: id, owner's key. A removed id stays among the changes, so that every process learns of it. */
const REMOVE = `
local removed = redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('SREM', ARGV[2], ARGV[1])
if removed == 1 then redis.call('ZADD', KEYS[3], redis.call('INCR', KEYS[4]), ARGV[1]) end
return removed
`;

/** ARGV: ids. */
const FORGET_REMOVED = `
for _, id in ipairs(ARGV) do
  if redis.call('HEXISTS', KEYS[1], id) == 0 then redis.call('ZREM', KEYS[3], id) end
end
`;

/** KEYS: lease. ARGV: holder, milliseconds. */
const LEASE = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
`;

/** KEYS: lease. ARGV: holder. */
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/** KEYS: lease, states of the site. ARGV: holder, then id and state of each car; an empty state removes it. */
const WRITE_CARS = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
for at = 2, #ARGV, 2 do
  if ARGV[at + 1] == '' then redis.call('HDEL', KEYS[2], ARGV[at]) else redis.call('HSET', KEYS[2], ARGV[at], ARGV[at + 1]) end
end
return 1
`;

/** Longer than a search: it is written again whenever one is. */
const OWNER_MS = 100 * 24 * 60 * 60 * 1_000;
/** Cars of one call: scripts have a limit of arguments, and others wait for them. */
const CARS_OF_CALL = 500;
/** The last of the states of a site, with the id of the look: without it the first look was not written to its end, and the next one begins anew. */
const LOOK = ' ';

interface RedisSearchesOptions {
  url: string;
  availability: RedisAvailability;
  report: ReportRedisFailure;
  commandTimeoutMs?: number | undefined;
  maxSearches?: number;
}

/** Creates the store of saved searches in Redis. Each change is one script, so that of two processes one is first. */
export function createRedisSearches({
  maxSearches = MAX_SEARCHES,
  ...options
}: RedisSearchesOptions): SavedSearchStore {
  const client = createRedisClient(options.url, options.availability);
  // The client reconnects by itself, and its errors are logged.
  client.connect().catch(() => {});
  const inTime = createTimeLimit('savedSearches', options);
  const [texts = '', due = '', marks = ''] = KEYS;
  const leaseKey = `${BASE}lease`;
  const ownerKey = (owner: string) => `${BASE}owner:${owner}`;
  const carsKey = (site: string) => `${BASE}cars:${site}`;
  const run = (script: string, keys: string[], values: readonly (string | number)[]): Promise<unknown> =>
    inTime(() => client.eval(script, { keys, arguments: values.map(String) }));
  return {
    get: async (id) => (await inTime(() => client.hGet(texts, id))) ?? null,
    getMany: async (ids) => {
      const found = ids.length === 0 ? [] : await inTime(() => client.hmGet(texts, [...ids]));
      return found.map((text) => text ?? null);
    },
    replace: async (id, before, after) => {
      const values = [id, before ?? '', after.text, ownerKey(after.owner), after.due, maxSearches, OWNER_MS];
      return (await run(REPLACE, KEYS, values)) as 'written' | 'changed' | 'full';
    },
    remove: async (id, owner) => (await run(REMOVE, KEYS, [id, ownerKey(owner)])) === 1,
    idsOf: (owner) => inTime(() => client.sMembers(ownerKey(owner))),
    due: async (now, count) => {
      const limit = { BY: 'SCORE', LIMIT: { offset: 0, count } } as const;
      const found = await inTime(() => client.zRangeWithScores(due, '-inf', now, limit));
      return { ids: found.map(({ value }) => value), oldest: found[0]?.score ?? null };
    },
    count: () => inTime(() => client.hLen(texts)),
    changedSince: async (mark, count) => {
      const limit = { BY: 'SCORE', LIMIT: { offset: 0, count } } as const;
      const found = await inTime(() => client.zRangeWithScores(marks, `(${mark}`, '+inf', limit));
      return { ids: found.map(({ value }) => value), mark: found.at(-1)?.score ?? mark };
    },
    forgetRemoved: async (ids) => {
      if (ids.length > 0) await run(FORGET_REMOVED, KEYS, ids);
    },
    lease: async (holder, ms) => (await run(LEASE, [leaseKey], [holder, ms])) === 1,
    release: async (holder) => {
      await run(RELEASE, [leaseKey], [holder]);
    },
    lookOf: async (site) => {
      const found = new Map(Object.entries(await inTime(() => client.hGetAll(carsKey(site)))));
      const id = found.get(LOOK);
      found.delete(LOOK);
      return id === undefined ? null : { id, cars: found };
    },
    writeLook: async (site, holder, { id: look, changes }) => {
      const pairs = [...[...changes].map(([id, state]) => [id, state ?? '']), [LOOK, look]];
      for (let at = 0; at < pairs.length; at += CARS_OF_CALL) {
        const values = [holder, ...pairs.slice(at, at + CARS_OF_CALL).flat()];
        if ((await run(WRITE_CARS, [leaseKey, carsKey(site)], values)) !== 1) return false;
      }
      return true;
    },
    clearCars: async (site) => {
      await inTime(() => client.del(carsKey(site)));
    },
    close: () => client.destroy(),
  };
}
