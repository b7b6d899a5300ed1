import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../test/support/eventually.ts';
import { type RunningRedis, startRedis } from '../../test/support/redis.ts';
import { createSilent } from '../testing/silent.ts';
import { createSharedStore } from './createSharedStore.ts';
import type { SharedStore } from './sharedStore.ts';

const { log } = createSilent();

let redis: RunningRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const DAY = 86_400_000;

describe.each(['memory', 'redis'])('the shared store in %s', (kind) => {
  let store: SharedStore;
  beforeAll(async () => {
    store = createSharedStore({ url: kind === 'redis' ? redis.url : '', log });
    await store.ready();
  });
  afterAll(() => store.close());

  test('adds a value once, also for 20 calls at the same time', async () => {
    const added = await Promise.all(Array.from({ length: 20 }, (_, call) => store.add('once', String(call), DAY)));
    expect(added.filter((existing) => existing === null)).toHaveLength(1);
    expect(added.filter((existing) => existing === added.find((each) => each !== null))).toHaveLength(19);
  });

  test('sets, reads and deletes', async () => {
    await store.set('key', 'one', DAY);
    await store.set('key', 'two', DAY);
    expect([await store.get('key'), await store.add('key', 'three', DAY), await store.get('other')]).toEqual([
      'two',
      'two',
      null,
    ]);
    await store.delete('key');
    expect(await store.get('key')).toBeNull();
  });

  test('forgets a value after its lifetime', async () => {
    await store.set('short', 'value', 5);
    await eventually(() => store.get('short'), null);
    expect(await store.add('short', 'again', DAY)).toBeNull();
  });

  test('Q31 a rate lets its burst through at once, and says when the next call is allowed', async () => {
    const rate = { burst: 3, perSecond: 0.01 };
    const waits = await Promise.all(Array.from({ length: 5 }, () => store.take('rate', rate)));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    for (const wait of waits.slice(3)) {
      expect(wait).toBeGreaterThan(90_000);
      expect(wait).toBeLessThanOrEqual(100_000);
    }
    expect(await store.take('rate of another client', rate)).toBe(0);
  });

  test('Q29 sliding windows have no more calls than their counts, also for 20 at the same time', async () => {
    const windows = [
      { count: 4, ms: DAY },
      { count: 3, ms: 300 },
    ];
    const take = () => store.takeWithin('windows', windows);
    const waits = await Promise.all(Array.from({ length: 20 }, take));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    for (const wait of waits.slice(3)) expect([wait > 0, wait <= 300]).toEqual([true, true]);
    expect(await store.takeWithin('windows of another client', windows)).toBe(0);
    await eventually(take, 0);
    const [day = 0] = [await take()];
    expect([day > 300, day <= DAY]).toEqual([true, true]);
  });

  test('a rate fills again', async () => {
    const rate = { burst: 1, perSecond: 200 };
    expect(await store.take('fast', rate)).toBe(0);
    await eventually(() => store.take('fast', rate), 0);
  });
});

test('two processes share a store in Redis', async () => {
  const [one, other] = [1, 2].map(() => createSharedStore({ url: redis.url, log }));
  await Promise.all([one?.ready(), other?.ready()]);
  expect(await one?.add('shared', 'first', DAY)).toBeNull();
  expect(await other?.add('shared', 'second', DAY)).toBe('first');
  one?.close();
  other?.close();
});

test('without Redis the memory of the process is used', async () => {
  const stopped = await startRedis();
  const store = createSharedStore({ url: stopped.url, log });
  await store.ready();
  await stopped.stop();
  expect(await store.add('key', 'value', DAY)).toBeNull();
  expect(await store.add('key', 'other', DAY)).toBe('value');
  store.close();
});
