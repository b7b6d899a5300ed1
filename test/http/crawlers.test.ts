import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { VARIABLES } from '../../config/variables.ts';
import { startApp } from '../../server/testing/startApp.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type RequestOptions, send } from '../support/request.ts';
import { pathOf, readSitemaps } from '../support/sitemaps.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 100 });
}, 60_000);
afterAll(() => product.close());

const get = (path: string, options: RequestOptions = {}) => send(product.url, path, options);
const UK = 'marlow-uk.localhost';

describe('F006 robots.txt', () => {
  test('has the platform’s text and the URL of the sitemap', async () => {
    const { status, headers, body } = await get('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(body).toBe(
      `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /_page\n\nSitemap: http://norrvag-se.localhost:${product.port}/sitemap.xml\n`,
    );
  });

  test('0027 a test server that crawlers can reach is closed to them by robots.txt and by header', async () => {
    const { headers, body } = await get('/robots.txt', { host: 'norrvag-se.example' });
    expect(body).toBe('User-agent: *\nDisallow: /\n');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect((await get('/robots.txt')).headers['x-robots-tag']).toBeUndefined();
  });

  test('a site’s brand hosts name the sitemap of the site', async () => {
    const { body } = await get('/robots.txt', { host: `mini.${UK}` });
    expect(body).toContain(`Sitemap: http://${UK}:${product.port}/sitemap.xml\n`);
  });
});

