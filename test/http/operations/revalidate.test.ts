import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { type Relay, startRelay } from '../../support/relay.ts';
import { send } from '../../support/request.ts';

const SECRET = 'a webhook of ours';
const settings = { REVALIDATE_SECRET: SECRET, LOG_LEVEL: 'info' };

const publish = (product: Product, body: unknown, headers: Record<string, string> = {}) =>
  send(product.url, '/api/revalidate', {
    method: 'POST',
    headers: { 'x-revalidate-secret': SECRET, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const stateOf = async (product: Product, path: string) => (await send(product.url, path)).headers['cache-status'];

/** Requests the URL until its response is cached, then once more. */
async function fillCache(product: Product, path: string): Promise<void> {
  await send(product.url, path);
  expect(await stateOf(product, path)).toContain('hit');
}

const GUID = 'AAAAAAAA-BBBB-CCCC-DDDD-EEEEEEEEEEEE';
const SOURCE = '11111111-2222-3333-4444-555555555555';
const layoutOf = (text: string) => ({
  sitecore: {
    context: {},
    route: {
      name: 'published',
      itemId: GUID.toLowerCase(),
      placeholders: {
        'headless-main': [
          { uid: 'a', componentName: 'RichText', dataSource: `{${SOURCE}}`, fields: { Text: { value: text } } },
        ],
      },
    },
  },
});

describe('/api/revalidate', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ cars: 20, settings });
  }, 60_000);
  afterAll(() => product.close());

  test.each([
    ['no secret', { 'x-revalidate-secret': '' }, { tags: ['lists'] }, 401],
    ['a wrong secret', { 'x-revalidate-secret': `${SECRET}!` }, { tags: ['lists'] }, 401],
    ['no tags', {}, {}, 400],
    ['empty lists', {}, { tags: [], updates: [] }, 400],
    ['updates that name no item', {}, { updates: [{ identifier: 'x' }, null, 7] }, 400],
    ['a list for a body', {}, '[]', 400],
    ['no JSON', {}, '{', 400],
    ['too many bytes', {}, { tags: ['x'.repeat(1_100_000)] }, 413],
    ['too many tags', {}, { tags: Array.from({ length: 10_001 }, (_, index) => `t${index}`) }, 413],
  ])('%s: %j is refused', async (_name, headers, body, status) => {
    const response = await publish(product, body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(Object.keys(JSON.parse(response.body))).toEqual(['error']);
  });

  test('another method is 405', async () => {
    const response = await send(product.url, '/api/revalidate');
    expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
  });

  test('a tag drops its entries, and the response says so', async () => {
    await fillCache(product, '/om-oss');
    const response = await publish(product, { tags: ['site:norrvag-se'], invocation_id: 'i-1', continues: true });
    expect(response.status).toBe(200);
    expect(JSON.parse(response.body)).toEqual({
      revalidated: true,
      tagsCount: 1,
      invocation_id: 'i-1',
      continues: true,
    });
    expect(await stateOf(product, '/om-oss')).toContain('fwd=miss');
  });

  test.each([
    ['its own item', GUID],
    ['its layout', `${GUID}-layout`],
    ['a data source on it', SOURCE.replaceAll('-', '')],
  ])('a published page shows its new content when the webhook names %s', async (_name, identifier) => {
    await product.setLayout('/published', layoutOf('<p>Gammalt</p>'));
    await publish(product, { tags: ['site:norrvag-se'] });
    await fillCache(product, '/published');
    await product.setLayout('/published', layoutOf('<p>Nytt</p>'));
    expect((await send(product.url, '/published')).body).toContain('Gammalt');
    const response = await publish(product, { updates: [{ identifier, entity_culture: 'sv' }] });
    expect(response.status).toBe(200);
    const after = await send(product.url, '/published');
    expect(after.body).toContain('Nytt');
    expect(after.body).not.toContain('Gammalt');
  });

  test.each([
    ['cars', 'cars', (car: CarRecord) => `/kop-bil/${car.car_id}/${car.slug}`],
    ['one car', 'car:{id}', (car: CarRecord) => `/kop-bil/${car.car_id}/${car.slug}`],
    ['dealers', 'dealers', () => '/anlaggningar'],
  ])('the tag of %s drops their pages and what the search has sent for them', async (_name, tag, pathOf) => {
    const [car] = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se');
    if (!car) throw new Error('No car');
    const path = pathOf(car);
    await eventually(() => stateOf(product, path), expect.stringContaining('hit'));
    const before = await product.callsTo('search');
    await publish(product, { tags: [tag.replace('{id}', car.car_id)] });
    expect((await send(product.url, path)).status).toBe(200);
    expect(await product.callsTo('search')).toBeGreaterThan(before);
  });

  test('publishing a file drops cached media, publishing a page does not', async () => {
    const image = '/-/media/logos/norrvag.svg';
    await fillCache(product, image);
    await publish(product, { updates: [{ identifier: `${GUID}-layout` }] });
    expect(await stateOf(product, image)).toContain('hit');
    await publish(product, { updates: [{ identifier: `{${GUID}}-media` }] });
    expect(await stateOf(product, image)).toContain('fwd=miss');
  });

  test('a missing page is found as soon as anything has been published', async () => {
    expect((await send(product.url, '/ny-sida')).status).toBe(404);
    await product.setLayout('/ny-sida', layoutOf('<p>Ny</p>'));
    expect((await send(product.url, '/ny-sida')).status).toBe(404);
    await publish(product, { updates: [{ identifier: 'F'.repeat(32) }] });
    expect((await send(product.url, '/ny-sida')).status).toBe(200);
  });
});

