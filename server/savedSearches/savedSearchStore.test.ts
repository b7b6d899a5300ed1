import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningRedis, startRedis } from '../../test/support/redis.ts';
import { createMemorySearches } from './memorySearches.ts';
import { createRedisSearches } from './redisSearches.ts';
import type { SavedSearchStore } from './savedSearchStore.ts';

/** Both stores do the same. */

const availability = { onLost: () => undefined, onReady: () => undefined };
let redis: RunningRedis;
beforeAll(async () => {
  redis = await startRedis();
}, 60_000);
afterAll(() => redis.stop());

describe.each(['memory', 'Redis'])('a store in %s', (place) => {
  let store: SavedSearchStore;
  const entry = (text: string, due = 10, owner = 'o') => ({ text, due, owner });
  beforeAll(async () => {
    store =
      place === 'memory'
        ? createMemorySearches(() => performance.now(), 5)
        : createRedisSearches({ url: redis.url, availability, report: () => undefined, maxSearches: 5 });
    await new Promise((done) => setTimeout(done, place === 'memory' ? 0 : 500));
  });
  afterAll(() => store.close());

  test('an entry is written in place of the text that was read, and of no other', async () => {
    expect(await store.replace('a', 'x', entry('1'))).toBe('changed');
    expect(await store.replace('a', null, entry('1'))).toBe('written');
    expect(await store.replace('a', null, entry('2'))).toBe('changed');
    const both = await Promise.all([store.replace('a', '1', entry('2')), store.replace('a', '1', entry('3'))]);
    expect(both.sort()).toEqual(['changed', 'written']);
    expect(['2', '3']).toContain(await store.get('a'));
    expect(await store.getMany(['a', 'none'])).toEqual([await store.get('a'), null]);
    expect(await store.idsOf('o')).toEqual(['a']);
  });

  test('what is due comes by its time; changes come once, with what was removed', async () => {
    await store.replace('b', null, entry('1', 5));
    await store.replace('c', null, entry('1', 50, 'p'));
    expect(await store.due(20, 10)).toEqual({ ids: ['b', 'a'], oldest: 5 });
    expect(await store.due(20, 1)).toEqual({ ids: ['b'], oldest: 5 });
    expect(await store.due(1, 10)).toEqual({ ids: [], oldest: null });
    const first = await store.changedSince(0, 2);
    const rest = await store.changedSince(first.mark, 10);
    expect([...first.ids, ...rest.ids]).toEqual(['a', 'b', 'c']);
    expect(await store.remove('b', 'o')).toBe(true);
    expect(await store.remove('b', 'o')).toBe(false);
    const removed = await store.changedSince(rest.mark, 10);
    expect(removed.ids).toEqual(['b']);
    await store.forgetRemoved(['a', 'b']);
    expect((await store.changedSince(0, 10)).ids).toEqual(['a', 'c']);
    expect([await store.idsOf('o'), await store.count()]).toEqual([['a'], 2]);
  });

  test('it has a bound, which changes of what is there do not meet', async () => {
    for (const id of ['d', 'e', 'f']) await store.replace(id, null, entry('1'));
    expect(await store.replace('g', null, entry('1'))).toBe('full');
    expect(await store.replace('f', '1', entry('2'))).toBe('written');
  });

  test('one holder has the lease, and only it writes cars', async () => {
    expect(await Promise.all([store.lease('one', 300), store.lease('other', 300)])).toEqual([true, false]);
    expect(await store.lookOf('site')).toBeNull();
    expect(await store.writeLook('site', 'other', { id: 'x', changes: new Map([['1', 'x']]) })).toBe(false);
    const many = new Map(Array.from({ length: 1_200 }, (_, at) => [String(at), `state ${at}`]));
    expect(await store.writeLook('site', 'one', { id: 'first', changes: many })).toBe(true);
    const changes = new Map([
      ['7', null],
      ['8', 'y'],
    ]);
    expect(await store.writeLook('site', 'one', { id: 'second', changes })).toBe(true);
    const { id, cars } = (await store.lookOf('site')) ?? {};
    expect([id, cars?.size, cars?.get('7'), cars?.get('8')]).toEqual(['second', 1_199, undefined, 'y']);
    await new Promise((done) => setTimeout(done, 400));
    expect(await store.lease('other', 300)).toBe(true);
    expect(await store.writeLook('site', 'one', { id: 'third', changes: new Map() })).toBe(false);
    await store.release('one');
    expect(await store.lease('one', 300)).toBe(false);
    await store.release('other');
    expect(await store.lease('one', 300)).toBe(true);
    await store.clearCars('site');
    expect(await store.lookOf('site')).toBeNull();
  });
});