describe('F006 the files', () => {
  test.each(['/robots.txt', '/sitemap.xml', '/sitemap-content.xml', '/sitemap-cars-1.xml'])(
    '%s: responds to HEAD, with and without compression, and with 304 when unchanged',
    async (path) => {
      const plain = await get(path);
      expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
      const packed = await get(path, { headers: { 'accept-encoding': 'br;q=0.1, gzip' } });
      expect(packed.body).toBe(plain.body);
      if (plain.bytes.length > 1_024) {
        expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
      }
      const head = await get(path, { method: 'HEAD' });
      expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, plain.headers.etag]);
      for (const accepted of ['identity', 'gzip']) {
        const headers = { 'if-none-match': plain.headers.etag ?? '', 'accept-encoding': accepted };
        const same = await get(path, { headers });
        expect([same.status, same.bytes.length]).toEqual([304, 0]);
      }
      expect((await get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    },
  );

  test('have one URL each, and any other is a 404', async () => {
    for (const path of [
      '/sitemap-cars.xml',
      '/sitemap-cars-2.xml',
      '/sitemap-cars-01.xml',
      '/sitemap-content-1.xml',
      '/sitemap-0.xml',
      '/sitemap-stock-1.xml',
      '/sitemap-cars-99999.xml',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect((await get('/sitemap.xml', { method: 'POST' })).status).toBe(405);
  });

  test('one read of the stock serves all requests for a file', async () => {
    product.caches.purge('site:rullande-se');
    const before = await product.callsTo('search');
    const host = 'rullande-se.localhost';
    await Promise.all(Array.from({ length: 10 }, () => get('/sitemap.xml', { host })));
    for (let at = 0; at < 5; at += 1) await get('/sitemap-cars-1.xml', { host });
    // Dealers, makes, cars.
    expect((await product.callsTo('search')) - before).toBe(3);
  });

  test('reading the full stock evicts nothing from the cache of searches', async () => {
    product.caches.purge('cars');
    await get('/kop-bil/alla-bilar-i-lager');
    const entries = product.caches.stores.search.entries();
    expect(entries).toBeGreaterThan(0);
    await get('/sitemap-cars-1.xml');
    expect(product.caches.stores.search.entries()).toBe(entries);
  });

  test('one read of the stock serves for five minutes, and none is older than ten', async () => {
    const contentCalls = async () => {
      await get('/sitemap-cars-1.xml');
      return product.callsTo('search');
    };
    await product.withStoppedClock(async () => {
      product.caches.purge('cars');
      const first = await contentCalls();
      product.advanceClock(299);
      expect(await contentCalls()).toBe(first);
      product.advanceClock(302);
      expect(await contentCalls()).toBe(first + 1);
      // Revalidation by a sold car takes effect at once.
      product.caches.purge('cars');
      expect(await contentCalls()).toBe(first + 2);
    });
  });
});

describe('brand hosts have their own start page, and share all other pages with their site', () => {
  test('their sitemap is the site’s, so that no page is listed twice', async () => {
    const files = await readSitemaps(product.url, UK);
    expect(await readSitemaps(product.url, `bmw.${UK}`)).toEqual(files);
    const urls = files.flatMap(({ items }) => items).map(({ url }) => new URL(url));
    const foreign = urls.filter(({ host }) => host !== `${UK}:${product.port}`).map(({ href }) => href);
    expect(foreign.sort()).toEqual(
      ['bmw', 'mercedes', 'mini', 'smart'].map((brand) => `http://${brand}.${UK}:${product.port}/`),
    );
  });

  test('their pages have canonical URLs on the site’s host', async () => {
    const list = '/buy-car/used-cars';
    for (const [path, found] of [
      ['/', `bmw.${UK}:${product.port}/`],
      ['/find-us', `${UK}:${product.port}/find-us`],
      [list, `${UK}:${product.port}${list}/b/bmw`],
    ] as const) {
      const { body } = await get(path, { host: `bmw.${UK}` });
      expect(body).toContain(`<link rel="canonical" href="http://${found}"/>`);
      expect(body).toContain(`<meta property="og:url" content="http://${found}"/>`);
      if (path !== '/') expect(body).not.toContain(`"http://bmw.${UK}`);
    }
  });
});

describe('when an upstream is unavailable', () => {
  test('the search engine: files of the platform’s pages respond, those of the stock are a 503', async () => {
    await product.setFault({ upstream: 'search', kind: 'error' });
    const host = 'norrvag-dk.localhost';
    try {
      expect((await get('/sitemap-content.xml', { host })).status).toBe(200);
      for (const path of ['/sitemap.xml', '/sitemap-cars-1.xml']) expect((await get(path, { host })).status).toBe(502);
    } finally {
      await product.setFault({ upstream: 'search', kind: 'none' });
    }
  });

  test('the platform: robots.txt has a fallback, which is cached shortly', async () => {
    await product.setFault({ upstream: 'content', kind: 'error' });
    const host = 'norrvag-fi.localhost';
    try {
      const { status, headers, body } = await get('/robots.txt', { host });
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
      expect(body).toBe(
        `User-agent: *\nDisallow: /api/\nDisallow: /_page\n\nSitemap: http://${host}:${product.port}/sitemap.xml\n`,
      );
      expect((await get('/sitemap-content.xml', { host })).status).toBe(502);
    } finally {
      await product.setFault({ upstream: 'content', kind: 'none' });
    }
  });
});

test('F006 redirected pages are not in the sitemap, neither by our tables nor by the platform', async () => {
  const redirects = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(
    join(redirects, 'norrvag-se.redirects'),
    '/en/kop-bil -> /kop-bil\n/anlaggningar/:slug -> /anlaggningar\n',
  );
  const other = await startProduct({ cars: 60, redirects });
  try {
    const files = await readSitemaps(other.url, 'norrvag-se.localhost');
    const all = files.flatMap(({ items }) =>
      items.flatMap(({ url, links }) => [url, ...links.map(({ url: href }) => href)]),
    );
    const paths = all.map(pathOf);
    expect(paths).toContain('/kop-bil');
    expect(paths.some((path) => path.startsWith('/en/anlaggningar/'))).toBe(true);
    expect(paths.filter((path) => path === '/en/kop-bil' || path.startsWith('/anlaggningar/'))).toEqual([]);
  } finally {
    await other.close();
    rmSync(redirects, { recursive: true });
  }
}, 60_000);

test('0027 a developer’s server on the real upstreams is closed to crawlers; production is not', async () => {
  const variables = Object.entries(VARIABLES).filter(([, { group }]) => group === VARIABLES.CONTENT_URL.group);
  const real = Object.fromEntries(
    variables.flatMap(([name, { example }]) =>
      name.endsWith('_URL')
        ? [[name, 'http://127.0.0.1:9']]
        : /_(?:KEYS?|SECRETS)$/.test(name)
          ? [[name, example]]
          : [],
    ),
  );
  for (const [mode, expected] of [
    ['development', 'noindex'],
    ['test', 'noindex'],
    ['production', undefined],
    ['', undefined],
  ] as const) {
    const app = await startApp({}, { ...real, NODE_ENV: mode });
    expect([mode, (await app.send('/page', { host: 'norrvag-se.example' })).headers['x-robots-tag']]).toEqual([
      mode,
      expected,
    ]);
    await app.close();
  }
});
