import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { EnvironmentError, readEnvironment } from '../../../config/environment.ts';
import { SITE_IDS } from '../../../config/sites.ts';
import { banner, listenErrorMessage } from '../../../server/startup/banner.ts';
import { createListeners, listenOnAll } from '../../../server/startup/listeners.ts';
import { itemIdOf } from '../../support/data/items.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RequestOptions, send } from '../../support/request.ts';

/** Q39 Q53: `/metrics`, revalidation and editing on a listener of their own. */

const SECRET = 'known-to-the-platform';
const LIST = '/kop-bil/alla-bilar-i-lager';
/** Host headers of a scraper, an editing host and a site. */
const HOSTS = ['10.1.2.3:9100', '[fd00::1]:9100', 'edit.internal', 'norrvag-se.example', '127.0.0.1:9100'];

let product: Product;
beforeAll(async () => {
  const settings = {
    OPERATIONS_PORT: '1',
    MAX_IN_FLIGHT: '4',
    SECRET_GUESSES: '10',
    SITECORE_EDITING_SECRET: SECRET,
    REVALIDATE_SECRET: SECRET,
  };
  product = await startProduct({ cars: 60, settings });
}, 60_000);
afterEach(() => product.setFault({ upstream: 'search', kind: 'none' }));
afterAll(() => product.close());

const onPublic = (path: string, options?: RequestOptions) => send(product.url, path, options);
const onOperations = (path: string, options?: RequestOptions) => send(product.operationsUrl, path, options);
const revalidation = (secret = SECRET): RequestOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
  body: JSON.stringify({ tags: ['site:nowhere'] }),
});
async function previewOf(site: string, route = '/', language = 'sv', mode = 'preview'): Promise<string> {
  const sc_itemid = await itemIdOf(product.sandboxUrl, route, { site, language });
  return `/api/editing/render?${new URLSearchParams({ secret: SECRET, sc_site: site, sc_itemid, sc_lang: language, route, mode })}`;
}

/** Starts a request from a client of its own without waiting for it; returns the function that aborts it. */
function hang(path: string, localAddress: string): () => void {
  const headers = { host: 'norrvag-se.localhost' };
  const pending = request({ host: '127.0.0.1', port: product.port, path, headers, localAddress, agent: false });
  pending.on('error', () => {}).end();
  return () => pending.destroy();
}

