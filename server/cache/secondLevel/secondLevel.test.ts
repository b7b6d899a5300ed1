import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { string } from 'yup';
import { eventually } from '../../../test/support/eventually.ts';
import { type RunningRedis, startRedis } from '../../../test/support/redis.ts';
import { storedCodec } from '../../ports/upstream/storedCodec.ts';
import { createRedisAvailability, createRedisClient } from '../../store/redisClient.ts';
import { createRedisFailureReport } from '../../store/redisTimeLimit.ts';
import { createMemoryEntryStore } from '../../testing/memoryEntryStore.ts';
import { createSilent } from '../../testing/silent.ts';
import type { Cache } from '../cache.ts';
import { createCaches } from '../caches.ts';
import type { EntryStore } from './entryStore.ts';
import { createRedisEntryStore } from './redisEntryStore.ts';
import { createSecondLevel, type SecondLevel } from './secondLevel.ts';

const BOUNDS = {
  CACHE_CONTENT_MB: 8,
  CACHE_SEARCH_MB: 8,
  CACHE_PAGES_MB: 8,
  CACHE_MEDIA_MB: 8,
  CACHE_FILES_MB: 8,
};
const KEY = { site: 's', language: 'sv', path: '/' };
const CODEC = storedCodec<string | null>(string().nullable().defined());
/** So long that a busy machine never reaches it. */
const LONG_MS = 10_000;

type Value = string | null;
/** A process with its caches. */
interface Process {
  layouts: Cache<'layout', Value>;
  pages: Cache<'page', Value>;
  level: SecondLevel;
  purge: (tag: string) => void;
  silent: ReturnType<typeof createSilent>;
  outcomes: () => Promise<Record<string, number>>;
  close: () => void;
}

interface ProcessOptions {
  build?: string;
  contract?: string;
  waitMs?: number;
  now?: () => number;
}

function startProcess(
  entries: EntryStore,
  { build = 'b', contract = 'c', waitMs = LONG_MS, now = () => performance.now() }: ProcessOptions = {},
): Process {
  const silent = createSilent();
  const caches = createCaches(BOUNDS, {
    ...silent,
    now,
    createSecondLevel: (purgeHere) =>
      createSecondLevel({
        entries,
        namespaces: { contract, build },
        purgeHere,
        ...silent,
        report: createRedisFailureReport(silent),
        waitMs,
        commandTimeoutMs: LONG_MS,
      }),
  });
  return {
    layouts: caches.cacheFor<'layout', Value>('layout', CODEC),
    pages: caches.cacheFor<'page', Value>('page', CODEC),
    level: caches.secondLevel as SecondLevel,
    purge: (tag) => void caches.purge(tag),
    silent,
    outcomes: async () => {
      const { values } = await silent.metrics.secondLevelReads.get();
      return Object.fromEntries(values.map(({ labels, value }) => [`${labels.cache} ${labels.outcome}`, value]));
    },
    close: caches.close,
  };
}

let calls = 0;
const loaderOf =
  (value: Value | Error, ms = 0) =>
  async () => {
    calls += 1;
    await sleep(ms);
    if (value instanceof Error) throw value;
    return value;
  };
beforeEach(() => {
  calls = 0;
});

/** Waits until a process has written an entry. */
const written = (process: Process) =>
  eventually(
    async () => (await process.silent.metrics.secondLevelWrites.get()).values.map(({ labels }) => labels.outcome),
    ['stored'],
  );

