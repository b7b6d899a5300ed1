import { randomUUID } from 'node:crypto';
import { RESP_TYPES } from '@redis/client';
import { createRedisClient, type RedisAvailability } from '../../store/redisClient.ts';
import {
  type EntryStore,
  type Lock,
  MAX_PURGED_TAGS,
  type PurgeCount,
  type ReadEntry,
  type WrittenEntry,
} from './entryStore.ts';

/**
 * The keys, all with one hash tag: `purges` (epoch, count, and the count up to which purges are forgotten), `purged` (tags by the count of their
 * latest purge), a hash for each entry, and a text for each lock. ARGV[1] is the epoch that begins when Redis has lost its purges, or a part of them.
 */
const START = `
local purgesKey, purgedKey = KEYS[1], KEYS[2]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function begin(epoch)
  redis.call('DEL', purgedKey)
  redis.call('HSET', purgesKey, 'epoch', epoch, 'count', 0, 'forgotten', 0)
end
local function purges()
  local state = redis.call('HMGET', purgesKey, 'epoch', 'count', 'forgotten')
  local count = tonumber(state[2])
  if state[1] and (count == 0 or redis.call('EXISTS', purgedKey) == 1) then
    return state[1], count, tonumber(state[3])
  end
  begin(ARGV[1])
  return ARGV[1], 0, 0
end
local epoch, count, forgotten = purges()
local function anyAfter(tags, since)
  if #tags == 0 then return false end
  for _, at in ipairs(redis.call('ZMSCORE', purgedKey, unpack(tags))) do
    if at and tonumber(at) > since then return true end
  end
  return false
end
local function isPurged(tags, since)
  if since < forgotten then return true end
  if since >= count then return false end
  local list = {}
  for tag in string.gmatch(tags, '[^\\n]+') do
    if #list == 1000 then
      if anyAfter(list, since) then return true end
      list = {}
    end
    list[#list + 1] = tag
  end
  return anyAfter(list, since)
end
`;

/** KEYS[3] is the entry, KEYS[4] its lock. ARGV: longest age, token, lifetime of the lock. A Redis that refuses to write is still read. */
const READ = `${START}
local entry = redis.call('HMGET', KEYS[3], 'at', 'epoch', 'count', 'tags', 'bytes')
if entry[1] then
  local age = now - tonumber(entry[1])
  if age >= 0 and age <= tonumber(ARGV[2]) and entry[2] == epoch and not isPurged(entry[4], tonumber(entry[3])) then
    return { 'found', epoch, tostring(count), string.format('%d', age), entry[5] }
  end
end
local kind = 'missing'
if ARGV[3] ~= '' then
  local taken = redis.pcall('SET', KEYS[4], ARGV[3], 'NX', 'PX', ARGV[4])
  if type(taken) == 'table' and taken.ok then
    kind = 'locked'
  else
    local holder = redis.call('GET', KEYS[4])
    if holder and holder ~= 'declined' then kind = 'loading' end
  end
end
return { kind, epoch, tostring(count) }
`;

/** ARGV: epoch and count of the load's beginning, tags, bytes, lifetime, token. */
const WRITE = `${START}
if ARGV[7] ~= '' and redis.call('GET', KEYS[4]) == ARGV[7] then redis.call('DEL', KEYS[4]) end
if ARGV[2] ~= epoch or isPurged(ARGV[4], tonumber(ARGV[3])) then return 0 end
redis.call('HSET', KEYS[3], 'at', now, 'epoch', epoch, 'count', ARGV[3], 'tags', ARGV[4], 'bytes', ARGV[5])
redis.call('PEXPIRE', KEYS[3], ARGV[6])
return 1
`;

/** KEYS[1] is the lock. ARGV: token, lifetime. */
const EXTEND = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end`;

/** KEYS[1] is the lock. ARGV: token, milliseconds in which nobody gets it. */
const UNLOCK = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return end
if tonumber(ARGV[2]) > 0 then redis.call('SET', KEYS[1], 'declined', 'PX', ARGV[2]) else redis.call('DEL', KEYS[1]) end
`;

/** ARGV: tags at most, then the tags. More tags than are remembered void everything. */
const PURGE = `${START}
local most = tonumber(ARGV[2])
if #ARGV - 2 > most then
  begin(ARGV[1])
  return { ARGV[1], '0' }
end
count = count + 1
for at = 3, #ARGV do redis.call('ZADD', purgedKey, count, ARGV[at]) end
local excess = redis.call('ZCARD', purgedKey) - most
if excess > 0 then
  forgotten = tonumber(redis.call('ZRANGE', purgedKey, excess - 1, excess - 1, 'WITHSCORES')[2])
  redis.call('ZREMRANGEBYRANK', purgedKey, 0, excess - 1)
end
redis.call('HSET', purgesKey, 'count', count, 'forgotten', forgotten)
return { epoch, tostring(count) }
`;

