import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cacheKey } from '../../../server/cache/keys.ts';
import type { PageResponse } from '../../../src/contracts/page/page.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

const TABLE = `
/om-oss/* -> /om-oss if-missing
/om-oss/pressrum/:year(\\d{4}) -> /livet-med-bil/nyheter drop-query if-missing
/kop-bil/* -> /kop-bil if-missing
/anlaggningar/* -> /om-oss if-missing
/press -> /om-oss/borttagen
`;

const PAGE = {
  sitecore: { context: {}, route: { name: 'removed', placeholders: { 'headless-main': [] } } },
};

let folder: string;
let product: Product;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
  writeFileSync(join(folder, 'norrvag-se.redirects'), TABLE);
  product = await startProduct({ redirects: folder, settings: { PAGE_DEADLINE: '8000' } });
}, 60_000);
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string) => {
  const { status, headers, body } = await send(product.url, path);
  return { status, location: headers.location, body };
};

describe('rules with onNotFound', () => {
  test('F041: a missing page redirects permanently and keeps the query', async () => {
    expect(await get('/om-oss/f%C3%B6rr?utm_source=brev')).toMatchObject({
      status: 301,
      location: '/om-oss?utm_source=brev',
    });
    expect(await get('/om-oss/pressrum/2019?sida=2')).toMatchObject({
      status: 301,
      location: '/livet-med-bil/nyheter',
    });
  });

  test.each([
    ['/Om-Oss/Forr/', '/om-oss', {}],
    ['/om-oss/forr/,-w-,?a=b', '/om-oss?a=b', {}],
    ['/OM-OSS/forr%2C-w-%2C', '/om-oss', {}],
    ['/om-oss/forr', 'https://norrvag-se.example/om-oss', { host: 'www.norrvag-se.example' }],
    ['/Om-Oss/forr/,-w-,', 'https://norrvag-se.example/om-oss', { host: 'www.norrvag-se.example' }],
  ])('Q14: %s redirects in one hop', async (path, location, options) => {
    const { status, headers } = await send(product.url, path, options);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    ['/Om-Oss/Hallbarhet/?a=b', '/om-oss/hallbarhet?a=b', {}],
    ['/om-oss/hallbarhet/,-w-,', '/om-oss/hallbarhet', {}],
    ['/om-oss/hallbarhet', 'https://norrvag-se.example/om-oss/hallbarhet', { host: 'www.norrvag-se.example' }],
    ['/Kop-Bil/999999999', '/kop-bil/999999999', {}],
  ])('%s, an existing page, redirects to its canonical URL, cached or not', async (path, location, options) => {
    for (const _attempt of [1, 2]) {
      const { status, headers, body } = await send(product.url, path, options);
      expect([status, headers.location, headers['cache-control'], body]).toEqual([
        301,
        location,
        'public, max-age=3600',
        '',
      ]);
    }
    expect((await send(product.url, path, { ...options, method: 'POST' })).status).toBe(308);
  });

  test('existing pages of the same section are shown, also from the cache', async () => {
    expect((await get('/om-oss/hallbarhet')).status).toBe(200);
    expect((await get('/om-oss/hallbarhet')).status).toBe(200);
    expect((await get('/om-oss')).status).toBe(200);
  });

  test.each([
    ['/kop-bil/alla-bilar-i-lager?keyphrase=volvo', 302, '/kop-bil/alla-bilar-i-lager/b/volvo'],
    ['/kop-bil/alla-bilar-i-lager/volvo', 302, '/kop-bil/alla-bilar-i-lager/b/volvo'],
    ['/kop-bil/alla-bilar-i-lager/finns-inte', 301, '/kop-bil'],
    ['/anlaggningar/finns-inte', 301, '/om-oss'],
  ])(
    'F041, F051, F081: %s redirects with %i: a list of cars exists, an unknown dealer does not',
    async (path, status, location) => {
      for (const _attempt of [1, 2]) expect(await get(path)).toMatchObject({ status, location });
    },
  );

  test('a missing page without a rule is a 404', async () => {
    const { status, body } = await get('/livet-med-bil/finns-inte');
    expect(status).toBe(404);
    expect(body).toContain('Här tog vägen slut');
  });

  test('F068: an unknown car has its own not-found page', async () => {
    expect((await get('/kop-bil/999999999/volvo-v60')).status).toBe(404);
    expect(await get('/kop-bil/forr')).toMatchObject({ status: 301, location: '/kop-bil' });
  });

  test('client navigation gets the same redirect', async () => {
    const { status, body } = await get(`/_page?path=${encodeURIComponent('/om-oss/forr')}`);
    expect([status, JSON.parse(body)]).toEqual([200, { kind: 'redirect', location: '/om-oss' }]);
  });

  test.each([
    ['the document', '/om-oss/removed'],
    ['client navigation', `/_page?path=${encodeURIComponent('/om-oss/removed')}`],
  ])('F041: %s of a page that was cached and is removed redirects each time', async (_name, path) => {
    await product.setLayout('/om-oss/removed', PAGE);
    product.caches.purge('site:norrvag-se');
    await eventually(
      async () => (await send(product.url, path)).headers['cache-status'],
      expect.stringContaining('hit'),
    );
    await product.setLayout('/om-oss/removed', null);
    product.caches.purge('site:norrvag-se');
    const responses = [await get(path), await get(path), await get(path)];
    const locations = responses.map(({ location, body }) => location ?? (JSON.parse(body) as PageResponse));
    const expected = path.startsWith('/_page') ? { kind: 'redirect', location: '/om-oss' } : '/om-oss';
    expect(locations).toEqual([expected, expected, expected]);
  });

  test('F041: a missing page redirects while the dictionary is slow', async () => {
    const navigation = (path: string) => get(`/_page?path=${encodeURIComponent(path)}`);
    // Both are cached as missing now, each in the other format.
    await navigation('/om-oss/late-words');
    await get('/om-oss/late-labels');
    product.caches.stores.content.delete(cacheKey('dictionary', { site: 'norrvag-se', language: 'sv' }));
    await product.setFault({ upstream: 'content', kind: 'hang' });
    const [document, json] = await Promise.all([get('/om-oss/late-words'), navigation('/om-oss/late-labels')]);
    await product.setFault({ upstream: 'content', kind: 'none' });
    expect(document).toMatchObject({ status: 301, location: '/om-oss' });
    expect(JSON.parse(json.body)).toEqual({ kind: 'redirect', location: '/om-oss' });
  });

  test('no page counts as missing while the platform is unavailable', async () => {
    for (const store of Object.values(product.caches.stores)) store.clear();
    await product.setFault({ upstream: 'content', kind: 'error' });
    const { status } = await get('/om-oss/borta-eller-inte');
    await product.setFault({ upstream: 'content', kind: 'none' });
    expect(status).toBe(503);
  });
});
