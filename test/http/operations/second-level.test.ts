import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DEFAULT_SITE } from '../../../config/sites.ts';
import { CACHE_POLICIES, type CachePolicy } from '../../../server/cache/policies.ts';
import { createRedisAvailability, createRedisClient } from '../../../server/store/redisClient.ts';
import { createSilent } from '../../../server/testing/silent.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, type ProductOptions, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send as sendRequest } from '../../support/request.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';

/** Processes that share responses of upstreams and pages through Redis (docs/decisions/0206). */

const LIST = '/kop-bil/alla-bilar-i-lager';
const SECRET = 'a webhook of ours';

/** Under the site's own host: on loopback the port is a part of the origin. */
const send: typeof sendRequest = (url, path, options = {}) =>
  sendRequest(url, path, { ...options, headers: { host: DEFAULT_SITE.host, ...options.headers } });

let redis: RunningRedis;
let first: Product;
const others: Product[] = [];
const processes: ServerProcess[] = [];
const startNext = async (options: ProductOptions = {}): Promise<Product> => {
  const settings = { REDIS_URL: redis.url, REVALIDATE_SECRET: SECRET, ...options.settings };
  const product = await startProduct({ sandboxOf: first, ...options, settings });
  others.push(product);
  return product;
};
beforeAll(async () => {
  redis = await startRedis();
  first = await startProduct({ cars: 40, settings: { REDIS_URL: redis.url, REVALIDATE_SECRET: SECRET } });
}, 60_000);
afterEach(async () => {
  for (const each of processes.splice(0)) await each.stop();
  for (const each of others.splice(0)) await each.close();
});
afterAll(async () => {
  await first.close();
  await redis.stop();
});

/** Sends commands to Redis as its operators do. */
async function command(...parts: string[]): Promise<unknown> {
  const client = createRedisClient(redis.url, createRedisAvailability(createSilent().log));
  await client.connect();
  const response = await client.sendCommand(parts);
  client.destroy();
  return response;
}
beforeEach(async () => void (await command('FLUSHALL')));

const callsToSources = async () => (await first.callsTo('content')) + (await first.callsTo('search'));

/** Waits until a process has written everything that it shares. */
async function written(product: Product): Promise<void> {
  const count = async () =>
    (await product.metrics.secondLevelWrites.get()).values.reduce((sum, { value }) => sum + value, 0);
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now;
    await sleep(150);
  }
}

