import { once } from 'node:events';
import { type Agent, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { BROWSER_ID_COOKIE } from '../../../src/contracts/consent/consent.ts';
import { itemIdOf } from '../../support/data/items.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { FIRST, type RawSocket, rawSocket, requestText, SECOND } from '../../support/rawSocket.ts';

/**
 * Q49, Q53: requests that wait for a render delay no other requests. The full product, with a delayed search engine.
 */

const SECRET = 'what the editor shows';
const LIST = '/kop-bil/alla-bilar-i-lager';
/** Returns the URL of a list that nobody has requested. */
let cold = 0;
const AGREED = `${BROWSER_ID_COOKIE}=7d3f0a52-1111-4222-8333-944455556666; consent=1:statistics:2026-01-01`;
const HIT = 'forecourt; hit';
const coldList = () => `${LIST}?car_price=${1_000 + cold++}-900000`;

let product: Product;
beforeAll(async () => {
  // One render and one queued render for each client. Renders that wait for the search free their place for up to two
  // more.
  const settings = {
    MAX_RENDERS: '1',
    RENDER_QUEUE: '4',
    RENDER_QUEUE_TIMEOUT: '20000',
    SITECORE_EDITING_SECRET: SECRET,
    REVALIDATE_SECRET: SECRET,
  };
  product = await startProduct({ cars: 60, settings });
}, 60_000);
afterEach(() => product.setFault({ upstream: 'search', kind: 'none' }));
afterAll(() => product.close());

/** Returns the URL of a preview of the list or of the start page. */
async function previewOf(route: string) {
  const sc_itemid = await itemIdOf(product.sandboxUrl, route);
  const query = { secret: SECRET, sc_site: 'norrvag-se', sc_itemid, sc_lang: 'sv', route, mode: 'preview' };
  return `/api/editing/render?${new URLSearchParams(query)}`;
}

interface TimedResponse {
  status: number;
  headers: Record<string, string>;
}

/** Starts a request from one of two clients. */
function get(
  path: string,
  {
    from = FIRST,
    method = 'GET',
    agent = false,
    cookie,
  }: { from?: string; method?: string; agent?: Agent | false; cookie?: string | undefined } = {},
) {
  const headers = { host: 'norrvag-se.localhost', 'accept-encoding': 'gzip', ...(cookie && { cookie }) };
  const clientRequest = request({
    host: '127.0.0.1',
    port: product.port,
    path,
    method,
    headers,
    localAddress: from,
    agent,
  });
  const response = new Promise<TimedResponse>((resolve, reject) => {
    clientRequest.once('response', (message) => {
      message.resume();
      message.once('end', () =>
        resolve({ status: message.statusCode ?? 0, headers: message.headers as Record<string, string> }),
      );
    });
    clientRequest.once('error', reject);
  });
  clientRequest.end();
  return { response, abort: () => clientRequest.destroy() };
}
const statusOf = async (path: string, from: string = FIRST) => (await get(path, { from }).response).status;
const metric = async (name: string) =>
  Number(
    new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\d+)`, 'm').exec(await product.metrics.registry.metrics())?.[1] ??
      0,
  );
const refusals = () => metric('http_overload_total{reason="rendersOfClient"}');
/** Requests lists that nobody has requested: some are rendered or wait for it, the others are refused. Resolves after the first refusal. */
async function fillQueue(path = coldList) {
  const requests = Array.from({ length: 12 }, () => get(path()));
  const first = await Promise.race(requests.map(({ response }) => response));
  return {
    first,
    /** Aborts what still waits. */
    async leave() {
      for (const { response, abort } of requests) {
        response.catch(() => {});
        abort();
      }
      await eventually(() => product.metrics.inFlight.requests, 0);
    },
  };
}
const delaySearch = (delayMs = 1_000) => product.setFault({ upstream: 'search', kind: 'delay', delayMs });

describe('Q49: while the queue of renders is full', () => {
  test('further renders are refused with Retry-After; hits, assets, health and another client’s pages are served', async () => {
    await eventually(async () => (await get(LIST).response).headers['cache-status'], 'forecourt; hit');
    await delaySearch();
    const before = await refusals();
    const responses = Array.from({ length: 20 }, () => get(coldList()).response);
    const first = await Promise.race(responses);
    expect([first.status, first.headers['retry-after']]).toEqual([503, '2']);
    // None of the requested pages has been rendered yet.
    const others = [
      get(LIST),
      get(LIST, { method: 'HEAD' }),
      get('/healthz'),
      get('/icons/norrvag.svg'),
      get('/om-oss', { from: SECOND }),
    ];
    expect((await others[0]?.response)?.headers['cache-status']).toBe('forecourt; hit');
    expect(await Promise.all(others.map(async ({ response }) => (await response).status))).toEqual([
      200, 200, 200, 200, 200,
    ]);
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await refusals()) - before).toBe(statuses.filter((status) => status === 503).length);
    expect(
      product.logged.filter(({ event, reason }) => event === 'http.overload' && reason === 'rendersOfClient'),
    ).toHaveLength(1);
    expect(product.logged.filter(({ event }) => event === 'http.failed')).toEqual([]);
  });

  test('a page that a publish has purged is served as it was, and stored by no other cache', async () => {
    await eventually(async () => (await get(LIST).response).headers['cache-status'], HIT);
    await delaySearch();
    const { leave } = await fillQueue();
    const json = `/_page?path=${encodeURIComponent(LIST)}`;
    const revalidated = await fetch(`${product.url}/api/revalidate`, {
      method: 'POST',
      headers: { 'x-revalidate-secret': SECRET, 'content-type': 'application/json', host: 'norrvag-se.localhost' },
      body: JSON.stringify({ tags: ['cars'] }),
    });
    expect(revalidated.status).toBe(200);
    const { status, headers } = await get(LIST).response;
    expect([status, headers['cache-status'], headers['cache-control'], headers['surrogate-key']]).toEqual([
      200,
      'forecourt; hit; detail=purged',
      'no-store',
      undefined,
    ]);
    expect((await get(json).response).status).toBe(503);
    await leave();
    await product.setFault({ upstream: 'search', kind: 'none' });
    const remade = await get(LIST, { from: SECOND }).response;
    expect([remade.status, remade.headers['cache-status']]).toEqual([200, 'forecourt; fwd=miss; stored']);
  });

  test('a health check and a cached page are served before hundreds of refusals', async () => {
    await eventually(async () => (await get(LIST).response).headers['cache-status'], HIT);
    await delaySearch();
    const { leave } = await fillQueue();
    // With open connections, all requests arrive in one turn of the event loop.
    const connections = Array.from({ length: 242 }, () => rawSocket(product.port, requestText('GET', '/healthz')));
    await eventually(() => connections.every(({ statuses }) => statuses()[0] === 200), true);
    const [health, cached, ...queued] = connections as [RawSocket, RawSocket, ...RawSocket[]];
    const others = [health, cached];
    for (const { write } of queued) write(requestText('GET', coldList()));
    health.write(requestText('GET', '/healthz'));
    cached.write(requestText('GET', LIST, { headers: { 'Accept-Encoding': 'gzip' } }));
    const refused = () => queued.filter(({ statuses }) => statuses()[1] === 503).length;
    const refusedBefore = await Promise.all(others.map(({ socket }) => once(socket, 'data').then(refused)));
    expect(others.map(({ statuses }) => statuses()[1])).toEqual([200, 200]);
    for (const count of refusedBefore) expect(count).toBeLessThan(queued.length / 2);
    await eventually(() => queued.filter(({ statuses }) => statuses().length === 2).length, queued.length);
    for (const { close } of connections) close();
    await leave();
  });

  test('simultaneous requests of one page are one render, and none is refused', async () => {
    const path = coldList();
    const before = await product.callsTo('search');
    const all = await Promise.all(Array.from({ length: 30 }, () => get(path).response));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await product.callsTo('search')) - before).toBeLessThanOrEqual(2);
  });

  test('a stale page is served where there is one', async () => {
    const cachedList = coldList();
    await eventually(async () => (await get(cachedList).response).headers['cache-status'], 'forecourt; hit');
    product.advanceClock(300);
    await delaySearch();
    const { leave } = await fillQueue();
    const { status, headers } = await get(cachedList).response;
    expect([status, headers['cache-status']]).toEqual([200, 'forecourt; hit; detail=stale']);
    await leave();
  });

  test('responses without a render are served: redirects, other forms of a cached list, files, robots.txt', async () => {
    await eventually(
      async () => (await get(`${LIST}?car_fuel=El&car_gearbox=Automat`).response).headers['cache-status'],
      HIT,
    );
    await delaySearch();
    const responses = Array.from({ length: 12 }, () => get(coldList()).response);
    const requests = [
      LIST.toUpperCase(),
      `${LIST}?x=1&car_gearbox=Automat&car_fuel=El`,
      '/icons/norrvag.svg',
      '/robots.txt',
    ];
    const others = requests.map((path) => get(path, { from: SECOND }).response);
    const responsesOfOther = requests.map((path) => get(path).response);
    const [redirect, canonical, ...files] = await Promise.all(responsesOfOther);
    expect([redirect?.status, redirect?.headers.location]).toEqual([301, LIST]);
    expect([canonical?.status, canonical?.headers['cache-status']]).toEqual([200, HIT]);
    expect(files.map(({ status }) => status)).toEqual([200, 200]);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([301, 200, 200, 200]);
    expect((await Promise.all(responses)).map(({ status }) => status)).toContain(503);
  });

  test('a refused page is logged with its kind, and rendered on the next request', async () => {
    const paths = Array.from({ length: 12 }, coldList);
    await delaySearch();
    const responses = paths.map((path) => get(path, { method: 'HEAD' }).response);
    const first = await Promise.race(responses);
    expect([first.status, first.headers['cache-control'], first.headers['x-content-type-options']]).toEqual([
      503,
      'no-store',
      'nosniff',
    ]);
    await Promise.all(responses);
    const lines = product.logged.filter(({ event, status }) => event === 'http.request' && status === 503);
    expect(lines.at(-1)).toMatchObject({ kind: 'carList', site: 'norrvag-se', path: LIST, cache: null });
    await product.setFault({ upstream: 'search', kind: 'none' });
    for (const path of paths) expect(await statusOf(path)).toBe(200);
  });

  test.each([
    { title: 'a car', kind: 'car', path: (index: number) => `/kop-bil/${9_000_000 + index}` },
    { title: 'a page of the platform', kind: 'content', path: (index: number) => `/finns-inte-${index}` },
    { title: 'a visitor who agreed to statistics', kind: 'carList', path: coldList, cookie: AGREED },
  ])('$title is refused like a list', async ({ kind, path, cookie }) => {
    await delaySearch();
    const { leave } = await fillQueue();
    const before = product.logged.length;
    const results = await Promise.all(Array.from({ length: 12 }, (_, index) => get(path(index), { cookie }).response));
    const refused = results.filter(({ status }) => status === 503);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
    await leave();
    const lines = product.logged
      .slice(before)
      .filter(({ event, status }) => event === 'http.request' && status === 503);
    expect(lines.filter((line) => line.kind === kind).length).toBeGreaterThanOrEqual(refused.length);
  });

  test('client navigation is refused in JSON, with the same headers', async () => {
    await delaySearch();
    const { first, leave } = await fillQueue(() => `/_page?path=${encodeURIComponent(coldList())}`);
    const { status, headers } = first;
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '2',
      'application/json; charset=utf-8',
    ]);
    await leave();
  });

  test('an aborted request leaves the queue and frees its slot', async () => {
    await delaySearch();
    const { leave } = await fillQueue();
    await leave();
    await eventually(() => metric('page_renders_waiting'), 0);
    await product.setFault({ upstream: 'search', kind: 'none' });
    expect(await statusOf(coldList())).toBe(200);
  });
});

describe('Q53: pages for editors have places of their own', () => {
  const previewsRefused = () => metric('http_overload_total{reason="previews"}');

  test('an editor does not wait for visitors', async () => {
    const preview = await previewOf('/om-oss');
    // Longer than two previews take on a busy machine.
    await delaySearch(10_000);
    const requests = Array.from({ length: 12 }, () => get(coldList()));
    await Promise.race(requests.map(({ response }) => response));
    let made = 0;
    for (const { response } of requests) {
      response.then(({ status }) => (made += status === 200 ? 1 : 0)).catch(() => {});
    }
    expect([await statusOf(preview, SECOND), await statusOf(preview), made]).toEqual([200, 200, 0]);
    for (const { abort } of requests) abort();
    await eventually(() => product.metrics.inFlight.requests, 0);
  });

  test('a flood of previews is refused with Retry-After, in JSON; visitors are not affected', async () => {
    const preview = await previewOf(LIST);
    await delaySearch();
    const before = await previewsRefused();
    const responses = Array.from({ length: 30 }, () => get(preview).response);
    const { status, headers } = await Promise.race(responses);
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '2',
      'application/json; charset=utf-8',
    ]);
    const visitors = await refusals();
    expect(await statusOf('/en', SECOND)).toBe(200);
    const statuses = (await Promise.all(responses)).map((each) => each.status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const refused = statuses.filter((each) => each === 503).length;
    expect([(await previewsRefused()) - before, await refusals()]).toEqual([refused, visitors]);
    expect(await statusOf(preview)).toBe(200);
  });
});