describe('processes with one second level in memory', () => {
  let clock = 0;
  const now = () => clock;
  let entries: EntryStore;
  let one: Process;
  let other: Process;
  beforeEach(() => {
    clock = 1_000_000;
    entries = createMemoryEntryStore(now);
    [one, other] = [startProcess(entries, { now }), startProcess(entries, { now })];
  });
  const share = async (value: Value, options: Parameters<Cache<'layout', Value>['get']>[2] = {}) => {
    await one.layouts.get(KEY, loaderOf(value), options);
    await sleep(20);
  };

  test('a value keeps its age: fresh, then stale with one refresh, then past its time', async () => {
    await share('a');
    clock += 50_000;
    expect(await other.layouts.get(KEY, loaderOf('b'))).toEqual({ value: 'a', state: 'hit', age: 50 });
    clock += 50_000;
    const third = startProcess(entries, { now });
    expect(await third.layouts.get(KEY, loaderOf('b'))).toEqual({ value: 'a', state: 'stale', age: 100 });
    await eventually(() => third.layouts.peek(KEY), { value: 'b', state: 'hit', age: 0 });
    expect(calls).toBe(2);
    clock += 661_000;
    expect(await startProcess(entries, { now }).layouts.get(KEY, loaderOf('c'))).toMatchObject({
      value: 'c',
      state: 'miss',
    });
  });

  test('a stale process takes what another one has refreshed, without a call', async () => {
    await share('a');
    await other.layouts.get(KEY, loaderOf('never'));
    clock += 61_000;
    await one.layouts.get(KEY, loaderOf('b'));
    await eventually(() => one.layouts.peek(KEY)?.value, 'b');
    await sleep(20);
    await other.layouts.get(KEY, loaderOf('never'));
    await eventually(() => other.layouts.peek(KEY), { value: 'b', state: 'hit', age: 0 });
    expect(calls).toBe(2);
  });

  test('"not found" keeps its short time, and no missing page is shared', async () => {
    const isNegative = (value: Value) => value === null;
    await share(null, { isNegative });
    await one.pages.get({ format: 'html', origin: 'o', path: '/x', query: '', variants: '' }, loaderOf(null), {
      isNegative,
    });
    clock += 10_000;
    expect(await other.layouts.get(KEY, loaderOf('b'), { isNegative })).toMatchObject({ value: null, age: 10 });
    const page = await other.pages.get(
      { format: 'html', origin: 'o', path: '/x', query: '', variants: '' },
      loaderOf('made'),
    );
    expect(page).toMatchObject({ value: 'made', state: 'miss' });
    clock += 6_000;
    const third = startProcess(entries, { now });
    expect(await third.layouts.get(KEY, loaderOf('b'), { isNegative })).toMatchObject({ value: 'b', state: 'miss' });
  });

  test('a page of one build is not that of another; responses of upstreams are those of one contract', async () => {
    const page = { format: 'html', origin: 'o', path: '/', query: '', variants: '' } as const;
    await one.pages.get(page, loaderOf('page of b'));
    await share('layout of c');
    const next = startProcess(entries, { now, build: 'next' });
    expect(await next.pages.get(page, loaderOf('page of next'))).toMatchObject({
      value: 'page of next',
      state: 'miss',
    });
    expect(await next.layouts.get(KEY, loaderOf('never'))).toMatchObject({ value: 'layout of c', state: 'hit' });
    const changed = startProcess(entries, { now, contract: 'changed' });
    expect(await changed.layouts.get(KEY, loaderOf('new'))).toMatchObject({ value: 'new', state: 'miss' });
    expect(await other.pages.get(page, loaderOf('never'))).toMatchObject({ value: 'page of b', state: 'hit' });
  });

  test('what is local is neither read nor written', async () => {
    await share('a', { isLocal: true });
    expect(await other.layouts.get(KEY, loaderOf('b'))).toMatchObject({ value: 'b', state: 'miss' });
    await sleep(20);
    const third = startProcess(entries, { now });
    expect(await third.layouts.get(KEY, loaderOf('c'), { isLocal: true })).toMatchObject({ value: 'c', state: 'miss' });
  });

  test('a purge voids what is shared, also what another process is loading and has not heard of it', async () => {
    const loading = Promise.withResolvers<Value>();
    const old = other.layouts.get(KEY, () => loading.promise, { tags: ['t'] });
    await sleep(20);
    await one.level.purge(['t']);
    loading.resolve('old');
    expect((await old).value).toBe('old');
    await sleep(20);
    expect(await one.layouts.get(KEY, loaderOf('new'), { tags: ['t'] })).toMatchObject({ value: 'new', state: 'miss' });
  });

  test('a process that has missed the message of a purge purges its memory before it shares anything made of it', async () => {
    const second = { ...KEY, path: '/made-of-the-first' };
    await other.layouts.get(KEY, loaderOf('old'), { tags: ['t'] });
    await one.level.purge(['t']);
    // Made of what is in memory, as a page is made of its layout.
    const make = async () => (await other.layouts.get(KEY, loaderOf('new'), { tags: ['t'] })).value;
    expect(await other.layouts.get(second, make, { tags: ['t'] })).toMatchObject({ value: 'new' });
    await sleep(20);
    expect(await one.layouts.get(second, loaderOf('never'), { tags: ['t'] })).toMatchObject({ value: 'new' });
  });

  test('after a purge that was not recorded nothing is read until it is', async () => {
    await share('old', { tags: ['t'] });
    other.level.purgedHere(['t'], null);
    expect(await other.layouts.get(KEY, loaderOf('new'), { tags: ['t'] })).toMatchObject({
      value: 'new',
      state: 'miss',
    });
    await sleep(20);
    expect(await startProcess(entries, { now }).layouts.get(KEY, loaderOf('never'))).toMatchObject({ value: 'new' });
  });

  test('ten processes make one call, and get its value when it is there', async () => {
    const processes = Array.from({ length: 10 }, () => startProcess(entries, { now }));
    const results = await Promise.all(processes.map((each) => each.layouts.get(KEY, loaderOf('a', 100))));
    expect([calls, results.map(({ value }) => value)]).toEqual([1, Array.from({ length: 10 }, () => 'a')]);
  });

  test('when the load of one fails the others load by themselves at once', async () => {
    const failing = one.layouts.get(KEY, loaderOf(new Error('down'), 50));
    await sleep(10);
    const waiting = other.layouts.get(KEY, loaderOf('a'));
    await expect(failing).rejects.toThrow('down');
    expect(await waiting).toMatchObject({ value: 'a', state: 'miss' });
  });

  test('when the visitor of one leaves another one loads', async () => {
    const leaving = new AbortController();
    const left = one.layouts.get(KEY, (signal) => sleep(LONG_MS, 'late', { signal }), { signal: leaving.signal });
    await sleep(10);
    const waiting = other.layouts.get(KEY, loaderOf('a'));
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect(await waiting).toMatchObject({ value: 'a', state: 'miss' });
    expect(calls).toBe(1);
  });

  test('rubbish, a part of an entry and an entry of another shape are misses, counted, and replaced', async () => {
    for (const bytes of [
      'rubbish',
      CODEC.encode('whole').subarray(0, 9),
      storedCodec<object>(string() as never).encode({ a: 1 }),
    ]) {
      await share('a');
      const stored = await entries.purgedSince({ epoch: '', count: 0 });
      await entries.write(await keyOf(), {
        bytes: Buffer.from(bytes),
        tags: [],
        purges: stored.purges,
        lifetimeMs: 60_000,
        token: '',
      });
      const third = startProcess(entries, { now });
      expect(await third.layouts.get(KEY, loaderOf('loaded'))).toMatchObject({ value: 'loaded', state: 'miss' });
      expect(await third.outcomes()).toEqual({ 'layout invalid': 1 });
      await sleep(20);
      expect(await startProcess(entries, { now }).layouts.get(KEY, loaderOf('never'))).toMatchObject({
        value: 'loaded',
      });
    }
  });

  /** Returns the key of the entry of `KEY`. */
  async function keyOf(): Promise<string> {
    const keys: string[] = [];
    const watched: EntryStore = {
      ...entries,
      read: (key, ...rest) => {
        keys.push(key);
        return entries.read(key, ...rest);
      },
    };
    await startProcess(watched, { now }).layouts.get(KEY, loaderOf('any'));
    return keys[0] ?? '';
  }

  test('an entry that is too large is not shared, and nobody waits for it', async () => {
    const large = Array.from({ length: 200_000 }, () => Math.random().toString(36)).join('');
    const loads = Promise.all([one, other].map((each) => each.layouts.get(KEY, loaderOf(large, 20))));
    expect((await loads).map(({ state }) => state)).toEqual(['miss', 'miss']);
    const { values } = await one.silent.metrics.secondLevelWrites.get();
    const others = await other.silent.metrics.secondLevelWrites.get();
    expect([...values, ...others.values].map(({ labels }) => labels.outcome)).toContain('tooLarge');
  });
});