describe('the public listener', () => {
  test.each([
    '/metrics',
    '/api/revalidate',
    `/api/editing/config?secret=${SECRET}`,
    `/api/editing/render?secret=${SECRET}`,
    '/api/editing',
    `/feaas-render?secret=${SECRET}`,
    `/api/editing/feaas/render?secret=${SECRET}`,
    '/feaas/render',
  ])('%s is a 404 there, whatever the method', async (path) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const { status, headers } = await onPublic(path, { method });
      // A page of the site is read only.
      expect([method, status]).toEqual([method, method === 'OPTIONS' && path === '/metrics' ? 405 : 404]);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('revalidation is a 404 with the right secret too; health is unchanged', async () => {
    const refused = await onPublic('/api/revalidate', revalidation());
    expect([refused.status, refused.body]).toEqual([404, '{"error":"path"}']);
    // A webhook with the wrong URL shows nobody that it fails.
    await eventually(
      () => product.logged.filter(({ event }) => event === 'revalidate.refused').map(({ outcome }) => outcome),
      ['wrongListener'],
    );
    expect(await product.metrics.registry.metrics()).toContain(
      'revalidations_total{listener="public",outcome="wrongListener"}',
    );
    for (const path of ['/healthz', '/api/healthz', '/readyz']) expect((await onPublic(path)).status).toBe(200);
  });
});

describe('the operations listener', () => {
  test.each(HOSTS)('called as %s: metrics, health, revalidation, editing', async (host) => {
    const { status, headers } = await onOperations('/metrics', { host });
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    for (const path of ['/healthz', '/readyz', `/api/editing/config?secret=${SECRET}`])
      expect([path, (await onOperations(path, { host })).status]).toEqual([path, 200]);
    expect((await onOperations('/api/revalidate', { host, ...revalidation() })).status).toBe(200);
  });

  test('an invalid host is refused', async () => {
    expect((await onOperations(`/api/editing/config?secret=${SECRET}`, { host: 'a b' })).status).toBe(400);
  });

  test.each([
    ['norrvag-se', 'edit.internal', 'sv', 'https://norrvag-se.example'],
    ['marlow-uk', 'edit.internal', 'en', 'https://marlow-uk.example'],
    ['marlow-uk', 'norrvag-se.example', 'en', 'https://marlow-uk.example'],
  ])(
    'a preview of %s by the host %s: its assets load, and its links point to the public site',
    async (site, host, language, origin) => {
      const { status, body } = await onOperations(await previewOf(site, '/', language), { host });
      expect(status).toBe(200);
      expect(body).toContain(`<link rel="canonical" href="${origin}/"`);
      expect(body).not.toContain(host === 'edit.internal' ? host : '//127.0.0.1');
      const loaded = [
        ...[...body.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)].map(
          ([, path = '']) => path,
        ),
        ...[...body.matchAll(/<img[^>]+src="(\/-\/[^"]+)"/g)]
          .map(([, path = '']) => path.replaceAll('&amp;', '&'))
          .slice(0, 2),
      ];
      expect(loaded.length).toBeGreaterThan(4);
      for (const path of loaded) expect([path, (await onOperations(path, { host })).status]).toEqual([path, 200]);
    },
  );

  test('calls of a preview’s scripts name their site', async () => {
    const body = JSON.stringify({ site: 'norrvag-se', language: 'sv', query: '' });
    const headers = { 'content-type': 'application/json' };
    const found = await onOperations('/api/search', { host: 'edit.internal', method: 'POST', headers, body });
    expect([found.status, JSON.parse(found.body).total > 0]).toEqual([200, true]);
  });

  test.each(['/', LIST, '/_page?path=%2F', '/robots.txt', '/sitemap.xml', '/api/events', '/api/consent', '/made-up'])(
    'it serves no visitor’s document: %s is a 404',
    async (path) => {
      for (const host of HOSTS) expect((await onOperations(path, { host })).status).toBe(404);
    },
  );

  test('responds while the public listener has no free slot', async () => {
    // What the page and its preview need of the search is cached, so that neither waits for it.
    expect((await onPublic('/om-oss')).status).toBe(200);
    await product.setFault({ upstream: 'search', kind: 'hang' });
    const abortRequests = ['127.0.0.1', '127.0.0.2'].flatMap((localAddress) =>
      [1, 2].map((price) => hang(`${LIST}?car_price=${price}-900000`, localAddress)),
    );
    await eventually(async () => (await onPublic('/finns-inte')).status, 503);
    // What is cached needs no slot.
    expect((await onPublic('/om-oss')).status).toBe(200);
    const preview = await previewOf('norrvag-se', '/om-oss');
    const paths = ['/metrics', '/readyz', preview, `/api/editing/config?secret=${SECRET}`];
    expect(await Promise.all(paths.map(async (path) => (await onOperations(path)).status))).toEqual([
      200, 200, 200, 200,
    ]);
    expect((await onOperations('/api/revalidate', revalidation())).status).toBe(200);
    for (const leave of abortRequests) leave();
    await eventually(async () => (await onPublic('/finns-inte')).status, 404);
  });

  test('log and metrics name the listener', async () => {
    product.logged.length = 0;
    await onOperations('/made-up');
    await onPublic('/om-oss');
    // The lines of requests that an earlier test has aborted may come late.
    const paths = ['/made-up', '/om-oss'];
    const lines = () =>
      product.logged.filter(({ event, path }) => event === 'http.request' && paths.includes(String(path)));
    await eventually(
      () => lines().map(({ listener, path }) => [listener, path]),
      [
        ['operations', '/made-up'],
        ['public', '/om-oss'],
      ],
    );
    const { body } = await onOperations('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{listener="operations",site="[^"]+",kind="editing",status="2xx"\}/,
    );
  });

  // The last test: the client is locked out for a minute.
  test('Q31: ten wrong secrets, then 429; a client’s forwarding headers are ignored', async () => {
    const guess = (count: number) =>
      onOperations(`/api/editing/config?secret=w${count}`, { headers: { 'x-forwarded-for': `203.0.113.${count}` } });
    const right = await product.withStoppedClock(async () => {
      for (let count = 0; count < 10; count += 1) expect((await guess(count)).status).toBe(401);
      return [
        await onOperations(`/api/editing/config?secret=${SECRET}`),
        await onOperations('/api/revalidate', revalidation()),
      ];
    });
    expect(right.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [429, '60'],
      [429, '60'],
    ]);
    // The public listener counts no guesses for it, and metrics need no secret.
    expect((await onPublic('/api/editing/config?secret=w')).status).toBe(404);
    expect((await onOperations('/metrics')).status).toBe(200);
  });
});

describe('configuration of the listeners', () => {
  const settings = { PORT: '0', OPERATIONS_PORT: '9100', OPERATIONS_HOST: '127.0.0.1' };

  test('an occupied port is reported with its variable', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const environment = readEnvironment({ ...settings, OPERATIONS_PORT: String(port) }, SITE_IDS);
    const app = () => {};
    const listeners = createListeners(environment, { public: app, operations: () => app }, () => {});
    const failure = await listenOnAll(listeners, environment).catch((error: unknown) => error);
    expect(listenErrorMessage(failure, environment)).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set OPERATIONS_PORT to another one.`,
    );
    expect(listeners.public.listening).toBe(false);
    blocker.close();
  });

  test('the same port as the public one is an error of the environment', () => {
    expect(() => readEnvironment({ PORT: '3000', OPERATIONS_PORT: '3000' }, SITE_IDS)).toThrow(EnvironmentError);
    expect(() => readEnvironment({ OPERATIONS_PORT: '3000' }, SITE_IDS)).toThrow(
      /OPERATIONS_PORT: expected another port/,
    );
  });

  test('the banner shows the URL', () => {
    expect(banner(readEnvironment(settings, SITE_IDS), 3000, null)).toContain('http://127.0.0.1:9100');
    expect(banner(readEnvironment({}, SITE_IDS), 3000, null)).not.toContain('editing');
  });
});
