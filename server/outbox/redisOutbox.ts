import { createRedisClient, type RedisAvailability } from '../store/redisClient.ts';
import { createTimeLimit, type ReportRedisFailure } from '../store/redisTimeLimit.ts';
import { ENTRY_LIFETIME_MS, LONGEST_WAIT_MS, type OutboxBounds, type OutboxStore } from './outboxStore.ts';

/**
 * The keys of an outbox, all with one hash tag: `due` (ids by when they may be taken), `added` (ids by when they were added), `sizes` (bytes by id),
 * `bytes`, and a key for each text, which Redis itself removes when the entry's time is over.
 */
const START = `
local due, added, sizes, bytes = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local prefix = ARGV[1]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function remove(id)
  local size = redis.call('HGET', sizes, id)
  if size then redis.call('DECRBY', bytes, size) end
  redis.call('HDEL', sizes, id)
  redis.call('ZREM', due, id)
  redis.call('ZREM', added, id)
  redis.call('DEL', prefix .. id)
end
`;

/** ARGV: prefix, id, text, lifetime, entries and bytes at most. */
const ADD = `${START}
local id, text = ARGV[2], ARGV[3]
if redis.call('EXISTS', prefix .. id) == 1 then return 'known' end
if redis.call('ZCARD', added) >= tonumber(ARGV[5]) then return 'full' end
if tonumber(redis.call('GET', bytes) or 0) + #text > tonumber(ARGV[6]) then return 'full' end
redis.call('SET', prefix .. id, text, 'PX', ARGV[4])
redis.call('ZADD', due, now, id)
redis.call('ZADD', added, now, id)
redis.call('HSET', sizes, id, #text)
redis.call('INCRBY', bytes, #text)
return 'added'
`;

/** ARGV: prefix, count, lease, lifetime, longest wait. Returns the number of expired entries, the state, and id, text and lease of each entry. */
const TAKE = `${START}
local expired = 0
for _, id in ipairs(redis.call('ZRANGEBYSCORE', added, '-inf', now - ARGV[4], 'LIMIT', 0, 1000)) do
  remove(id)
  expired = expired + 1
end
for _, id in ipairs(redis.call('ZRANGEBYSCORE', due, now + ARGV[5], '+inf', 'LIMIT', 0, 1000)) do
  redis.call('ZADD', due, now, id)
end
local taken = {}
if tonumber(ARGV[2]) > 0 then
  local lease = string.format('%d', now + ARGV[3])
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', due, '-inf', now, 'LIMIT', 0, ARGV[2])) do
    local text = redis.call('GET', prefix .. id)
    if text then
      redis.call('ZADD', due, lease, id)
      for _, part in ipairs({ id, text, lease }) do taken[#taken + 1] = part end
    else
      remove(id)
      expired = expired + 1
    end
  end
end
local oldest = redis.call('ZRANGE', added, 0, 0, 'WITHSCORES')[2]
local age = oldest and string.format('%d', math.max(0, now - oldest)) or '0'
return { tostring(expired), tostring(redis.call('ZCARD', added)), redis.call('GET', bytes) or '0', age, unpack(taken) }
`;

/** ARGV: prefix, id, lease, delay. */
const POSTPONE = `${START}
local score = redis.call('ZSCORE', due, ARGV[2])
if score and tonumber(score) == tonumber(ARGV[3]) then redis.call('ZADD', due, now + ARGV[4], ARGV[2]) end
`;

/** ARGV: prefix, id. */
const REMOVE = `${START}
remove(ARGV[2])
`;

interface RedisOutboxOptions {
  url: string;
  availability: RedisAvailability;
  report: ReportRedisFailure;
  commandTimeoutMs?: number | undefined;
  bounds: OutboxBounds;
}

/** Creates an outbox in Redis, which all processes share. Its calls reject while Redis is unavailable or refuses to write. */
export function createRedisOutbox(name: string, options: RedisOutboxOptions): OutboxStore {
  const { url, availability, bounds } = options;
  const client = createRedisClient(url, availability);
  // The client reconnects by itself, and its errors are logged.
  client.connect().catch(() => {});
  const inTime = createTimeLimit('outbox', options);
  const base = `forecourt:{outbox:${name}}:`;
  const keys = ['due', 'added', 'sizes', 'bytes'].map((part) => base + part);
  const run = (script: string, ...values: readonly (string | number)[]): Promise<unknown> =>
    inTime(() => client.eval(script, { keys, arguments: [`${base}entry:`, ...values.map(String)] }));
  return {
    add: async (id, text) => {
      const outcome = await run(ADD, id, text, ENTRY_LIFETIME_MS, bounds.entries, bounds.bytes);
      return outcome as 'added' | 'known' | 'full';
    },
    has: (id) => inTime(async () => (await client.exists(`${base}entry:${id}`)) === 1),
    take: async (count, leaseMs) => {
      const response = await run(TAKE, count, leaseMs, ENTRY_LIFETIME_MS, LONGEST_WAIT_MS);
      const [expired, entries, bytes, oldestMs, ...parts] = response as string[];
      const taken = parts.flatMap((id, at) => {
        if (at % 3 > 0) return [];
        return [{ id, text: parts[at + 1] ?? '', lease: parts[at + 2] ?? '' }];
      });
      return {
        taken,
        expired: Number(expired),
        entries: Number(entries),
        bytes: Number(bytes),
        oldestMs: Number(oldestMs),
      };
    },
    postpone: async ({ id, lease }, delayMs) => {
      await run(POSTPONE, id, lease, Math.round(delayMs));
    },
    remove: async ({ id }) => {
      await run(REMOVE, id);
    },
    async *entries() {
      const ids = await inTime(() => client.zRange(`${base}added`, 0, -1));
      for (const id of ids) {
        const text = await inTime(() => client.get(`${base}entry:${id}`));
        if (text !== null) yield { id, text };
      }
    },
    delete: async (id) => {
      await run(REMOVE, id);
    },
    close: () => client.destroy(),
  };
}
