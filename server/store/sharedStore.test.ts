import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../test/support/eventually.ts';
import { type RunningRedis, startRedis } from '../../test/support/redis.ts';
import { createSilent } from '../testing/silent.ts';
import { createSharedStore, createStrictStore, StoreUnavailable } from './createSharedStore.ts';
import { createRedisAvailability, createRedisClient } from './redisClient.ts';
import { createRedisFailureReport } from './redisTimeLimit.ts';
import type { SharedStore } from './sharedStore.ts';

const availability = createRedisAvailability(createSilent().log);
const report = createRedisFailureReport(createSilent());

let redis: RunningRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const DAY = 86_400_000;
const KEYS = [
  'once',
  'key',
  'other',
  'short',
  'rate',
  'rate of another client',
  'fast',
  'windows',
  'windows of another client',
  'given',
  'lasting',
];

describe.each([
  ['memory', createSharedStore],
  ['redis', createSharedStore],
  ['strict memory', createStrictStore],
  ['strict redis', createStrictStore],
])('the shared store in %s', (kind, create) => {
  let store: SharedStore;
  beforeAll(async () => {
    store = create({ url: kind.endsWith('redis') ? redis.url : '', availability, report });
    await store.ready();
    // All kinds with Redis share it.
    for (const key of KEYS) await store.delete(key);
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

  test('a call that is given back does not count, and the others do', async () => {
    const windows = [{ count: 2, ms: DAY }];
    expect([await store.takeWithin('given', windows), await store.takeWithin('given', windows)]).toEqual([0, 0]);
    await store.giveBack('given');
    expect(await store.takeWithin('given', windows)).toBe(0);
    expect(await store.takeWithin('given', windows)).toBeGreaterThan(0);
    await store.giveBack('given');
    await store.giveBack('given');
    await store.giveBack('given');
    expect(await store.takeWithin('given', windows)).toBe(0);
  });

  test('says when a value expires', async () => {
    expect(await store.expiresIn('lasting')).toBeNull();
    await store.set('lasting', 'value', DAY);
    const left = (await store.expiresIn('lasting')) ?? 0;
    expect([left > DAY - 60_000, left <= DAY]).toEqual([true, true]);
    await store.delete('lasting');
    expect(await store.expiresIn('lasting')).toBeNull();
  });

  test('a rate fills again', async () => {
    const rate = { burst: 1, perSecond: 200 };
    expect(await store.take('fast', rate)).toBe(0);
    await eventually(() => store.take('fast', rate), 0);
  });
});

test('two processes share a store in Redis', async () => {
  const [one, other] = [1, 2].map(() => createSharedStore({ url: redis.url, availability, report }));
  await Promise.all([one?.ready(), other?.ready()]);
  expect(await one?.add('shared', 'first', DAY)).toBeNull();
  expect(await other?.add('shared', 'second', DAY)).toBe('first');
  one?.close();
  other?.close();
});

test('without Redis the memory of the process is used', async () => {
  const stopped = await startRedis();
  const store = createSharedStore({ url: stopped.url, availability, report });
  await store.ready();
  await stopped.stop();
  expect(await store.add('key', 'value', DAY)).toBeNull();
  expect(await store.add('key', 'other', DAY)).toBe('value');
  store.close();
});

test.each([
  ['is read only', ['REPLICAOF', '127.0.0.1', '1']],
  ['has no memory left', ['CONFIG', 'SET', 'maxmemory', '1']],
])(
  'a Redis that %s still tells what it knows, and failed commands are counted and logged once',
  async (_name, command) => {
    const own = await startRedis();
    const silent = createSilent();
    const options = { url: own.url, availability, report: createRedisFailureReport(silent) };
    const [before, after] = [createSharedStore(options), createSharedStore(options)];
    await Promise.all([before.ready(), after.ready()]);
    expect(await before.add('lead', 'accepted', DAY)).toBeNull();
    const admin = createRedisClient(own.url, availability);
    await admin.connect();
    await admin.sendCommand(command);
    for (const store of [before, after]) expect(await store.add('lead', 'again', DAY)).toBe('accepted');
    expect(await after.add('other', 'first', DAY)).toBeNull();
    expect(await after.add('other', 'second', DAY)).toBe('first');
    expect(silent.lines()).toMatchObject([{ event: 'redis.commandFailed', user: 'shared', failed: 1 }]);
    const { values } = await silent.metrics.redisFailures.get();
    expect(values).toMatchObject([{ labels: { user: 'shared' }, value: 4 }]);
    admin.destroy();
    before.close();
    after.close();
    await own.stop();
  },
);

test('what this process has written is known while Redis hangs', async () => {
  const store = createSharedStore({ url: redis.url, availability, report, commandTimeoutMs: 300 });
  await store.ready();
  await store.add('hanging lead', 'values', DAY);
  await store.set('hanging lead state', 'accepted', DAY);
  redis.hang();
  expect(await store.add('hanging lead', 'values', DAY)).toBe('values');
  expect(await store.add('hanging lead state', 'new', DAY)).toBe('accepted');
  redis.resume();
  store.close();
});

test('a Redis that hangs delays the first commands only, and is used again when it responds', async () => {
  const shared = createSharedStore({ url: redis.url, availability, report });
  const strict = createStrictStore({ url: redis.url, availability, report });
  await Promise.all([shared.ready(), strict.ready()]);
  // The memory of the shared store does not know it.
  await strict.set('hanging', 'in Redis', DAY);
  redis.hang();
  const startedAt = performance.now();
  for (let command = 0; command < 30; command += 1) {
    const values = Promise.allSettled([shared.get('hanging'), strict.get('hanging')]);
    expect(await values).toEqual([
      { status: 'fulfilled', value: null },
      { status: 'rejected', reason: expect.any(StoreUnavailable) },
    ]);
  }
  // The limit of one command, not of thirty.
  expect(performance.now() - startedAt).toBeLessThan(25_000);
  redis.resume();
  await eventually(() => shared.get('hanging'), 'in Redis');
  await eventually(() => strict.get('hanging').catch(() => 'unavailable'), 'in Redis');
  shared.close();
  strict.close();
}, 60_000);

test('a connection that is silent is closed, and made again', async () => {
  const silent = createSilent();
  const client = createRedisClient(redis.url, createRedisAvailability(silent.log), 300);
  await client.connect();
  redis.hang();
  const events = () => silent.lines().map(({ event }) => event);
  await eventually(events, ['redis.unavailable']);
  redis.resume();
  await eventually(events, ['redis.unavailable', 'redis.recovered']);
  client.destroy();
});

test('a ping with an error as its response is one outage, which ends with the next good one', async () => {
  let reply = '+PONG';
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // Commands of a connection that has just been made, and pings.
    socket.on('data', (data) => {
      for (const _command of String(data).match(/^\*\d+\r$/gm) ?? [])
        socket.write(`${String(data).includes('PING') ? reply : '+OK'}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const silent = createSilent();
  const { port } = server.address() as AddressInfo;
  const client = createRedisClient(`redis://127.0.0.1:${port}`, createRedisAvailability(silent.log), 300);
  await client.connect();
  const events = () => silent.lines().map(({ event }) => event);
  reply = '-MISCONF Errors writing to the disk';
  await eventually(events, ['redis.unavailable']);
  reply = '+PONG';
  await eventually(events, ['redis.unavailable', 'redis.recovered']);
  client.destroy();
  server.close();
});

test('Q30 without Redis a strict store refuses, and works again by itself', async () => {
  const first = await startRedis();
  const store = createStrictStore({ url: first.url, availability, report });
  await store.ready();
  expect(await store.takeWithin('strict', [{ count: 1, ms: DAY }])).toBe(0);
  await first.stop();
  await expect(store.takeWithin('strict', [{ count: 1, ms: DAY }])).rejects.toThrow(StoreUnavailable);
  await expect(store.get('strict')).rejects.toThrow(StoreUnavailable);
  const second = await startRedis(first.port);
  await eventually(() => store.add('back', 'value', DAY).catch(() => 'unavailable'), null);
  store.close();
  await second.stop();
});
