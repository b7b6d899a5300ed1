import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DeadlineError } from '../../lib/withTimeout.ts';
import type { Metrics } from '../operations/metrics.ts';
import { createSilent } from '../testing/silent.ts';
import { type Cache, PolicyCache } from './cache.ts';
import { LoadRefused } from './loadRefused.ts';
import { CACHE_POLICIES } from './policies.ts';
import { type CacheStore, MemoryStore } from './store.ts';

const KEY = { site: 's', language: 'sv', path: '/' };
let now = 0;
let store: CacheStore;
let negatives: CacheStore;
let cache: Cache<'layout', string | null>;
let calls = 0;
let metrics: Metrics;

/** Returns a loader that counts its calls and resolves with `value`, or rejects when it is an error. */
const loaderOf = (value: string | null | Error) => async () => {
  calls += 1;
  if (value instanceof Error) throw value;
  return value;
};
const advance = (seconds: number) => {
  now += seconds * 1_000;
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  const silent = createSilent();
  ({ metrics } = silent);
  now = 1_000_000;
  calls = 0;
  store = new MemoryStore({ name: 'content', maxBytes: 1e6, metrics });
  negatives = new MemoryStore({ name: 'negatives', maxBytes: 1e5, metrics });
  cache = new PolicyCache({
    policy: 'layout',
    store,
    negatives,
    log: silent.log,
    metrics,
    now: () => now,
    refreshTimeoutMs: 20,
  });
});
afterEach(() => {
  store.close();
  negatives.close();
});

test('the policies have the specified times', () => {
  expect(CACHE_POLICIES.layout).toMatchObject({ fresh: 60, stale: 600, onError: 86_400 });
  expect(CACHE_POLICIES.page).toMatchObject({ fresh: 60, stale: 600, onError: 86_400 });
  expect(CACHE_POLICIES.search).toMatchObject({ fresh: 60, stale: 0, onError: 600 });
  expect(CACHE_POLICIES.dictionary.fresh).toBe(300);
  expect(CACHE_POLICIES.blur.fresh).toBe(86_400);
  for (const policy of Object.values(CACHE_POLICIES)) {
    expect(policy.onError).toBeGreaterThanOrEqual(policy.fresh + policy.stale);
  }
});

