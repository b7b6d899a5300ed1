import { readFile, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { runOps } from '../../../bin/ops/run.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send } from '../../support/request.ts';

const TOKEN = 'a token of ours';
const settings = { OPERATIONS_PORT: '1', OPERATIONS_TOKEN: TOKEN, METRICS: 'on' };

/** A rule of the site's file, and one of the editors. */
const FILE_RULE = '/demobilar';
const PLATFORM_RULE = '/kampanj';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 20, settings });
}, 60_000);
afterAll(() => product.close());

async function ops(argv: readonly string[], on = product) {
  const said: string[] = [];
  const output = { log: (line: string) => said.push(line), error: (line: string) => said.push(line) };
  const code = await runOps({ argv: ['--url', on.operationsUrl, ...argv], env: { OPERATIONS_TOKEN: TOKEN }, output });
  return { code, text: said.join('\n') };
}
const snapshot = async () => JSON.parse((await send(product.operationsUrl, '/ops.json')).body);
const statusOf = async (path: string, of = product) => (await send(of.url, path)).status;

describe('a client', () => {
  afterEach(() => ops(['unblock', '127.0.0.1']));

  test('that is blocked gets 429 with Retry-After, in the log and in the state, and is not ill for that', async () => {
    expect(await ops(['block', '127.0.0.1', '90'])).toMatchObject({ code: 0 });
    const { status, headers, body } = await send(product.url, '/om-oss');
    expect([status, headers['retry-after'], headers['cache-control'], body]).toEqual([
      429,
      '90',
      'no-store',
      'Too many requests\n',
    ]);
    expect(await statusOf('/healthz')).toBe(200);
    const [blocked] = (await snapshot()).blocked;
    expect(blocked).toEqual({ client: expect.stringMatching(/^[0-9a-f]{8}$/), seconds: expect.any(Number) });
    expect(product.logged).toContainEqual(
      expect.objectContaining({ event: 'client.blocked', seconds: 90, client: blocked.client, source: 'operations' }),
    );
    expect(JSON.stringify(product.logged)).not.toContain('127.0.0.1');
  });

  test('is free again when its time is over, and when the block is ended', async () => {
    await ops(['block', '127.0.0.1', '90']);
    product.advanceClock(91);
    expect(await statusOf('/om-oss')).toBe(200);
    await ops(['block', '127.0.0.1']);
    expect(await statusOf('/om-oss')).toBe(429);
    await ops(['unblock', '127.0.0.1']);
    expect([await statusOf('/om-oss'), (await snapshot()).blocked]).toEqual([200, []]);
  });

  test('has the name of the state', async () => {
    await send(product.url, '/om-oss');
    await eventually(
      async () => (await snapshot()).clients,
      (clients) => expect(clients).not.toEqual([]),
    );
    const [{ client }] = (await snapshot()).clients;
    expect((await ops(['block', client, '60'])).code).toBe(0);
    expect(await statusOf('/om-oss')).toBe(429);
  });
});

describe('a redirect rule', () => {
  test.each([FILE_RULE, PLATFORM_RULE])('%s is switched off and on', async (rule) => {
    expect(await statusOf(rule)).toBe(301);
    expect((await ops(['rule', 'norrvag-se', rule, 'off'])).code).toBe(0);
    expect(await statusOf(rule)).not.toBe(301);
    expect((await snapshot()).switchedOff).toEqual([{ site: 'norrvag-se', rule }]);
    // Rules of other URLs are as they were.
    expect(await statusOf('/anlaggningar/1001')).toBe(301);
    expect((await ops(['rule', 'norrvag-se', rule, 'on'])).code).toBe(0);
    expect([await statusOf(rule), (await snapshot()).switchedOff]).toEqual([301, []]);
    expect(product.logged).toContainEqual(
      expect.objectContaining({ event: 'redirects.switched', site: 'norrvag-se', rule, isOn: false }),
    );
  });

  test('stays off when the files are read again', async () => {
    await ops(['rule', 'norrvag-se', FILE_RULE, 'off']);
    product.redirects.reload();
    expect(await statusOf(FILE_RULE)).not.toBe(301);
    await ops(['rule', 'norrvag-se', FILE_RULE, 'on']);
  });
});

test('a page is purged by its URL, and no other one', async () => {
  const states = () =>
    Promise.all(
      ['/om-oss', '/jobba-hos-oss'].map(async (path) => (await send(product.url, path)).headers['cache-status']),
    );
  await states();
  await eventually(states, (found) => expect(found.join()).not.toContain('fwd='));
  expect(await ops(['purge', `${product.url}/om-oss`])).toEqual({
    code: 0,
    text: expect.stringMatching(/^\{"tags":1,"entries":[1-9]\d*\}$/),
  });
  expect(await states()).toEqual([expect.stringContaining('fwd=miss'), expect.stringContaining('hit')]);
});

test.each(['cpu', 'heap'])('a profile %s is a file that only its owner can read; a second one waits', async (kind) => {
  const [first, second] = await Promise.all([ops(['profile', kind, '1']), ops(['profile', kind, '1'])]);
  const [done, refused] = first.code === 0 ? [first, second] : [second, first];
  expect(refused).toEqual({ code: 1, text: '409 {"error":"profile"}' });
  const { file } = JSON.parse(done.text);
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')))).toContain(kind === 'cpu' ? 'nodes' : 'head');
  await rm(file);
});

describe('two processes with Redis', () => {
  let redis: RunningRedis;
  let other: Product;
  let one: Product;
  beforeAll(async () => {
    redis = await startRedis();
    const shared = { cars: 20, settings: { ...settings, REDIS_URL: redis.url } };
    one = await startProduct(shared);
    other = await startProduct(shared);
  }, 60_000);
  afterAll(async () => {
    await one.close();
    await other.close();
    await redis.stop();
  });

  test('have what was switched in one of them', async () => {
    await ops(['rule', 'norrvag-se', FILE_RULE, 'off'], one);
    await eventually(
      () => statusOf(FILE_RULE, other),
      (status) => expect(status).not.toBe(301),
    );
    await ops(['block', '127.0.0.1'], one);
    await eventually(() => statusOf('/om-oss', other), 429);
    await ops(['unblock', '127.0.0.1'], one);
    await eventually(() => statusOf('/om-oss', other), 200);
  });

  test('say when the other could not be told; the one that was called has the change', async () => {
    await redis.stop();
    const { code, text } = await ops(['block', '127.0.0.1'], one);
    expect([code, JSON.parse(text.replace(/^503 /, '')).error]).toEqual([1, 'redis']);
    expect(await statusOf('/om-oss', one)).toBe(429);
    redis = await startRedis(redis.port);
  });
});