describe('a page that is loading when it is published', () => {
  let relay: Relay;
  let product: Product;
  /** The first old layout that the product requests is held until the test releases it. */
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  beforeAll(async () => {
    relay = await startRelay(async (body) => {
      if (JSON.stringify(body).includes('Gammalt')) {
        held.resolve();
        await released.promise;
      }
      return body;
    });
    const content = { SANDBOX: 'fill', CONTENT_URL: relay.url, CONTENT_KEY: 'sandbox' };
    product = await startProduct({ cars: 20, settings: { ...settings, ...content } });
    relay.forwardTo(`${product.sandboxUrl}/content/sitecore/api/graph/edge`);
  }, 60_000);
  afterAll(async () => {
    await product.close();
    await relay.close();
  });

  test('later requests get its new content, and the old content is not cached', async () => {
    await product.setLayout('/published', layoutOf('<p>Gammalt</p>'));
    const before = send(product.url, '/published');
    await held.promise;
    await product.setLayout('/published', layoutOf('<p>Nytt</p>'));
    expect((await publish(product, { updates: [{ identifier: GUID }] })).status).toBe(200);
    expect((await send(product.url, '/published')).body).toContain('Nytt');
    released.resolve();
    expect((await before).body).toContain('Gammalt');
    const after = await send(product.url, '/published');
    expect(after.body).toContain('Nytt');
    expect(after.headers['cache-status']).toContain('hit');
  });
});

test('Q39 without a configured secret the URL is a 404', async () => {
  const product = await startProduct({ cars: 20 });
  const response = await publish(product, { tags: ['lists'] });
  expect(response.status).toBe(404);
  await product.close();
}, 60_000);

describe('several processes', () => {
  let redis: RunningRedis;
  let first: Product;
  let second: Product;
  beforeAll(async () => {
    redis = await startRedis();
    first = await startProduct({ cars: 20, settings: { ...settings, REDIS_URL: redis.url } });
    second = await startProduct({ cars: 20, settings: { ...settings, REDIS_URL: redis.url } });
  }, 90_000);
  afterAll(async () => {
    await first.close();
    await second.close();
    await redis.stop();
  });

  test('a purge in one process reaches the other', async () => {
    await fillCache(first, '/om-oss');
    await fillCache(second, '/om-oss');
    expect((await publish(first, { tags: ['site:norrvag-se'] })).status).toBe(200);
    expect(await stateOf(first, '/om-oss')).toContain('fwd=miss');
    await eventually(
      () => second.logged,
      expect.arrayContaining([expect.objectContaining({ event: 'cache.purged', source: 'redis' })]),
    );
    expect(await stateOf(second, '/om-oss')).toContain('fwd=miss');
  });

  test('without Redis pages are served and a purge is a 503; both recover with it', async () => {
    await redis.stop();
    expect((await send(first.url, '/om-oss')).status).toBe(200);
    const response = await publish(first, { tags: ['site:norrvag-se'] });
    expect([response.status, response.headers['retry-after']]).toEqual([503, '10']);
    expect(first.logged.some(({ event }) => event === 'redis.unavailable')).toBe(true);
    redis = await startRedis(redis.port);
    await eventually(async () => (await publish(first, { tags: ['site:norrvag-se'] })).status, 200);
    const receivedCount = () =>
      second.logged.filter(({ event, source }) => event === 'cache.purged' && source === 'redis').length;
    const before = receivedCount();
    await eventually(
      async () => {
        await publish(first, { tags: ['site:norrvag-se'] });
        return receivedCount();
      },
      (count) => expect(count).toBeGreaterThan(before),
    );
    // One line for all connections of a process.
    const isState = (event: unknown) => event === 'redis.unavailable' || event === 'redis.recovered';
    const states = () => first.logged.map(({ event }) => event).filter(isState);
    await eventually(states, ['redis.unavailable', 'redis.recovered']);
  });
});

test('while Redis hangs, this process has revalidated and says that the others have not', async () => {
  const redis = await startRedis();
  const product = await startProduct({ cars: 20, settings: { ...settings, REDIS_URL: redis.url } });
  await fillCache(product, '/om-oss');
  redis.hang();
  const { status, headers, body } = await publish(product, { tags: ['lists', 'site:norrvag-se'] });
  expect([status, headers['retry-after'], JSON.parse(body)]).toEqual([
    503,
    '10',
    { error: 'redis', message: expect.stringContaining('This process has revalidated') },
  ]);
  expect(await stateOf(product, '/om-oss')).not.toContain('hit');
  const { values } = await product.metrics.redisFailures.get();
  expect(values).toContainEqual({ labels: { user: 'purges' }, value: 1 });
  redis.resume();
  await product.close();
  await redis.stop();
}, 60_000);
