import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type BadUpstream, BEHAVIOURS, startBadUpstream } from '../../../server/testing/badUpstream.ts';
import type { RunningApp } from '../../../server/testing/startApp.ts';
import { startProxies } from '../../../server/testing/startProxies.ts';

/** F005: the platform's host under our name, through the real app, with a host of our own. */

const URL = '/sitecore/service/diagnostics';
let host: BadUpstream;
let app: RunningApp;
let received: { headers: IncomingHttpHeaders; body: string };

beforeEach(async () => {
  host = await startBadUpstream();
  app = await startWithLimit('30000');
});
afterEach(async () => {
  await app.close();
  await host.close();
});

/** @param limit milliseconds that the host may take */
const startWithLimit = (limit: string) =>
  startProxies({ platform: `${host.url}/cm` }, { UPSTREAM_TOTAL_TIMEOUT: limit });

function respondWith(headers: Record<string, string>, body = '{}', status = 200): void {
  host.behave((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received = { headers: req.headers, body: Buffer.concat(chunks).toString() };
      res.writeHead(status, headers).end(body);
    });
  });
}

const post = (lines: string[], body: string, url = URL) =>
  app.raw([`POST ${url} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', body].join('\r\n'));

describe('F005: paths of the platform', () => {
  test.each(['/-/speak/v1/bundles/bundle.js?v=1', '/-/mediax/a', '/sitecore/service/keepalive.aspx'])(
    '%s reaches the platform’s host unchanged',
    async (target) => {
      respondWith({ 'content-type': 'application/json' });
      expect((await app.send(target)).status).toBe(200);
      expect(host.requestLines).toEqual([`GET /cm${target}`]);
    },
  );

  test.each([
    '/-/media/a.jpg',
    '/-/MEDIA/a.jpg',
    '/-/jssmedia',
    '/-',
    '/sitecore/',
    '/sitecore/login',
    '/sitecore/servicex',
  ])('%s is not proxied', async (target) => {
    await app.send(target);
    expect(host.requestLines).toEqual([]);
  });

  test('Q17: a visitor’s call has no key and no cookie, and its response sets none', async () => {
    respondWith({ 'content-type': 'application/json', 'set-cookie': 'ASP.NET_SessionId=1', 'x-powered-by': 'ASP.NET' });
    const response = await app.send(URL, {
      cookie: 'a=b',
      authorization: 'Bearer x',
      'x-api-key': 'k',
      accept: 'application/json',
    });
    expect(Object.keys(received.headers).sort()).toEqual(['accept', 'host']);
    expect(Object.keys(response.headers).filter((name) => /cookie|powered/.test(name))).toEqual([]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-disposition': 'attachment' });
    expect(response.headers['content-security-policy']).toContain('sandbox');
  });

  test('the platform’s Cache-Control stays', async () => {
    respondWith({ 'content-type': 'text/javascript', 'cache-control': 'public, max-age=60' });
    await app.send('/-/a.js');
    expect((await app.send('/-/a.js')).headers['cache-control']).toBe('public, max-age=60');
    expect(host.requestLines.length).toBe(2);
  });
});

describe('bodies', () => {
  test.each([
    ['by its length', ['Content-Type: application/json', 'Content-Length: 7'], '{"a":1}'],
    [
      'in chunks',
      ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
      '3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n',
    ],
  ])('Q16: one framed %s is framed anew', async (_title, lines, body) => {
    respondWith({ 'content-type': 'application/json' }, '{"ok":true}');
    expect(await post(lines, body)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"ok":true\}/);
    expect(received).toMatchObject({
      body: '{"a":1}',
      headers: { 'content-length': '7', 'content-type': 'application/json' },
    });
    expect(received.headers['transfer-encoding']).toBeUndefined();
  });

  test('a request without a body stays without', async () => {
    respondWith({});
    expect(await post(['Content-Length: 0'], '')).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).toMatchObject({ body: '', headers: { 'content-length': '0' } });
  });

  test.each([
    ['Content-Length: 2000000', '{'],
    ['Transfer-Encoding: chunked', `${(1_100_000).toString(16)}\r\n${'x'.repeat(1_100_000)}\r\n0\r\n\r\n`],
  ])('a body that is too large is 413 and makes no call: %s', async (line, body) => {
    expect(await post([line], body)).toMatch(/^HTTP\/1\.1 413 /);
    expect(host.requestLines).toEqual([]);
  });

  test('both kinds of length at once are 400 (Q16)', async () => {
    expect(await post(['Content-Length: 3', 'Transfer-Encoding: chunked'], '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(host.requestLines).toEqual([]);
  });
});

describe('limits', () => {
  test.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE'])('%s: 405', async (method) => {
    expect((await app.send(URL, {}, method)).status).toBe(405);
    expect(host.requestLines).toEqual([]);
  });

  test.each([
    ['400', BEHAVIOURS.status(400), 400],
    ['401', BEHAVIOURS.status(401), 403],
    ['404', BEHAVIOURS.status(404), 404],
    ['500', BEHAVIOURS.status(500), 502],
    ['302', BEHAVIOURS.status(302), 502],
    ['reset', BEHAVIOURS.reset, 502],
  ] as const)('the host returns %s', async (_title, behaviour, status) => {
    host.behave(behaviour);
    const response = await app.send(URL);
    expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('the host hangs', async () => {
    await app.close();
    app = await startWithLimit('300');
    host.behave(BEHAVIOURS.hang);
    const response = await app.send(URL);
    expect([response.status, response.headers['cache-control']]).toEqual([504, 'no-store']);
  });

  test('a response of more than 8 MB is a 502', async () => {
    respondWith({ 'content-length': String(9 * 1024 * 1024) }, 'x');
    expect((await app.send(URL)).status).toBe(502);
  });

  test('a response that grows beyond it is cut', async () => {
    host.behave((_req, res) => void res.end(Buffer.alloc(9 * 1024 * 1024)));
    const response = await app.send(URL);
    expect(response.body.length).toBeLessThan(8.5 * 1024 * 1024);
    expect(app.lines().find(({ event }) => event === 'proxy.failed')).toMatchObject({
      kind: 'invalid',
      cause: 'too large',
    });
  });

  test('a response that stops in the middle is cut', async () => {
    await app.close();
    app = await startWithLimit('3000');
    host.behave(BEHAVIOURS.stall);
    const response = await app.send(URL);
    expect(response.body).toBe('{"half":');
    expect(app.lines().find(({ event }) => event === 'proxy.failed')).toMatchObject({
      kind: 'timeout',
      cause: 'idle',
    });
  });

  test('an upgrade is ignored', async () => {
    respondWith({ 'content-type': 'application/json' });
    const upgrade = {
      connection: 'close, upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'x',
      'sec-websocket-version': '13',
    };
    expect((await app.send(URL, upgrade)).status).toBe(200);
    expect(Object.keys(received.headers)).toEqual(['host']);
  });
});
