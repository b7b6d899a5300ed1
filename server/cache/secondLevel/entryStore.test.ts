import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.ts';
import { type RunningRedis, startRedis } from '../../../test/support/redis.ts';
import { createRedisAvailability, createRedisClient } from '../../store/redisClient.ts';
import { createMemoryEntryStore } from '../../testing/memoryEntryStore.ts';
import { createSilent } from '../../testing/silent.ts';
import { type EntryStore, MAX_PURGED_TAGS, type PurgeCount } from './entryStore.ts';
import { createRedisEntryStore } from './redisEntryStore.ts';

const availability = createRedisAvailability(createSilent().log);
const HOUR = 3_600_000;
/** Every byte, so that nothing takes them for text. */
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, at) => at));

let redis: RunningRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const lockOf = (token: string) => ({ token, ms: HOUR });

/** Stores an entry that is loaded now. */
async function store(to: EntryStore, key: string, tags: readonly string[], lifetimeMs = HOUR): Promise<void> {
  const { purges } = await to.read(key, HOUR, null);
  expect(await to.write(key, { bytes: BYTES, tags, purges, lifetimeMs, token: '' })).toBe(true);
}

const kindOf = async (from: EntryStore, key: string, maxAgeMs = HOUR) => (await from.read(key, maxAgeMs, null)).kind;

describe.each([
  ['memory', () => createMemoryEntryStore(() => performance.now())],
  ['redis', () => createRedisEntryStore(redis.url, availability)],
])('the entries in %s', (_kind, create) => {
  let entries: EntryStore;
  beforeAll(async () => {
    entries = create();
    await entries.ready();
  });
  afterAll(() => entries.close());

  test('an entry is read as it was written, with its age', async () => {
    const key = randomUUID();
    expect(await kindOf(entries, key)).toBe('missing');
    await store(entries, key, ['a']);
    await sleep(30);
    const found = await entries.read(key, HOUR, null);
    expect(found).toMatchObject({ kind: 'found', bytes: BYTES });
    const { ageMs } = found as { ageMs: number };
    expect([ageMs >= 25, ageMs < HOUR]).toEqual([true, true]);
    expect(await kindOf(entries, key, 1)).toBe('missing');
  });

  test('an entry ends with its lifetime', async () => {
    const key = randomUUID();
    await store(entries, key, [], 20);
    await eventually(() => kindOf(entries, key), 'missing');
  });

  test('a purge voids the entries with one of its tags, and no others', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await store(entries, one, ['site:a', 'item:1']);
    await store(entries, other, ['site:a', 'item:2']);
    await entries.purge(['item:3', 'item:1']);
    expect([await kindOf(entries, one), await kindOf(entries, other)]).toEqual(['missing', 'found']);
    await store(entries, one, ['item:1']);
    expect(await kindOf(entries, one)).toBe('found');
  });

  test('an entry with more tags than one command takes is voided by the last of them', async () => {
    const key = randomUUID();
    const tags = Array.from({ length: 2_500 }, (_, at) => `many:${at}`);
    await store(entries, key, tags);
    await entries.purge(['many:2499']);
    expect(await kindOf(entries, key)).toBe('missing');
  });

  test('an entry whose load began before a purge of its tags is not written, and its lock ends', async () => {
    const key = randomUUID();
    const { purges } = await entries.read(key, HOUR, lockOf('one'));
    await entries.purge(['b']);
    const entry = { bytes: BYTES, purges, lifetimeMs: HOUR, token: 'one' };
    expect(await entries.write(key, { ...entry, tags: ['a', 'b'] })).toBe(false);
    expect((await entries.read(key, HOUR, lockOf('other'))).kind).toBe('locked');
    expect(await entries.write(key, { ...entry, tags: ['a'] })).toBe(true);
  });

  test('one of twenty readers gets the lock; the others are told that the value is loading', async () => {
    const key = randomUUID();
    const kinds = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => (await entries.read(key, HOUR, lockOf(String(at)))).kind),
    );
    expect(kinds.sort()).toEqual([...Array.from({ length: 19 }, () => 'loading'), 'locked']);
  });

  test('the lock ends with the entry, when it is given back, and when its holder has died', async () => {
    const key = randomUUID();
    const lockAs = async (token: string, ms = HOUR) => (await entries.read(key, HOUR, { token, ms })).kind;
    expect(await lockAs('one')).toBe('locked');
    await entries.unlock(key, 'another', 0);
    expect(await lockAs('two')).toBe('loading');
    await entries.unlock(key, 'one', 0);
    expect(await lockAs('two', 40)).toBe('locked');
    await eventually(() => lockAs('three', 2_000), 'locked');
    await entries.extend(key, lockOf('three'));
    await sleep(2_100);
    expect(await lockAs('four')).toBe('loading');
    const { purges } = await entries.read(key, HOUR, null);
    await entries.write(key, { bytes: BYTES, tags: [], purges, lifetimeMs: 1, token: 'three' });
    await eventually(() => lockAs('four'), 'locked');
  });

  test('nobody gets a lock whose holder declines, for a while', async () => {
    const key = randomUUID();
    const lock = async () => (await entries.read(key, HOUR, lockOf('other'))).kind;
    await entries.read(key, HOUR, lockOf('one'));
    await entries.unlock(key, 'one', 800);
    expect([await lock(), await lock()]).toEqual(['missing', 'missing']);
    await eventually(lock, 'locked');
  });

  test('a process learns what was purged since it last knew', async () => {
    const before = await entries.purge(['known']);
    await entries.purge(['c', 'd']);
    const after = await entries.purge(['d', 'e']);
    const { purges, tags } = await entries.purgedSince(before);
    expect([purges, [...(tags ?? [])].sort()]).toEqual([after, ['c', 'd', 'e']]);
    expect((await entries.purgedSince(after)).tags).toEqual([]);
    const all = (await entries.purgedSince({ epoch: 'another', count: after.count })).tags;
    expect(all).toEqual(expect.arrayContaining(['known', 'c', 'd', 'e']));
  });
});

