import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RequestHandler } from 'express';
import { report } from '../../server/operations/request/report.ts';
import { requestOf } from '../../server/operations/request/request.ts';
import type { RunningApp } from '../../server/testing/startApp.ts';
import { startProxies } from '../../server/testing/startProxies.ts';

/** The order of the middleware, tested from outside: which of two handlers responds when both match. */

let app: RunningApp;
let folder: string;
const reached: string[] = [];

/** Returns a middleware that responds to the URLs matching `handled` and records every request that reaches it. */
const middleware =
  (name: string, handled: RegExp): RequestHandler =>
  (req, res, next) => {
    reached.push(name);
    if (!handled.test(req.url)) return next();
    res.setHeader('x-handler', name).end(name);
  };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/a-1.js'), 'js');
  writeFileSync(join(folder, 'robots.txt'), 'file');
  // The proxies' upstreams are closed ports.
  app = await startProxies(
    {},
    {},
    {
      assetDirectories: [folder],
      pageCache: middleware('pageCache', /^\/cached/),
      findRedirect: (_resolved, url, options) => {
        // Rules for missing pages are looked up again after the page; only the first lookup counts.
        if (!options) reached.push('redirects');
        if (!/^\/moved/i.test(url)) return null;
        return { kind: 'redirect', location: '/cached', permanent: true, rule: 'file 1 /moved', onNotFound: false };
      },
      api: middleware('api', /^\/api\/ok/),
      robotsAndSitemap: middleware('robots', /^\/sitemap.xml/),
      pages: (req, res, next) => {
        reached.push('pages');
        if (req.url === '/throws') throw new Error('secret detail');
        if (req.url === '/rejects') return Promise.reject(Object.assign(new Error('secret detail'), { status: 400 }));
        if (req.url === '/late') {
          res.write('half', () => next(new Error('secret detail')));
          return;
        }
        if (req.url !== '/page') return next();
        report(res, { kind: 'content' });
        res.end(requestOf(res).resolved?.site.id);
      },
    },
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function reachedBy(target: string, headers?: Record<string, string>, method?: string) {
  reached.length = 0;
  const response = await app.send(target, headers, method);
  return { response, order: [...reached] };
}

describe('the order of the app', () => {
  test('requests pass redirects → cache → api → robots → pages → not found', async () => {
    const { response, order } = await reachedBy('/nothing-here');
    expect(response.status).toBe(404);
    expect(order).toEqual(['redirects', 'pageCache', 'api', 'robots', 'pages']);
  });

  test.each([
    ['/cached', ['redirects', 'pageCache']],
    ['/moved', ['redirects']],
    // One hop: the rule matches every form of the path.
    ['/MOVED/', ['redirects']],
    ['/assets/a-1.js', ['redirects', 'pageCache']],
    ['/assets/missing.js', ['redirects', 'pageCache']],
    ['/-/media/a.jpg', ['redirects', 'pageCache']],
    ['/-/handler', ['redirects', 'pageCache']],
    ['/sitecore/service/a', ['redirects', 'pageCache']],
    ['/sitecore/shell', ['redirects', 'pageCache', 'api', 'robots', 'pages']],
    ['/api/ok', ['redirects', 'pageCache', 'api']],
    ['/sitemap.xml', ['redirects', 'pageCache', 'api', 'robots']],
  ])('%s', async (target, expected) => {
    expect((await reachedBy(target)).order).toEqual(expected);
  });

  test('the health check comes before the host check and all request validation', async () => {
    const { response, order } = await reachedBy('/healthz', { host: 'unknown.example' });
    expect([response.status, response.body, order]).toEqual([200, 'Healthy', []]);
  });

  test('request validation comes before the host check, which comes before canonical URLs, which come before every handler', async () => {
    expect((await reachedBy('/%00', { host: 'unknown.example' })).response.status).toBe(400);
    expect((await reachedBy('/UPPER', { host: 'unknown.example' })).response.status).toBe(421);
    const { response, order } = await reachedBy('/CACHED');
    expect([response.status, response.headers.location, order]).toEqual([301, '/cached', ['redirects']]);
  });

  test('every handler has site, id and headers', async () => {
    const { response } = await reachedBy('/page', { host: 'www.marlow-uk.example' });
    expect([response.status, response.headers.location]).toEqual([301, 'https://marlow-uk.example/page']);
    const page = (await reachedBy('/page', { host: 'marlow-uk.example' })).response;
    expect(page.body).toBe('marlow-uk');
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' });
  });

  test('a redirect to the canonical URL keeps the method', async () => {
    expect((await reachedBy('/API-NOT/', {}, 'POST')).response.status).toBe(308);
  });
});

describe('Q41: errors', () => {
  test('an exception in a handler gives a plain 500 with the request’s id, and one log line with the cause', async () => {
    const { response } = await reachedBy('/throws');
    expect(response.status).toBe(500);
    expect(response.body).toContain('Something went wrong');
    expect(response.body).not.toMatch(/secret|Error|\.ts|node_modules/);
    const id = /Request ([\w-]+)/.exec(response.body)?.[1];
    const lines = app.lines().filter(({ reqId }) => reqId === id);
    expect(lines.map(({ event }) => event)).toEqual(['http.failed', 'http.request']);
  });

  test('a client error keeps its status, and is JSON below /api/', async () => {
    expect((await reachedBy('/rejects')).response.status).toBe(400);
    const { response } = await reachedBy('/api/nothing');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(response.body)).toMatchObject({ error: 'Not found' });
  });

  test('a failure after half of the response closes the connection instead of sending a second head', async () => {
    const { response } = await reachedBy('/late');
    expect(response.status).toBe(200);
    expect(response.body.match(/HTTP\/1.1/g)).toBeNull();
    expect(response.body.endsWith('0\r\n\r\n')).toBe(false);
  });

  test('Q40: every status has security headers, and no header names the software', async () => {
    const statuses = new Map<number, Record<string, string>>();
    for (const target of [
      '/page',
      '/CACHED',
      '/%00',
      '/nothing',
      '/throws',
      '/healthz',
      '/assets/a-1.js',
      '/-/media/a.jpg',
    ]) {
      const { status, headers } = await app.send(target, { host: 'norrvag-se.example' });
      statuses.set(status, headers);
    }
    const first = await app.send('/assets/a-1.js');
    const again = await app.send('/assets/a-1.js', {
      host: 'norrvag-se.example',
      'if-none-match': first.headers.etag ?? '',
    });
    statuses.set(again.status, again.headers);
    expect([...statuses.keys()].sort()).toEqual([200, 301, 304, 400, 404, 500, 502]);
    for (const headers of statuses.values()) {
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      });
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

test.each(['/page?token=eyJ', '/page?a=1&regNo=ABC123', '/nothing?token=eyJ', '/assets/a-1.js?token=eyJ'])(
  'Q36 %s is a secret URL: its page names its origin only',
  async (target) => {
    expect((await app.send(target)).headers['referrer-policy']).toBe('strict-origin');
  },
);

test('sites on the sandbox are closed to search engines, except on hosts that these cannot reach', async () => {
  for (const host of ['localhost', '127.0.0.1:3000', 'rullande-se.localhost:3000', '[::1]:3000']) {
    expect((await app.send('/page', { host })).headers['x-robots-tag']).toBeUndefined();
  }
  for (const host of ['norrvag-se.example', 'localhost.norrvag-se.example', 'www.marlow-uk.example']) {
    expect((await app.send('/page', { host })).headers['x-robots-tag']).toBe('noindex');
  }
});

describe('assets', () => {
  test('hashed files are immutable, others are cached shortly; POST is refused', async () => {
    expect((await app.send('/assets/a-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.send('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await app.send('/assets/a-1.js', {}, 'POST')).status).toBe(405);
    expect((await app.send('/assets/a-1.js', {}, 'HEAD')).body).toBe('');
  });

  test.each([
    '/@vite/client',
    '/@fs/etc/passwd',
    '/.env',
    '/.git/config',
    '/src/app.ts',
    '/assets/a-1.js.map',
    '/__sandbox',
  ])('Q39: %s is a 404', async (target) => {
    expect((await app.send(target)).status).toBe(404);
  });
});
