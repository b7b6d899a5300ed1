import { createRedisClient, type RedisAvailability } from './redisClient.ts';
import type { SharedStore } from './sharedStore.ts';
import { longestOf } from './slidingWindows.ts';

const PREFIX = 'forecourt:';

/**
 * The rate of `memoryStore.ts` by the clock of Redis. A stored time beyond the whole burst means that this clock was set back, so
 * the rate begins anew.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local interval = tonumber(ARGV[1])
local span = tonumber(ARGV[2])
local paid = tonumber(redis.call('GET', KEYS[1]) or now)
if paid < now or paid > now + span then paid = now end
paid = paid + interval
local wait = paid - now - span
if wait > 0 then return math.ceil(wait) end
redis.call('SET', KEYS[1], paid, 'PX', math.ceil(paid - now))
return 0
`;

/**
 * The sliding windows of `slidingWindows.ts` by the clock of Redis. Times after now mean that this clock was set back, so they
 * do not count. ARGV: the longest window, then count and length of each.
 */
const TAKE_WITHIN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local longest = tonumber(ARGV[1])
local times = {}
for _, text in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  local each = tonumber(text)
  if each > now - longest and each <= now then times[#times + 1] = each end
end
local wait = 0
for at = 2, #ARGV, 2 do
  local blocking = times[#times + 1 - tonumber(ARGV[at])]
  if blocking then wait = math.max(wait, blocking + tonumber(ARGV[at + 1]) - now) end
end
if wait > 0 then return wait end
redis.call('DEL', KEYS[1])
times[#times + 1] = now
for _, each in ipairs(times) do redis.call('RPUSH', KEYS[1], string.format('%d', each)) end
redis.call('PEXPIRE', KEYS[1], longest)
return 0
`;

/** Creates a store in Redis. Connects at once and reconnects until closed; commands reject while it is disconnected. */
export function createRedisStore(url: string, availability: RedisAvailability): SharedStore {
  const client = createRedisClient(url, availability);
  const connecting = client.connect().then(
    () => {},
    // The client reconnects by itself, and its errors are logged.
    () => {},
  );

  async function add(key: string, value: string, lifetimeMs: number): Promise<string | null> {
    const expiration = { type: 'PX', value: Math.ceil(lifetimeMs) } as const;
    if ((await client.set(PREFIX + key, value, { condition: 'NX', expiration })) === 'OK') return null;
    // The value may expire between the two commands.
    return (await client.get(PREFIX + key)) ?? add(key, value, lifetimeMs);
  }

  return {
    add,
    get: (key) => client.get(PREFIX + key),
    set: async (key, value, lifetimeMs) => {
      await client.set(PREFIX + key, value, { expiration: { type: 'PX', value: Math.ceil(lifetimeMs) } });
    },
    delete: async (key) => {
      await client.del(PREFIX + key);
    },
    take: async (key, { burst, perSecond }) => {
      const interval = Math.max(1, Math.round(1_000 / perSecond));
      const rate = [interval, burst * interval].map(String);
      return Number(await client.eval(TAKE, { keys: [PREFIX + key], arguments: rate }));
    },
    takeWithin: async (key, windows) => {
      const limits = [longestOf(windows), ...windows.flatMap(({ count, ms }) => [count, ms])].map(String);
      return Number(await client.eval(TAKE_WITHIN, { keys: [PREFIX + key], arguments: limits }));
    },
    giveBack: async (key) => {
      await client.rPop(PREFIX + key);
    },
    expiresIn: async (key) => {
      const ms = await client.pTTL(PREFIX + key);
      return ms < 0 ? null : ms;
    },
    ready: () => connecting,
    close: () => client.destroy(),
  };
}