/** ARGV: epoch and count. A count that Redis has not reached in this epoch was lost with the purges after it: a new epoch begins. */
const PURGED_SINCE = `${START}
local since = tonumber(ARGV[3])
if ARGV[2] ~= epoch then
  since = 0
elseif since > count then
  begin(ARGV[1])
  return { ARGV[1], '0', 'known' }
end
if since < forgotten then return { epoch, tostring(count), 'forgotten' } end
local result = { epoch, tostring(count), 'known' }
for _, tag in ipairs(redis.call('ZRANGEBYSCORE', purgedKey, '(' .. string.format('%d', since), '+inf')) do
  result[#result + 1] = tag
end
return result
`;

const BASE = 'forecourt:{second}:';
const PURGES = [`${BASE}purges`, `${BASE}purged`];
const keysOf = (key: string): string[] => [...PURGES, `${BASE}${key}`, lockOf(key)];
const lockOf = (key: string): string => `${BASE}${key}:lock`;

/** Share of `maxmemory` up to which entries are written to a Redis that evicts nothing. */
const WRITTEN_SHARE = 0.75;

/** Creates the entries in Redis. Connects at once, and reconnects until closed. */
export function createRedisEntryStore(url: string, availability: RedisAvailability): EntryStore {
  return new RedisEntries(url, availability);
}

type Client = ReturnType<typeof createRedisClient>;

class RedisEntries implements EntryStore {
  /** Reads do not wait behind the bytes that are written. */
  readonly #reader: Client;
  readonly #writer: Client;
  readonly #connecting: Promise<unknown>;

  constructor(url: string, availability: RedisAvailability) {
    this.#reader = createRedisClient(url, availability);
    this.#writer = createRedisClient(url, availability);
    // The clients reconnect by themselves, and their errors are logged.
    this.#connecting = Promise.allSettled([this.#reader.connect(), this.#writer.connect()]);
  }

  async read(key: string, maxAgeMs: number, lock: Lock | null): Promise<ReadEntry & { purges: PurgeCount }> {
    const values = [maxAgeMs, lock?.token ?? '', lock?.ms ?? 0].map(String);
    const client = this.#reader.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const response = await client.eval(READ, { keys: keysOf(key), arguments: [randomUUID(), ...values] });
    const [kind, epoch, count, age, bytes = Buffer.alloc(0)] = response as unknown as Buffer[];
    const purges = purgeCount(String(epoch), String(count));
    if (String(kind) === 'found') return { kind: 'found', bytes, ageMs: Number(age), purges };
    return { kind: String(kind) as Exclude<ReadEntry['kind'], 'found'>, purges };
  }

  async write(key: string, { bytes, tags, purges, lifetimeMs, token }: WrittenEntry): Promise<boolean> {
    const count = String(purges.count);
    const values = [randomUUID(), purges.epoch, count, tags.join('\n'), bytes, String(Math.ceil(lifetimeMs)), token];
    return (await this.#writer.eval(WRITE, { keys: keysOf(key), arguments: values })) === 1;
  }

  async extend(key: string, { token, ms }: Lock): Promise<void> {
    await this.#writer.eval(EXTEND, { keys: [lockOf(key)], arguments: [token, String(ms)] });
  }

  async unlock(key: string, token: string, declinedMs: number): Promise<void> {
    await this.#writer.eval(UNLOCK, { keys: [lockOf(key)], arguments: [token, String(declinedMs)] });
  }

  async purge(tags: readonly string[]): Promise<PurgeCount> {
    const values = [randomUUID(), String(MAX_PURGED_TAGS), ...tags];
    const [epoch, count] = (await this.#writer.eval(PURGE, { keys: PURGES, arguments: values })) as string[];
    return purgeCount(epoch, count);
  }

  async purgedSince(since: PurgeCount): Promise<{ purges: PurgeCount; tags: readonly string[] | null }> {
    const values = [randomUUID(), since.epoch, String(since.count)];
    const response = (await this.#writer.eval(PURGED_SINCE, { keys: PURGES, arguments: values })) as string[];
    const [epoch, count, known, ...tags] = response;
    return { purges: purgeCount(epoch, count), tags: known === 'known' ? tags : null };
  }

  async acceptsEntries(): Promise<boolean> {
    const info = await this.#writer.info('memory');
    const settingOf = (name: string) => new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1] ?? '';
    const limit = Number(settingOf('maxmemory'));
    if (settingOf('maxmemory_policy') !== 'noeviction' || limit === 0) return true;
    return Number(settingOf('used_memory')) < limit * WRITTEN_SHARE;
  }

  async ready(): Promise<void> {
    await this.#connecting;
  }

  close(): void {
    for (const client of [this.#reader, this.#writer]) client.destroy();
  }
}

const purgeCount = (epoch = '', count = '0'): PurgeCount => ({ epoch, count: Number(count) });
