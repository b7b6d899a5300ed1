import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { withSteppedClock } from '../../../server/testing/steppedClock.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Q31, Q53, Q54: rate limits of one client, identified through one trusted proxy. */

const LIST = '/kop-bil/alla-bilar-i-lager';
let product: Product;
beforeAll(async () => {
  const secrets = { REVALIDATE_SECRET: 'right', SITECORE_EDITING_SECRET: 'right' };
  product = await startProduct({
    cars: 40,
    settings: { TRUST_PROXY: '1', SEARCH_RATE: '1', QUERY_RATE: '1', SECRET_GUESSES: '10', ...secrets },
  });
}, 60_000);
afterAll(() => product.close());

const as = (client: string, headers: Record<string, string> = {}) => ({ 'x-forwarded-for': client, ...headers });

const search = (client: string, price: number) =>
  send(product.url, '/api/search', {
    method: 'POST',
    headers: as(client, { 'content-type': 'application/json' }),
    body: JSON.stringify({ site: 'norrvag-se', language: 'sv', query: `car_price=${price}-900000` }),
  });
const list = (client: string, price: number) =>
  send(product.url, `${LIST}?car_price=${price}-900000`, { headers: as(client) });
/** Sends requests until one is refused; returns how many succeeded, and the refusal. */
async function untilRefused(call: (count: number) => ReturnType<typeof send>, most: number) {
  return product.withStoppedClock(async () => {
    for (let count = 0; count < most; count += 1) {
      const response = await call(count);
      if (response.status === 429) return { count, response };
    }
    throw new Error(`None of ${most} calls was refused`);
  });
}

describe('Q31: rates of one client', () => {
  test('searches and pages of made-up queries get 429 with Retry-After; cached pages and other clients go on', async () => {
    const searches = await untilRefused((count) => search('203.0.113.1', count), 31);
    expect(searches.count).toBe(30);
    expect(searches.response.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect((await search('203.0.113.2', 0)).status).toBe(200);

    const pages = await untilRefused((count) => list('203.0.113.1', count), 31);
    expect(pages.count).toBe(30);
    expect(pages.response.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    // A cached page, a page without a query, and another client.
    expect((await list('203.0.113.1', 0)).status).toBe(200);
    expect((await send(product.url, '/om-oss', { headers: as('203.0.113.1') })).status).toBe(200);
    expect((await list('203.0.113.2', 1_000)).status).toBe(200);

    const metrics = await product.metrics.registry.metrics();
    expect(metrics).toContain('http_rate_limited_total{limit="search"} 1');
    expect(metrics).toContain('http_rate_limited_total{limit="pages"} 1');
    expect(product.logged.filter(({ event }) => event === 'http.rateLimited')).toMatchObject([
      { limit: 'search', refused: 1 },
      { limit: 'pages', refused: 1 },
    ]);
    // A change of the wall clock neither resets the limit nor extends it.
    for (const hours of [-25, 25]) {
      await withSteppedClock(hours, async () => {
        expect((await search('203.0.113.3', 0)).status).toBe(200);
      });
    }
  });

  test('ten wrong secrets a minute, counted over both endpoints, then 429 for the right secret too', async () => {
    const revalidate = (client: string, secret?: string) =>
      send(product.url, '/api/revalidate', {
        method: 'POST',
        headers: as(client, { 'content-type': 'application/json', ...(secret && { 'x-revalidate-secret': secret }) }),
        body: JSON.stringify({ tags: ['site:x'] }),
      });
    const config = (client: string, secret: string) =>
      send(product.url, `/api/editing/config?secret=${secret}`, { headers: as(client) });
    const statuses = async (responses: Promise<{ status: number }>[]) =>
      (await Promise.all(responses)).map(({ status }) => status);

    // A request without a secret is no guess, and neither is the right secret.
    for (let count = 0; count < 12; count += 1) expect((await revalidate('203.0.113.1')).status).toBe(401);
    for (let count = 0; count < 12; count += 1) expect((await revalidate('203.0.113.1', 'right')).status).toBe(200);
    await product.withStoppedClock(async () => {
      for (let count = 0; count < 5; count += 1) {
        expect(await statuses([revalidate('203.0.113.1', `w${count}`), config('203.0.113.1', `w${count}`)])).toEqual([
          401, 401,
        ]);
      }
      const refused = [await revalidate('203.0.113.1', 'right'), await config('203.0.113.1', 'right')];
      expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
        [429, '60'],
        [429, '60'],
      ]);
      expect(await statuses([revalidate('203.0.113.2', 'right'), config('203.0.113.2', 'right')])).toEqual([200, 200]);
      // Addresses that the client writes before the proxy's own do not make it another client.
      expect((await revalidate('203.0.113.2, 203.0.113.1', 'right')).status).toBe(429);
    });
    await withSteppedClock(25, async () => expect((await revalidate('203.0.113.1', 'right')).status).toBe(429));
  });
});