describe('a second level in Redis that fails', () => {
  const availability = createRedisAvailability(createSilent().log);
  let redis: RunningRedis;
  let entries: EntryStore;
  beforeEach(async () => {
    redis = await startRedis();
    entries = createRedisEntryStore(redis.url, availability);
    await entries.ready();
  });
  afterEach(async () => {
    entries.close();
    await redis.stop();
  });

  test('hanging: one short wait, then none; the breaker opens, and closes again', async () => {
    const process = startProcess(entries, { waitMs: 200 });
    await process.layouts.get(KEY, loaderOf('a'));
    await eventually(() => process.outcomes(), { 'layout miss': 1 });
    redis.hang();
    const paths = Array.from({ length: 12 }, (_, at) => `/${at}`);
    const startedAt = performance.now();
    for (const path of paths) await process.layouts.get({ ...KEY, path }, loaderOf('b'));
    expect(calls).toBe(13);
    // Twelve waits would be 2,400 ms.
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(process.level.state()).toBe('open');
    const { 'layout failed': failed = 0, 'layout skipped': skipped = 0 } = await process.outcomes();
    expect([failed + skipped, failed > 0, failed <= 5]).toEqual([12, true, true]);
    redis.resume();
    let at = 0;
    await eventually(async () => {
      await process.layouts.get({ ...KEY, path: `/again/${at++}` }, loaderOf('c'));
      return process.level.state();
    }, 'closed');
    const states = process.silent.lines().filter(({ event }) => event === 'cache.secondLevel');
    expect(states.map(({ state }) => state)).toEqual(['open', 'halfOpen', 'closed']);
    process.close();
  });

  test('gone, and there again: values are loaded, then shared again', async () => {
    const process = startProcess(entries);
    await redis.stop();
    expect(await process.layouts.get(KEY, loaderOf('a'))).toMatchObject({ value: 'a', state: 'miss' });
    redis = await startRedis(redis.port);
    let at = 0;
    await eventually(async () => {
      const key = { ...KEY, path: `/${at++}` };
      await process.layouts.get(key, loaderOf('b'));
      await sleep(20);
      return (await startProcess(entries).layouts.get(key, loaderOf('not shared'))).value;
    }, 'b');
    process.close();
  });

  test.each([
    ['read-only', ['REPLICAOF', '127.0.0.1', '1']],
    ['full', ['CONFIG', 'SET', 'maxmemory', '1']],
  ])('%s: it is read, until a purge is not recorded', async (_name, command) => {
    const process = startProcess(entries);
    await process.layouts.get(KEY, loaderOf('a'), { tags: ['t'] });
    await written(process);
    const admin = createRedisClient(redis.url, availability);
    await admin.connect();
    await admin.sendCommand(command);
    const next = startProcess(entries);
    expect(await next.layouts.get(KEY, loaderOf('never'), { tags: ['t'] })).toMatchObject({ value: 'a', state: 'hit' });
    expect(await next.layouts.get({ ...KEY, path: '/new' }, loaderOf('b'))).toMatchObject({
      value: 'b',
      state: 'miss',
    });
    await expect(next.level.purge(['t'])).rejects.toThrow();
    next.purge('t');
    expect(await next.layouts.get(KEY, loaderOf('c'), { tags: ['t'] })).toMatchObject({ value: 'c', state: 'miss' });
    admin.destroy();
    process.close();
    next.close();
  });

  test('when the holder of a lock dies another process loads', async () => {
    const [dead, living] = [startProcess(entries), startProcess(entries)];
    const held = dead.layouts.get(KEY, () => new Promise<Value>(() => {}));
    held.catch(() => {});
    await eventually(() => dead.outcomes(), { 'layout miss': 1 });
    // It gives no more signs of life, as one that was killed.
    const admin = createRedisClient(redis.url, availability);
    await admin.connect();
    const [lock = ''] = (await admin.keys('forecourt:{second}:layout:*:lock')) as string[];
    await admin.set(lock, 'of a process that was killed', { expiration: { type: 'PX', value: 600 } });
    expect(await living.layouts.get(KEY, loaderOf('a'))).toMatchObject({ value: 'a', state: 'miss' });
    admin.destroy();
    dead.close();
    living.close();
  });
});
