import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { productFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type HttpResponse, send } from '../../support/request.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ settings: { LOG_LEVEL: 'fatal' } });
}, 60_000);
afterEach(async () => {
  for (const upstream of ['content', 'search'] as const) await product.setFault({ upstream, kind: 'none' });
});
afterAll(() => product.close());

const get = (path: string) => send(product.url, path);
/** Waits until a page is cached. A streamed page is cached a moment after its response, with the clock's time then. */
const waitUntilCached = (path: string) =>
  eventually(async () => (await get(path)).headers['cache-status'], expect.stringMatching(/^forecourt; hit/));
async function failedRefreshes(): Promise<Record<string, number>> {
  const { values } = await product.metrics.cacheRefreshFailures.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.cache), value]));
}

/** Returns the seconds for which a shared cache stores a response (RFC 9111 §4.2). */
const sharedSeconds = (headers: HttpResponse['headers']) =>
  Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1]) - Number(headers.age);

const cardsOf = (body: string) => body.match(/<article/g)?.length ?? 0;

test('Q7 cars are served for ten minutes, and an empty list never replaces one with cars', async () => {
  expect(cardsOf((await get(LIST)).body)).toBe(48);
  await waitUntilCached(LIST);
  await product.setFault({ upstream: 'search', kind: 'error' });
  product.advanceClock(500);
  for (let round = 0; round < 3; round++) expect(cardsOf((await get(LIST)).body)).toBe(48);
  // A request that came during the refresh would get its page, which has the cars of now.
  await eventually(failedRefreshes, expect.objectContaining({ stockPage: expect.any(Number) }));
  product.advanceClock(200);
  const { status, headers, body } = await get(LIST);
  expect([status, headers['cache-control'], cardsOf(body)]).toEqual([200, 'no-store', 0]);
});

test('Q7 a page rebuilt from cached data in an outage names the age of the data, and shared caches store it', async () => {
  await waitUntilCached('/om-oss');
  await product.setFault({ upstream: 'content', kind: 'error' });
  product.advanceClock(70);
  // The stale page is served while it is rebuilt from the layout, which has the same age.
  expect((await get('/om-oss')).headers['cache-status']).toContain('detail=stale');
  await eventually(async () => Number((await get('/om-oss')).headers.age) < 70, true);
  product.advanceClock(6);
  const { headers } = await get('/om-oss');
  expect(headers['cache-status']).toBe('forecourt; hit; detail=stale');
  expect(Number(headers['forecourt-data-age'])).toBeGreaterThanOrEqual(76);
  expect(Number(headers.age)).toBeLessThan(70);
  expect(sharedSeconds(headers)).toBe(10);
});

test('Q7 a shared cache stores every response to its own requests at the pace of its lifetimes', async () => {
  await waitUntilCached('/om-oss');
  for (let round = 0; round < 4; round++) {
    // Longer than the lifetime of the last response: the page in our cache is past its fresh time.
    product.advanceClock(65);
    const { headers } = await get('/om-oss');
    expect([headers['cache-status'], sharedSeconds(headers)]).toEqual(['forecourt; hit; detail=stale', 10]);
    await eventually(async () => Number((await get('/om-oss')).headers.age), 0);
  }
});

// The outages come after the other tests: their many failures may open circuit breakers.
describe('Q7 cached pages outlive their upstreams', () => {
  // `test/http/operations/faults.test.ts` has the upstream that hangs, because that needs a time limit.
  test.each(['error', 'reset', 'half', 'empty'] as const)('all upstreams %s: 200 from the cache', async (kind) => {
    await waitUntilCached('/kop-bil');
    await product.setFault({ upstream: 'content', kind });
    await product.setFault({ upstream: 'search', kind });
    product.advanceClock(3_600);
    const stale = await get('/kop-bil');
    expect(stale.status).toBe(200);
    expect(stale.body).toContain('<h1');
    expect(stale.body).not.toContain('data-section-error');
    expect(stale.headers['cache-status']).toContain('detail=stale');
    expect(Number(stale.headers.age)).toBeGreaterThanOrEqual(3_600);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('nothing is served a day later', async () => {
    await waitUntilCached('/kop-bil');
    await product.setFault({ upstream: 'content', kind: 'error' });
    product.advanceClock(90_000);
    expect((await get('/kop-bil')).status).toBe(503);
  });
});

// With a product of its own, because its calls to the platform go on for 20 seconds.
describe('a slow platform', () => {
  const slow = productFixture({ cars: 60, settings: { LOG_LEVEL: 'fatal' } });

  test('a stale page is served at once while one request revalidates it', async () => {
    const { url, advanceClock, setFault } = slow.product;
    await eventually(async () => (await send(url, '/om-oss')).headers['cache-status'], 'forecourt; hit');
    advanceClock(120);
    await setFault({ upstream: 'content', kind: 'delay', delayMs: 20_000 });
    const started = performance.now();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(url, '/om-oss')));
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
