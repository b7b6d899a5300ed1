import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** `Server-Timing` says what a response cost its own request, and nothing of another one. */

const LIST = '/kop-bil/alla-bilar-i-lager';
const FORM =
  /^(?:cache;desc=(?:hit|stale|miss|bypass), )?(?:upstream;dur=[\d.]+, )?(?:render;dur=[\d.]+, )?total;dur=[\d.]+$/;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Returns the header without its figures. */
async function timingOf(path: string, options: Parameters<typeof send>[2] = {}): Promise<string> {
  const { headers } = await send(product.url, path, options);
  const value = headers['server-timing'] ?? 'none';
  expect(value).toMatch(FORM);
  return value.replace(/;dur=[\d.]+/g, '');
}

const search = (query: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ site: 'norrvag-se', language: 'sv', query }),
});

describe('a page', () => {
  test('that is made has cache, upstream, render and total; from the cache it has nothing of the request that made it', async () => {
    expect(await timingOf('/om-oss')).toBe('cache;desc=miss, upstream, render, total');
    expect(await timingOf('/om-oss')).toBe('cache;desc=hit, total');
    const { headers } = await send(product.url, '/om-oss');
    const etag = { 'if-none-match': headers.etag ?? '' };
    expect(await timingOf('/om-oss', { headers: etag })).toBe('cache;desc=hit, total');
  });

  test('that is stale has nothing of the refresh that it has started', async () => {
    product.advanceClock(100);
    expect(await timingOf('/om-oss')).toBe('cache;desc=stale, total');
    await eventually(() => timingOf('/om-oss'), 'cache;desc=hit, total');
  });

  test('that two visitors request at once is made for the first: the other has waited', async () => {
    await product.setFault({ upstream: 'search', kind: 'delay', delayMs: 300 });
    const path = `${LIST}?car_fuel=Diesel`;
    const both = await Promise.all([timingOf(path), timingOf(path)]);
    await product.setFault({ upstream: 'search', kind: 'none' });
    expect(both.toSorted()).toEqual(['cache;desc=miss, total', 'cache;desc=miss, upstream, render, total']);
  });

  test('that is streamed has what its shell has cost', async () => {
    const [, path = ''] = /href="(\/kop-bil\/\d+\/[^"?#]+)"/.exec((await send(product.url, LIST)).body) ?? [];
    await product.setFault({ upstream: 'search', kind: 'delay', delayMs: 700 });
    const { headers } = await send(product.url, path);
    await product.setFault({ upstream: 'search', kind: 'none' });
    expect(headers['cache-status']).toBe('forecourt; fwd=miss');
    expect(headers['server-timing']).toMatch(
      /^cache;desc=miss, upstream;dur=[\d.]+, render;dur=[\d.]+, total;dur=[\d.]+$/,
    );
  });

  test('as JSON has it too', async () => {
    const path = `/_page?path=${encodeURIComponent('/anlaggningar')}`;
    expect(await timingOf(path)).toBe('cache;desc=miss, upstream, total');
    expect(await timingOf(path)).toBe('cache;desc=hit, total');
  });
});

describe('an API', () => {
  test('of lists has the time of its search, and none when it is cached', async () => {
    expect(await timingOf('/api/search', search('car_fuel=El'))).toBe('upstream, total');
    expect(await timingOf('/api/search', search('car_fuel=El'))).toBe('total');
  });

  test.each(['/api/places/suggest?site=norrvag-se&language=sv&q=storgatan', '/healthz', '/robots.txt'])(
    '%s says nothing',
    async (path) => {
      expect((await send(product.url, path)).headers).not.toHaveProperty('server-timing');
    },
  );
});

test('off, there is no such header', async () => {
  const silent = await startProduct({ settings: { SERVER_TIMING: 'off' } });
  for (const path of ['/om-oss', '/om-oss', LIST])
    expect((await send(silent.url, path)).headers).not.toHaveProperty('server-timing');
  const { status, headers } = await send(silent.url, '/api/search', search(''));
  expect([status, headers['server-timing']]).toEqual([200, undefined]);
  await silent.close();
});