describe('entries in Redis that were lost or are many', () => {
  let own: RunningRedis;
  let entries: EntryStore;
  const command = async (...parts: string[]) => {
    const client = createRedisClient(own.url, availability);
    await client.connect();
    const response = await client.sendCommand(parts);
    client.destroy();
    return response;
  };
  beforeAll(async () => {
    own = await startRedis();
    entries = createRedisEntryStore(own.url, availability);
    await entries.ready();
  });
  afterAll(async () => {
    entries.close();
    await own.stop();
  });

  test('when Redis has evicted its purges, no older entry is valid', async () => {
    await entries.purge(['a']);
    await store(entries, 'evicted', ['a']);
    await command('DEL', 'forecourt:{second}:purged');
    expect(await kindOf(entries, 'evicted')).toBe('missing');
    await store(entries, 'evicted', ['a']);
    await command('DEL', 'forecourt:{second}:purges');
    expect(await kindOf(entries, 'evicted')).toBe('missing');
  });

  test('a process that knows of more purges than Redis has begins a new epoch', async () => {
    const { purges } = await entries.read('lost', HOUR, null);
    await store(entries, 'lost', ['a']);
    const ahead: PurgeCount = { ...purges, count: purges.count + 5 };
    const since = await entries.purgedSince(ahead);
    expect(since).toMatchObject({ purges: { count: 0 }, tags: [] });
    expect(since.purges.epoch).not.toBe(purges.epoch);
    expect(await kindOf(entries, 'lost')).toBe('missing');
  });

  test('an entry from before the purges that are remembered is void, and so are all for a purge of too many tags', async () => {
    const before = await entries.purge(['first']);
    await store(entries, 'old', ['untouched']);
    await entries.purge(Array.from({ length: MAX_PURGED_TAGS }, (_, at) => `tag:${at}`));
    await entries.purge(['one more']);
    expect(await kindOf(entries, 'old')).toBe('missing');
    expect((await entries.purgedSince(before)).tags).toBeNull();
    await store(entries, 'new', ['untouched']);
    expect(await kindOf(entries, 'new')).toBe('found');
    await entries.purge(Array.from({ length: MAX_PURGED_TAGS + 1 }, (_, at) => `tag:${at}`));
    expect(await kindOf(entries, 'new')).toBe('missing');
  });

  test('an entry from the future is void: the clock of Redis was set back', async () => {
    await store(entries, 'future', []);
    await command('HSET', 'forecourt:{second}:future', 'at', String(Date.now() + HOUR));
    expect(await kindOf(entries, 'future')).toBe('missing');
  });

  test('a Redis that refuses to write is still read', async () => {
    await store(entries, 'kept', ['a']);
    await command('CONFIG', 'SET', 'maxmemory', '1');
    expect(await kindOf(entries, 'kept')).toBe('found');
    expect((await entries.read('absent', HOUR, lockOf('one'))).kind).toBe('missing');
    await expect(entries.purge(['a'])).rejects.toThrow('OOM');
    await command('CONFIG', 'SET', 'maxmemory', '0');
  });

  test('entries are accepted by a Redis that evicts, and by one below three quarters of its memory', async () => {
    expect(await entries.acceptsEntries()).toBe(true);
    await command('CONFIG', 'SET', 'maxmemory', '100');
    expect(await entries.acceptsEntries()).toBe(false);
    await command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
    expect(await entries.acceptsEntries()).toBe(true);
  });
});
