import { afterEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../test/support/eventually.ts';
import { createSilent } from '../testing/silent.ts';
import { withSteppedClock } from '../testing/steppedClock.ts';
import { type CacheStore, MemoryStore } from './store.ts';

const stores: CacheStore[] = [];
const makeStore = (maxBytes: number, purgedSeconds = 0) => {
  const { metrics } = createSilent();
  const store = new MemoryStore({ name: 'test', maxBytes, metrics, purgedSeconds });
  stores.push(store);
  return store;
};
const entry = (value: unknown, tags: string[] = []) => ({ value, storedAt: 0, tags });

afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

describe('memory store', () => {
  test('returns the stored value itself, not a copy', () => {
    const store = makeStore(100_000);
    const value = { deep: [1] };
    store.set('a', entry(value), 10);
    expect(store.get('a')?.value).toBe(value);
  });

  test('Q9: stays within its bytes and evicts the least recently used entries first', () => {
    const store = makeStore(10_000);
    for (const key of ['a', 'b', 'c', 'd']) store.set(key, entry('x'.repeat(2_000)), 10);
    store.get('a');
    store.set('e', entry('x'.repeat(2_000)), 10);
    expect(store.bytes()).toBeLessThanOrEqual(10_000);
    expect(store.get('b')).toBeUndefined();
    expect(store.get('a')).toBeDefined();
    expect(store.get('e')).toBeDefined();
  });

  test('does not store an entry larger than a quarter of the store, and evicts none for it', () => {
    const store = makeStore(10_000);
    store.set('a', entry('small'), 10);
    store.set('big', entry('x'.repeat(3_000)), 10);
    expect(store.get('big')).toBeUndefined();
    expect(store.get('a')).toBeDefined();
  });

  test('counts zero bytes when all entries are deleted', () => {
    const store = makeStore(100_000);
    store.set('a', entry('1', ['t']), 10);
    store.set('a', entry('22', ['t']), 10);
    store.set('b', entry('3'), 10);
    expect(store.entries()).toBe(2);
    store.delete('a');
    store.delete('b');
    store.delete('b');
    expect([store.bytes(), store.entries(), store.purge('t')]).toEqual([0, 0, 0]);
  });

  test('purges by tag', () => {
    const store = makeStore(100_000);
    store.set('a', entry(1, ['site:x', 'car:1']), 10);
    store.set('b', entry(2, ['site:x']), 10);
    store.set('c', entry(3, ['site:y']), 10);
    expect(store.purge('site:x')).toBe(2);
    expect([store.get('a'), store.get('b')]).toEqual([undefined, undefined]);
    expect(store.get('c')).toBeDefined();
    expect(store.purge('car:1')).toBe(0);
  });

  test('has purged entries for their seconds, within its bytes, until the key has a new one', async () => {
    const store = makeStore(10_000, 0.03);
    for (const key of ['a', 'b']) store.set(key, entry(key, ['t']), 10);
    store.set('c', entry('c'), 10);
    expect(store.purge('t')).toBe(2);
    expect([store.get('a'), store.getPurged('a')?.value, store.getPurged('c')]).toEqual([undefined, 'a', undefined]);
    store.set('a', entry('new'), 10);
    expect([store.get('a')?.value, store.getPurged('a')]).toEqual(['new', undefined]);
    store.purgeAll();
    expect([store.get('c'), store.getPurged('c')?.value, store.getPurged('b')?.value]).toEqual([undefined, 'c', 'b']);
    for (const key of ['d', 'e', 'f', 'g', 'h', 'i']) store.set(key, entry('x'.repeat(2_000)), 10);
    expect(store.bytes()).toBeLessThanOrEqual(10_000);
    store.set('j', entry('j', ['t']), 10);
    store.purge('t');
    await eventually(() => store.getPurged('j'), undefined);
    store.set('k', entry('k', ['t']), 10);
    store.purge('t');
    store.clear();
    expect(store.getPurged('k')).toBeUndefined();
  });

  test('has no purged entries by default', () => {
    const store = makeStore(10_000);
    store.set('a', entry(1, ['t']), 10);
    store.purge('t');
    store.set('b', entry(1), 10);
    store.purgeAll();
    expect([store.getPurged('a'), store.getPurged('b'), store.entries()]).toEqual([undefined, undefined, 0]);
  });

  test.each([-25, 25])('Q54: a step of the wall clock by %i h ends no entry', async (hours) => {
    const store = makeStore(100_000);
    store.set('a', entry(1), 60);
    await withSteppedClock(hours, () => expect(store.get('a')?.value).toBe(1));
  });

  test.each([-25, 25])('Q54: a step of the wall clock by %i h extends no entry', async (hours) => {
    const store = makeStore(100_000);
    store.set('a', entry(1), 0.02);
    await withSteppedClock(hours, () => eventually(() => store.get('a'), undefined));
  });

  test('removes entries after their lifetime', async () => {
    const store = makeStore(100_000);
    store.set('a', entry(1), 0.02);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(store.get('a')).toBeUndefined();
    expect(store.bytes()).toBe(0);
  });
});