describe('a cache', () => {
  test('miss, then hit while fresh', async () => {
    expect(await cache.get(KEY, loaderOf('a'))).toEqual({ value: 'a', state: 'miss', age: 0 });
    advance(60);
    expect(await cache.get(KEY, loaderOf('b'))).toEqual({ value: 'a', state: 'hit', age: 60 });
    expect(calls).toBe(1);
  });

  test('serves a stale value at once while one refresh runs', async () => {
    await cache.get(KEY, loaderOf('a'));
    advance(61);
    const results = await Promise.all(Array.from({ length: 50 }, () => cache.get(KEY, loaderOf('b'))));
    expect(results.every(({ value, state }) => value === 'a' && state === 'stale')).toBe(true);
    await settled();
    expect(calls).toBe(2);
    expect(await cache.get(KEY, loaderOf('c'))).toMatchObject({ value: 'b', state: 'hit' });
  });

  test('Q7: a failed refresh does not replace the good entry for 24 hours', async () => {
    await cache.get(KEY, loaderOf('a'));
    advance(61);
    await cache.get(KEY, loaderOf(new Error('down')));
    await settled();
    advance(86_000);
    expect(await cache.get(KEY, loaderOf(new Error('down')))).toMatchObject({ value: 'a', state: 'stale' });
  });

  test('Q49: a refused load is counted separately from failures and retried at once', async () => {
    const refused = loaderOf(new LoadRefused('no place'));
    await expect(cache.get(KEY, refused)).rejects.toThrow('no place');
    await cache.get(KEY, loaderOf('a'));
    advance(700);
    expect(await cache.get(KEY, refused)).toMatchObject({ value: 'a', state: 'stale' });
    expect(await cache.get(KEY, loaderOf('b'))).toMatchObject({ value: 'b', state: 'miss' });
    const counted = await metrics.registry.metrics();
    expect(counted).toContain('cache_loads_refused_total{cache="layout"} 2');
    expect(counted).not.toContain('cache_refresh_failures_total{cache="layout"}');
  });

  test('Q49: what was purged just now is served only while its load is refused', async () => {
    const purgeable = new MemoryStore({ name: 'purgeable', maxBytes: 100_000, metrics, purgedSeconds: 60 });
    const options = { policy: 'layout', store: purgeable, negatives, metrics, now: () => now } as const;
    const withPurged = new PolicyCache<'layout', string | null>({ ...options, log: createSilent().log });
    await withPurged.get(KEY, loaderOf('a'), { tags: ['t'] });
    advance(7);
    purgeable.purge('t');
    const refused = loaderOf(new LoadRefused('no place'));
    expect(withPurged.peek(KEY)).toBeUndefined();
    expect(await withPurged.get(KEY, refused)).toEqual({ value: 'a', state: 'purged', age: 7 });
    await expect(withPurged.get(KEY, loaderOf(new Error('down')))).rejects.toThrow('down');
    await expect(withPurged.get({ ...KEY, path: '/other' }, refused)).rejects.toThrow('no place');
    expect(await withPurged.get(KEY, loaderOf('b'))).toMatchObject({ value: 'b', state: 'miss' });
    expect(withPurged.peekPurged(KEY)).toBeUndefined();
    purgeable.close();
  });

  test('serves old entries for 5 s after a failure without another load', async () => {
    await cache.get(KEY, loaderOf('a'));
    advance(700);
    await cache.get(KEY, loaderOf(new Error('down')));
    await cache.get(KEY, loaderOf(new Error('down')));
    expect(calls).toBe(2);
    advance(6);
    await cache.get(KEY, loaderOf('b'));
    expect(calls).toBe(3);
  });

  test('waits for a fast upstream past the stale time, but not for a slow one', async () => {
    await cache.get(KEY, loaderOf('a'));
    advance(700);
    expect(await cache.get(KEY, loaderOf('b'))).toMatchObject({ value: 'b', state: 'miss' });
    advance(700);
    const { promise, resolve } = Promise.withResolvers<string>();
    expect(await cache.get(KEY, () => promise)).toMatchObject({ value: 'b', state: 'stale', age: 700 });
    resolve('c');
    await settled();
    expect(await cache.get(KEY, loaderOf('d'))).toMatchObject({ value: 'c', state: 'hit' });
  });

  test('a caller that has ended gets what is cached, or an error at once; the load continues for later callers', async () => {
    const hasEnded = () => true;
    const { promise, resolve } = Promise.withResolvers<string>();
    await expect(cache.get(KEY, () => promise, { hasEnded })).rejects.toThrow(DeadlineError);
    const waiting = cache.get(KEY, loaderOf('another load'));
    resolve('a');
    expect(await waiting).toMatchObject({ value: 'a' });
    expect(await cache.get(KEY, loaderOf('b'), { hasEnded })).toMatchObject({ value: 'a', state: 'hit' });
    advance(700);
    expect(await cache.get(KEY, () => new Promise(() => {}), { hasEnded })).toMatchObject({
      value: 'a',
      state: 'stale',
    });
    expect(calls).toBe(0);
  });

  test('a failed load of a caller that has ended is no unhandled rejection', async () => {
    const failing = cache.get(KEY, loaderOf(new Error('down')), { hasEnded: () => true });
    await expect(failing).rejects.toThrow(DeadlineError);
    await settled();
  });

  test('a caller is told how old a value past its fresh time is', async () => {
    const ages: [number, boolean][] = [];
    const onStale = (age: number, isPastStale: boolean) => ages.push([age, isPastStale]);
    await cache.get(KEY, loaderOf('a'), { onStale });
    await cache.get(KEY, loaderOf('a'), { onStale });
    advance(70);
    await cache.get(KEY, loaderOf(new Error('down')), { onStale });
    advance(700);
    await cache.get(KEY, loaderOf(new Error('down')), { onStale });
    expect(ages).toEqual([
      [70, false],
      [770, true],
    ]);
  });

  test('rejects with the failure when no entry is cached', async () => {
    await expect(cache.get(KEY, loaderOf(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get(KEY, loaderOf('up'))).toMatchObject({ value: 'up', state: 'miss' });
  });

  test('caches negative values for a short time, in their own store, and never serves them on error', async () => {
    const isNegative = (value: string | null) => value === null;
    await cache.get(KEY, loaderOf(null), { isNegative });
    expect([store.entries(), negatives.entries()]).toEqual([0, 1]);
    expect(await cache.get(KEY, loaderOf('x'), { isNegative })).toMatchObject({ value: null, state: 'hit' });
    advance(16);
    await expect(cache.get(KEY, loaderOf(new Error('down')), { isNegative })).rejects.toThrow('down');
    expect(await cache.get(KEY, loaderOf('there'), { isNegative })).toMatchObject({ value: 'there', state: 'miss' });
    expect([store.entries(), negatives.entries()]).toEqual([1, 0]);
  });

  test('a refresh replaces a removed page by a negative value', async () => {
    const isNegative = (value: string | null) => value === null;
    await cache.get(KEY, loaderOf('a'), { isNegative });
    advance(61);
    await cache.get(KEY, loaderOf(null), { isNegative });
    await settled();
    expect(await cache.get(KEY, loaderOf('x'), { isNegative })).toMatchObject({ value: null, state: 'hit' });
  });

  test('purges a value by its tags', async () => {
    await cache.get(KEY, loaderOf('a'), { tags: (value) => [`v:${value}`] });
    expect(store.purge('v:a')).toBe(1);
    expect(cache.peek(KEY)).toBeUndefined();
  });

  test('a value that is purged while it is loaded is not stored, and later callers load it again', async () => {
    const old = Promise.withResolvers<string>();
    const before = cache.get(KEY, () => old.promise, { tags: ['a', 'b'] });
    store.purge('b');
    expect(await cache.get(KEY, loaderOf('new'), { tags: ['a', 'b'] })).toMatchObject({ value: 'new', state: 'miss' });
    old.resolve('old');
    expect(await before).toMatchObject({ value: 'old', state: 'miss' });
    expect(cache.peek(KEY)).toMatchObject({ value: 'new' });
    expect(calls).toBe(1);
  });

  test('a value that is purged while it is loaded is not stored as missing either', async () => {
    const old = Promise.withResolvers<null>();
    const options = { tags: ['a'], isNegative: (value: string | null) => value === null };
    const before = cache.get(KEY, () => old.promise, options);
    store.purge('a');
    await cache.get(KEY, loaderOf('new'), options);
    old.resolve(null);
    await before;
    expect(cache.peek(KEY)).toMatchObject({ value: 'new' });
  });

  test('a purge of other tags while a value is loaded does not keep it out', async () => {
    store.purge('a');
    const { promise, resolve } = Promise.withResolvers<string>();
    const loaded = cache.get(KEY, () => promise, { tags: ['a'] });
    store.purge('b');
    resolve('value');
    await loaded;
    expect(cache.peek(KEY)).toMatchObject({ value: 'value' });
  });

  test('peek returns a cached value without loading; put stores a given value', () => {
    expect(cache.peek(KEY)).toBeUndefined();
    cache.put(KEY, 'made', ['t']);
    advance(61);
    expect(cache.peek(KEY)).toEqual({ value: 'made', state: 'stale', age: 61 });
    expect(calls).toBe(0);
  });

  test('Q8: at any age, any number of concurrent callers make at most one call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(90_000), fc.integer({ min: 1, max: 60 }), async (age, callers) => {
        store.clear();
        cache.put(KEY, 'old');
        advance(age);
        calls = 0;
        const { promise, resolve } = Promise.withResolvers<string>();
        const load = () => {
          calls += 1;
          return promise;
        };
        const results = Array.from({ length: callers }, () => cache.get(KEY, load));
        await settled();
        resolve('new');
        await Promise.all(results);
        expect(calls).toBe(age <= 60 ? 0 : 1);
        await settled();
      }),
      { numRuns: 60 },
    );
  });
});
