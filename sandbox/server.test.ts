import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSandbox, type RunningSandbox } from './server.ts';
import { createSources } from './sources.ts';

let sandbox: RunningSandbox;
const sources = createSources();

beforeAll(async () => {
  const built = await createSandbox({ cars: 40, web: 'http://localhost:3100' }, sources);
  sandbox = await built.listen(0);
}, 60_000);

afterAll(() => sandbox.close());

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method: 'POST', body, redirect: 'manual' as const };
  return fetch(sandbox.url + path, { ...init, headers: { 'content-type': 'application/json', ...headers } });
}

/** With headers that `fetch` does not let one set. */
function rawStatus(path: string, method: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(sandbox.url + path, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });
}

const state = async (): Promise<Record<string, never>> => (await fetch(`${sandbox.url}/__sandbox/state.json`)).json();

describe('sandbox', () => {
  test('listens on loopback, and every response has X-Robots-Tag', async () => {
    expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    for (const path of ['/', '/__sandbox', '/content/api/graphql/v1', '/nothing', '/content/%']) {
      const response = await fetch(sandbox.url + path, { redirect: 'manual' });
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.status).toBeLessThan(500);
    }
  });

  test('serves each upstream below its name', async () => {
    const key = { 'x-api-key': 'sandbox' };
    const cars = await post('/search/search', JSON.stringify({ index: 'vehicles_norrvag_se', limit: 0 }), key);
    expect(await cars.json()).toMatchObject({ content: [], total_items: expect.any(Number) });
    expect((await post('/search/search', '{}')).status).toBe(401);
    const logo = await fetch(`${sandbox.url}/media/-/media/logos/norrvag.svg`);
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    const query = JSON.stringify({ query: '{ site { siteInfo(site: "norrvag-se") { name } } }' });
    const content = await post('/content/api/graphql/v1', query, { sc_apikey: 'sandbox' });
    expect(await content.json()).toEqual({ data: { site: { siteInfo: { name: 'norrvag-se' } } } });
  });

  test('a busy port is refused with its error code', async () => {
    const second = await createSandbox({ cars: 0 }, sources);
    await expect(second.listen(Number(new URL(sandbox.url).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  }, 60_000);
});

describe('D7 control page', () => {
  test('is a page without scripts and with a content security policy', async () => {
    const response = await fetch(`${sandbox.url}/__sandbox`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).not.toContain('<script');
    expect(page).toContain('href="http://norrvag-se.localhost:3100/"');
    expect(page).toContain('<h3 id="content-name">content</h3>');
  });

  test('has its state as JSON', async () => {
    expect(await state()).toMatchObject({
      seed: 1,
      key: 'sandbox',
      sites: expect.arrayContaining([
        expect.objectContaining({ site: 'norrvag-se', cars: 40, url: 'http://norrvag-se.localhost:3100/' }),
      ]),
      upstreams: { content: { url: `${sandbox.url}/content`, fault: { kind: 'none' } } },
    });
  });

  test('switches a fault by JSON and by form, and resets', async () => {
    const set = await post('/__sandbox/faults', JSON.stringify({ upstream: 'content', kind: 'error', status: 503 }));
    expect(await set.json()).toEqual({
      upstream: 'content',
      fault: { kind: 'error', share: 1, delayMs: 2000, status: 503, times: 0, field: 'email' },
    });
    expect((await post('/content/api/graphql/v1', '{}')).status).toBe(503);

    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const byForm = await post('/__sandbox/faults', 'upstream=content&kind=error&status=418&share=1&delayMs=', form);
    expect([byForm.status, byForm.headers.get('location')]).toEqual([303, '/__sandbox#content']);
    expect((await post('/content/api/graphql/v1', '{}')).status).toBe(418);
    expect(await (await fetch(`${sandbox.url}/__sandbox`)).text()).toContain('error status 418, 100 % of calls');

    expect((await post('/__sandbox/reset', '')).status).toBe(200);
    expect(await state()).toMatchObject({ upstreams: { content: { fault: { kind: 'none' }, calls: { total: 0 } } } });
    expect((await post('/content/api/graphql/v1', '{}')).status).toBe(401);
  });

  test('refuses an invalid switch request', async () => {
    const unknown = await post('/__sandbox/faults', JSON.stringify({ upstream: 'moon', kind: 'error' }));
    expect([unknown.status, await unknown.json()]).toEqual([
      400,
      { message: expect.stringContaining('upstream must be one of content') },
    ]);
    expect((await post('/__sandbox/faults', '{')).status).toBe(400);
    expect((await fetch(`${sandbox.url}/__sandbox/nothing`)).status).toBe(404);
  });

  test('refuses requests from other origins and with foreign host names', async () => {
    const { host } = new URL(sandbox.url);
    const orders: [Record<string, string>, number][] = [
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{ host: 'evil.example' }, 421],
      [{ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, 200],
      [{}, 200],
    ];
    for (const [headers, status] of orders) expect(await rawStatus('/__sandbox/reset', 'POST', headers)).toBe(status);
    expect(await rawStatus('/__sandbox', 'GET', { host: 'evil.example' })).toBe(421);
  });
});