const publish = (product: Product, body: object) =>
  send(product.url, '/api/revalidate', {
    method: 'POST',
    headers: { 'x-revalidate-secret': SECRET, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test.each(['/', LIST, '/anlaggningar', '/om-oss'])(
  'a process that begins sends %s as the first one has made it, without a call',
  async (path) => {
    first.caches.purge('site:norrvag-se');
    // The first visitor may get a stream.
    await eventually(async () => (await send(first.url, path)).headers['cache-status'], 'forecourt; hit');
    const made = await send(first.url, path);
    await written(first);
    const next = await startNext();
    const calls = await callsToSources();
    const sent = await send(next.url, path);
    expect([sent.status, sent.headers.etag, sent.headers['content-security-policy']]).toEqual([
      200,
      made.headers.etag,
      made.headers['content-security-policy'],
    ]);
    expect(sent.body).toBe(made.body);
    expect(sent.headers['cache-status']).toBe('forecourt; hit');
    expect(Number(sent.headers.age)).toBeLessThan(60);
    expect(await callsToSources()).toBe(calls);
  },
  60_000,
);

test('ten processes without a cache make each call of a page once', async () => {
  first.caches.purge('site:norrvag-se');
  await first.resetSandbox();
  await send(first.url, LIST);
  const once = await callsToSources();
  expect(once).toBeGreaterThan(1);
  await command('FLUSHALL');
  const ten = await Promise.all(Array.from({ length: 10 }, () => startNext()));
  await first.resetSandbox();
  const pages = await Promise.all(ten.map((each) => send(each.url, LIST)));
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await callsToSources()).toBe(once);
}, 120_000);

describe('a publish', () => {
  const layoutOf = (text: string) => ({
    sitecore: {
      context: {},
      route: {
        name: 'published',
        itemId: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
        placeholders: { 'headless-main': [{ uid: 'a', componentName: 'RichText', fields: { Text: { value: text } } }] },
      },
    },
  });
  const updates = [{ identifier: 'AAAAAAAA-BBBB-CCCC-DDDD-EEEEEEEEEEEE' }];

  test('voids what is shared: a process that begins sends the new content', async () => {
    await first.setLayout('/published', layoutOf('<p>Gammalt</p>'));
    await publish(first, { updates });
    expect((await send(first.url, '/published')).body).toContain('Gammalt');
    await written(first);
    await first.setLayout('/published', layoutOf('<p>Nytt</p>'));
    expect((await publish(first, { updates })).status).toBe(200);
    const next = await startNext();
    expect((await send(next.url, '/published')).body).toContain('Nytt');
    expect((await send(first.url, '/published')).body).toContain('Nytt');
  }, 60_000);

  test('that Redis does not record is a 503, and the old content is not read again', async () => {
    await first.setLayout('/published', layoutOf('<p>Gammalt</p>'));
    await publish(first, { updates });
    expect((await send(first.url, '/published')).body).toContain('Gammalt');
    await written(first);
    await first.setLayout('/published', layoutOf('<p>Nytt</p>'));
    await command('REPLICAOF', '127.0.0.1', '1');
    const response = await publish(first, { updates });
    expect([response.status, JSON.parse(response.body).error]).toEqual([503, 'redis']);
    expect((await send(first.url, '/published')).body).toContain('Nytt');
    await command('REPLICAOF', 'NO', 'ONE');
    // The purge is recorded with the next look-up, without another publish.
    await send(first.url, '/om-oss');
    await eventually(
      async () => (await send((await startNext()).url, '/published')).body,
      expect.stringContaining('Nytt'),
    );
  }, 120_000);
});

describe('what is in Redis', () => {
  test('is of policies that are shared, and of no other; every key ends by itself', async () => {
    const product = await startNext();
    for (const path of ['/', LIST, '/om-oss', '/finns-inte', '/sitemap.xml', '/sitemap-content.xml'])
      await send(product.url, path);
    const names = async () => {
      const keys = (await command('KEYS', 'forecourt:{second}:*:*')) as string[];
      return [...new Set(keys.map((key) => key.split(':')[2]))];
    };
    const expected = [
      'layout',
      'dictionary',
      'siteInfo',
      'navigation',
      'routes',
      'errorPages',
      'search',
      'page',
      'stockPage',
    ];
    await eventually(names, expect.arrayContaining(expected));
    const keys = (await command('KEYS', 'forecourt:{second}:*:*')) as string[];
    for (const key of keys) {
      const name = key.split(':')[2] as keyof typeof CACHE_POLICIES;
      const policy: CachePolicy = CACHE_POLICIES[name];
      expect([name, policy.keyedBy]).not.toEqual([name, undefined]);
      const seconds = Number(await command('TTL', key));
      expect([key, seconds > 0, seconds <= policy.fresh + policy.stale]).toEqual([key, true, true]);
    }
  }, 60_000);

  test('is nothing that one visitor has typed, no draft, and no path in plain text', async () => {
    const keysAfter = async (typed: string) => {
      await send(first.url, `${LIST}?keyphrase=${encodeURIComponent(typed)}`);
      await written(first);
      return ((await command('KEYS', '*')) as string[]).sort();
    };
    expect(await keysAfter('hemligt-sökord')).toEqual(await keysAfter('ett annat'));
    first.caches.purge('site:norrvag-se');
    await send(first.url, '/om-oss');
    const keys = await keysAfter('ett tredje');
    expect(keys.filter((key) => key.includes(':stockPage:'))).toEqual([]);
    expect(keys.some((key) => key.includes(':page:'))).toBe(true);
    expect(keys.join()).not.toMatch(/om-oss|norrvag|hemligt/);
  });
});

test.each([
  ['rubbish', () => 'rubbish'],
  ['a part of it', (bytes: string) => bytes.slice(0, bytes.length / 2)],
])(
  'when Redis has %s of a page, the page is made',
  async (_name, change) => {
    await send(first.url, '/om-oss');
    first.caches.purge('site:norrvag-se');
    await send(first.url, '/om-oss');
    await written(first);
    for (const key of (await command('KEYS', 'forecourt:{second}:*:*')) as string[])
      await command('HSET', key, 'bytes', change(String(await command('HGET', key, 'bytes'))));
    const next = await startNext();
    const sent = await send(next.url, '/om-oss');
    expect([sent.status, sent.headers['cache-status']]).toEqual([200, 'forecourt; fwd=miss; stored']);
    const { values } = await next.metrics.secondLevelReads.get();
    expect(values.filter(({ labels }) => labels.outcome === 'invalid').length).toBeGreaterThan(2);
  },
  60_000,
);

test('while a page is looked up and made, its slow section is streamed after the shell', async () => {
  const delayMs = 4_000;
  const product = await startNext();
  await send(product.url, '/om-oss');
  await product.setFault({ upstream: 'search', kind: 'delay', delayMs });
  const { status, body, arrivals } = await send(product.url, '/');
  await product.setFault({ upstream: 'search', kind: 'none' });
  expect([status, body.includes('nonce=')]).toEqual([200, true]);
  expect(arrivals[0]).toBeLessThan(delayMs - 100);
  expect(arrivals.at(-1)).toBeGreaterThan(delayMs - 100);
}, 60_000);

test('a Redis that hangs delays no page by more than a moment, and the process says that it does without', async () => {
  const product = await startNext({ timeLimits: 'production' });
  await send(product.url, '/om-oss');
  redis.hang();
  const paths = ['/', LIST, '/anlaggningar', '/salj-din-bil', '/finns-inte'];
  const statuses: number[] = [];
  try {
    for (const path of paths) statuses.push((await send(product.url, path)).status);
  } finally {
    redis.resume();
  }
  expect(statuses.every((status) => status < 500)).toBe(true);
  const failure = expect.objectContaining({ event: 'redis.commandFailed', user: 'secondLevel' });
  await eventually(() => product.logged, expect.arrayContaining([failure]));
}, 60_000);

test('/ops shows what the process has used of it', async () => {
  const product = await startNext({ settings: { OPERATIONS_PORT: '1' } });
  await send(product.url, '/om-oss');
  const { body } = await sendRequest(product.operationsUrl, '/ops.json');
  const { secondLevel } = JSON.parse(body) as { secondLevel: { breaker: string; caches: { name: string }[] } };
  expect(secondLevel.breaker).toBe('closed');
  expect(secondLevel.caches).toContainEqual(expect.objectContaining({ name: 'layout', failed: 0 }));
  const page = await sendRequest(product.operationsUrl, '/ops');
  expect(page.body).toContain('<h2>Second level of the caches, breaker closed</h2>');
}, 60_000);

test('a process in production is ready when its first pages are made; the next one makes a single call for them', async () => {
  const settings = { SANDBOX: 'on', SANDBOX_URL: first.sandboxUrl, REDIS_URL: redis.url, WARM_UP_TIMEOUT: '60000' };
  const start = async () => {
    const process = await startServerProcess([], settings);
    processes.push(process);
    const readiness = async () => (await sendRequest(`http://127.0.0.1:${process.port}`, '/readyz')).body;
    await eventually(readiness, expect.not.stringContaining('starting'));
    while ((await readiness()).includes('warming')) await sleep(200);
    expect(await readiness()).toBe('{"ready":true,"reasons":[]}');
    return process;
  };
  await start();
  await first.resetSandbox();
  const next = await start();
  expect([await first.callsTo('content'), await first.callsTo('search')]).toEqual([1, 0]);
  const sent = await send(`http://127.0.0.1:${next.port}`, LIST);
  expect([sent.status, sent.headers['cache-status']]).toEqual([200, 'forecourt; hit']);
}, 120_000);

test('with CACHE_REDIS_URL=off nothing is shared', async () => {
  const product = await startNext({ settings: { CACHE_REDIS_URL: 'off' } });
  await send(product.url, '/om-oss');
  expect(product.caches.secondLevel).toBeNull();
  expect((await product.metrics.secondLevelReads.get()).values).toEqual([]);
}, 60_000);
