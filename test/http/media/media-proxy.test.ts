import { get, type IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type BadUpstream, BEHAVIOURS, startBadUpstream } from '../../../server/testing/badUpstream.ts';
import type { RunningApp } from '../../../server/testing/startApp.ts';
import { startProxies } from '../../../server/testing/startProxies.ts';
import { eventually } from '../../support/eventually.ts';
import { rawSocket, requestText, SECOND } from '../../support/rawSocket.ts';

let edge: BadUpstream;
let app: RunningApp;
let seenHeaders: IncomingHttpHeaders;

beforeEach(async () => {
  edge = await startBadUpstream();
  app = await startProxies({ media: `${edge.url}/tenant` }, { UPSTREAM_TOTAL_TIMEOUT: '30000' });
});
afterEach(async () => {
  await app.close();
  await edge.close();
});

function respondWith(headers: Record<string, string>, body = 'picture', status = 200): void {
  edge.behave((req, res) => {
    seenHeaders = req.headers;
    res.writeHead(status, headers).end(body);
  });
}

describe('media', () => {
  test.each(['/-/media/a.jpg?w=640', '/-/jssmedia/b.webp?h=1&w=2'])('%s reaches the edge unchanged', async (target) => {
    respondWith({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000' });
    const response = await app.send(target);
    expect(edge.requestLines).toEqual([`GET /tenant${target}`]);
    expect(response).toMatchObject({ status: 200, body: expect.stringContaining('picture') });
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-disposition']).toBeUndefined();
  });

  test('MEDIA_PATH is the folder of the media at the edge; the interfaces keep their paths', async () => {
    const other = await startProxies({ media: `${edge.url}/tenant` }, { MEDIA_PATH: '/media' });
    respondWith({ 'content-type': 'image/webp' });
    for (const path of ['/-/media/a/b.jpg?w=640&hash=1', '/-/jssmedia/c.jpg', '/sitecore/api/status']) {
      expect((await other.send(path)).status).toBe(200);
    }
    await other.close();
    expect(edge.requestLines).toEqual([
      'GET /tenant/media/a/b.jpg?w=640&hash=1',
      'GET /tenant/media/c.jpg',
      'GET /tenant/sitecore/api/status',
    ]);
  });

  test('F004, Q17: no cookie, credential or private header is sent, none is returned', async () => {
    respondWith({
      'content-type': 'image/png',
      'set-cookie': 'a=b',
      connection: 'close, x-hop',
      'x-hop': '1',
      server: 'edge',
      'keep-alive': 'x',
      'clear-site-data': '"*"',
      'strict-transport-security': 'max-age=0',
      'access-control-allow-origin': '*',
      'service-worker-allowed': '/',
      'x-accel-redirect': '/etc/passwd',
      link: '</evil.js>; rel=preload; as=script',
      refresh: '0; url=https://evil.example/',
      location: 'https://evil.example/',
      'x-harmless': '1',
    });
    const response = await app.send('/-/media/a.png', {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-forwarded-for': '1.2.3.4',
      'x-original-url': '/secret',
      'x-http-method-override': 'DELETE',
      'x-middleware-subrequest': '1',
      forwarded: 'for=1.2.3.4',
      sc_apikey: '{key}',
      'proxy-authorization': 'Basic x',
      referer: 'https://norrvag-se.example/private',
      origin: 'https://evil.example',
      'user-agent': 'somebody',
      te: 'trailers',
      connection: 'close, x-named, foo',
      'x-named': '1',
      foo: '1',
      upgrade: 'websocket',
      accept: 'image/avif',
      range: 'bytes=0-1',
      'if-none-match': '"x"',
    });
    expect(Object.keys(seenHeaders).sort()).toEqual(['accept', 'host', 'if-none-match', 'range']);
    expect(seenHeaders).toMatchObject({
      accept: 'image/avif',
      range: 'bytes=0-1',
      host: edge.url.slice('http://'.length),
    });
    expect(response.status).toBe(200);
    const headerNames = Object.keys(response.headers);
    const dropped = [
      'set-cookie',
      'x-hop',
      'server',
      'clear-site-data',
      'access-control-allow-origin',
      'link',
      'refresh',
    ];
    expect(headerNames.filter((name) => dropped.includes(name))).toEqual([]);
    expect(headerNames.filter((name) => /^(?:x-accel|service-worker|location)/.test(name))).toEqual([]);
    expect(response.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(response.headers['x-harmless']).toBe('1');
  });

  test('ranges and conditional requests are forwarded', async () => {
    respondWith({ 'content-type': 'video/mp4', 'content-range': 'bytes 0-1/9', 'accept-ranges': 'bytes' }, 'pi', 206);
    expect(await app.send('/-/media/a.mp4')).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 0-1/9' },
    });
    respondWith({ etag: '"x"' }, '', 304);
    expect(await app.send('/-/media/a.mp4')).toMatchObject({ status: 304, body: '', headers: { etag: '"x"' } });
  });

  test('Q19: an SVG is sandboxed, and types that a browser would run are downloads', async () => {
    respondWith({ 'content-type': 'image/svg+xml' }, '<svg onload="alert(1)"/>');
    expect((await app.send('/-/media/a.svg')).headers['content-security-policy']).toMatch(
      /default-src 'none';.*sandbox/,
    );
    respondWith({ 'content-type': 'text/html' }, '<script>');
    expect((await app.send('/-/media/a.html')).headers['content-disposition']).toBe('attachment');
  });

  test.each([
    ['404', BEHAVIOURS.status(404), 404],
    ['401', BEHAVIOURS.status(401), 403],
    ['403', BEHAVIOURS.status(403), 403],
    ['410', BEHAVIOURS.status(410), 410],
    ['500', BEHAVIOURS.status(500), 502],
    ['503', BEHAVIOURS.status(503), 503],
    ['an invalid status line', BEHAVIOURS.status(999), 502],
    ['429', BEHAVIOURS.status(429), 429],
    ['reset', BEHAVIOURS.reset, 502],
    ['hang', BEHAVIOURS.hang, 504],
  ] as const)('the edge fails: %s', async (title, behaviour, status) => {
    if (title === 'hang') {
      await app.close();
      app = await startProxies({ media: `${edge.url}/tenant` }, { UPSTREAM_TOTAL_TIMEOUT: '300' });
    }
    edge.behave(behaviour);
    const response = await app.send('/-/media/a.jpg');
    expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('a browser that navigates to a missing image gets our page, an image element gets the edge’s response', async () => {
    respondWith({ 'content-type': 'text/plain' }, 'no such picture', 404);
    const opened = await app.send('/-/media/a.jpg', { accept: 'text/html,*/*;q=0.8' });
    expect([opened.status, opened.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const negotiated = await app.send('/-/media/a.jpg', { accept: 'image/avif,*/*' });
    expect([negotiated.status, negotiated.body]).toEqual([404, expect.stringContaining('no such picture')]);
  });

  test('Q41: the edge’s error texts are neither forwarded nor logged', async () => {
    respondWith({ 'content-type': 'text/plain' }, 'stack at /srv/edge.js:1', 500);
    const response = await app.send('/-/media/a.jpg');
    expect([response.status, response.body.includes('stack')]).toEqual([502, false]);
    const failures = app.lines().filter(({ event }) => event === 'proxy.failed');
    expect(failures).toEqual([expect.objectContaining({ upstream: 'media', kind: 'status', cause: '500' })]);
  });

  test('a response that is larger than any image is a 502', async () => {
    respondWith({ 'content-type': 'video/mp4', 'content-length': String(600 * 1024 * 1024) }, 'x');
    expect((await app.send('/-/media/a.mp4')).status).toBe(502);
  });

  test('calls are in the metrics of the ports', async () => {
    respondWith({ 'content-type': 'image/png' });
    await app.send('/-/media/a.png');
    const { values } = await app.metrics.upstreamDuration.get();
    const count = values.find(({ metricName }) => metricName?.endsWith('_count'));
    expect(count).toMatchObject({ labels: { upstream: 'media', outcome: 'ok' }, value: 1 });
  });

  test('Q23: a slow client, such as a paused video, gets the full response', async () => {
    await app.close();
    app = await startProxies({ media: `${edge.url}/tenant` }, { UPSTREAM_TOTAL_TIMEOUT: '2000' });
    const video = Buffer.alloc(24 * 1024 * 1024, 'x');
    edge.behave((_req, res) => void res.writeHead(200, { 'content-type': 'video/mp4' }).end(video));
    const bytes = await new Promise<number>((resolve, reject) => {
      get({ port: app.port, path: '/-/media/a.mp4', agent: false }, (response) => {
        let read = 0;
        response.once('data', () => {
          response.pause();
          // Longer than the idle timeout for the edge.
          setTimeout(() => response.resume(), 3_000);
        });
        response.on('data', (chunk: Buffer) => {
          read += chunk.byteLength;
        });
        response.on('end', () => resolve(read)).on('error', reject);
      });
    });
    expect(bytes).toBe(video.byteLength);
  });

  test('Q48, Q53: another client gets an image while one client has many unfinished downloads', async () => {
    edge.behave((req, res) => {
      if (req.url?.endsWith('.mp4')) BEHAVIOURS.stall(req, res);
      else res.writeHead(200, { 'content-type': 'image/png' }).end('picture');
    });
    const downloads = Array.from({ length: 200 }, (_, index) =>
      rawSocket(app.port, requestText('GET', `/-/media/${index}.mp4`)),
    );
    await eventually(() => app.metrics.inFlight.requests, 200);
    const other = rawSocket(app.port, requestText('GET', '/-/media/a.png'), { from: SECOND });
    await eventually(() => other.statuses(), [200]);
    expect(downloads.some(({ isClosed }) => isClosed())).toBe(false);
    for (const client of [...downloads, other]) client.close();
  });

  test('Q2: a kept-alive connection that closes on reuse fails no request', async () => {
    const used = new WeakSet<object>();
    edge.behave((req, res) => {
      if (used.has(req.socket)) return void req.socket.destroy();
      used.add(req.socket);
      res.writeHead(200, { 'content-type': 'image/png' }).end('picture');
    });
    for (const name of ['a', 'b', 'c']) expect((await app.send(`/-/media/${name}.png`)).status).toBe(200);
    expect(edge.requestLines.length).toBe(5);
  });

  test('Q15: a redirect is neither followed nor forwarded', async () => {
    respondWith({ location: 'https://evil.example/' }, '', 302);
    const response = await app.send('/-/media/a.jpg');
    expect([response.status, response.headers.location]).toEqual([502, undefined]);
  });

  test('a response that breaks off ends in a closed connection', async () => {
    edge.behave(BEHAVIOURS.half);
    const response = await app.send('/-/media/a.jpg');
    expect(response.headers['content-length']).toBe('1000');
    expect(response.body.length).toBeLessThan(1_000);
  });

  test('an unreachable edge is a 502', async () => {
    await edge.close();
    expect((await app.send('/-/media/a.jpg')).status).toBe(502);
  });

  test.each(['POST', 'OPTIONS'])('%s: 405', async (method) => {
    expect((await app.send('/-/media/a.jpg', {}, method)).status).toBe(405);
    expect(edge.requestLines).toEqual([]);
  });

  test('a body on a GET is refused', async () => {
    const text = await app.raw('GET /-/media/a.jpg HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello');
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(edge.requestLines).toEqual([]);
  });

  test.each([
    '/-/media/../../secret',
    '/-/media/%2e%2e/secret',
    '/-/media/..%2fsecret',
    '/-/media/%252e%252e/secret',
    '/-/media\\..\\secret',
    '/-/media',
    '/-/Media/a',
    '/-/%6dedia/a',
    '/%2d/media/a.jpg',
    'http://evil.example/-/media/a.jpg',
    '//evil.example/-/media/a.jpg',
    '/@evil.example/-/media/a.jpg',
  ])('Q15: no call is made for %s', async (target) => {
    const response = await app.send(target);
    expect(response.status).toBeGreaterThanOrEqual(300);
    expect(response.status).toBeLessThan(500);
    expect(edge.requestLines).toEqual([]);
  });

  test('a client that leaves aborts the call to the edge', async () => {
    edge.behave(BEHAVIOURS.stall);
    const left = new AbortController();
    const url = `http://127.0.0.1:${app.port}/-/media/a.jpg`;
    const response = await fetch(url, { signal: left.signal });
    left.abort();
    await response.text().catch(() => {});
    await eventually(edge.aborted, 1);
  });
});
