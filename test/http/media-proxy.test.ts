import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type BadUpstream, BEHAVIOURS, startBadUpstream } from '../../server/testing/badUpstream.ts';
import { type RunningApp, startApp } from '../../server/testing/startApp.ts';

let edge: BadUpstream;
let app: RunningApp;
let seenHeaders: IncomingHttpHeaders;

beforeEach(async () => {
  edge = await startBadUpstream();
  app = await startApp({ mediaUrl: `${edge.url}/tenant` }, { UPSTREAM_TOTAL_TIMEOUT: '300' });
});
afterEach(async () => {
  await app.close();
  await edge.close();
});

function answerWith(headers: Record<string, string>, body = 'picture', status = 200): void {
  edge.behave((req, res) => {
    seenHeaders = req.headers;
    res.writeHead(status, headers).end(body);
  });
}

describe('media', () => {
  test.each(['/-/media/a.jpg?w=640', '/-/jssmedia/b.webp?h=1&w=2'])('%s reaches the edge as it is', async (target) => {
    answerWith({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000' });
    const answer = await app.ask(target);
    expect(edge.seen).toEqual([`GET /tenant${target}`]);
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('picture') });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  test('Q17: no cookie, credential or private header goes out, none comes back', async () => {
    answerWith({
      'content-type': 'image/png',
      'set-cookie': 'a=b',
      'x-secret': '1',
      server: 'edge',
      'keep-alive': 'x',
    });
    const answer = await app.ask('/-/media/a.png', {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-forwarded-for': '1.2.3.4',
      referer: 'https://norrvag-se.example/private',
      te: 'trailers',
      expect: '100-continue',
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
    for (const name of ['set-cookie', 'x-secret', 'server']) expect(answer.headers[name]).toBeUndefined();
  });

  test('parts and confirmations pass', async () => {
    answerWith({ 'content-type': 'video/mp4', 'content-range': 'bytes 0-1/9', 'accept-ranges': 'bytes' }, 'pi', 206);
    expect(await app.ask('/-/media/a.mp4')).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 0-1/9' } });
    answerWith({ etag: '"x"' }, '', 304);
    expect(await app.ask('/-/media/a.mp4')).toMatchObject({ status: 304, body: '', headers: { etag: '"x"' } });
  });

  test('Q19: an SVG is sandboxed, what a browser would run is downloaded', async () => {
    answerWith({ 'content-type': 'image/svg+xml' }, '<svg onload="alert(1)"/>');
    expect((await app.ask('/-/media/a.svg')).headers['content-security-policy']).toMatch(
      /default-src 'none';.*sandbox/,
    );
    answerWith({ 'content-type': 'text/html' }, '<script>');
    expect((await app.ask('/-/media/a.html')).headers['content-disposition']).toBe('attachment');
  });

  test.each([
    ['404', BEHAVIOURS.status(404), 404],
    ['403', BEHAVIOURS.status(403), 502],
    ['500', BEHAVIOURS.status(500), 502],
    ['429', BEHAVIOURS.status(429), 429],
    ['reset', BEHAVIOURS.reset, 502],
    ['hang', BEHAVIOURS.hang, 504],
  ] as const)('the edge fails: %s', async (_title, behaviour, status) => {
    edge.behave(behaviour);
    const answer = await app.ask('/-/media/a.jpg');
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('Q15: a redirect is not followed and not passed on', async () => {
    answerWith({ location: 'https://evil.example/' }, '', 302);
    const answer = await app.ask('/-/media/a.jpg');
    expect([answer.status, answer.headers.location]).toEqual([502, undefined]);
  });

  test('half a picture ends in a cut connection', async () => {
    edge.behave(BEHAVIOURS.half);
    const answer = await app.ask('/-/media/a.jpg');
    expect(answer.headers['content-length']).toBe('1000');
    expect(answer.body.length).toBeLessThan(1_000);
  });

  test('an edge that is not there', async () => {
    await edge.close();
    expect((await app.ask('/-/media/a.jpg')).status).toBe(502);
  });

  test.each(['POST', 'OPTIONS'])('%s: 405', async (method) => {
    expect((await app.ask('/-/media/a.jpg', {}, method)).status).toBe(405);
    expect(edge.seen).toEqual([]);
  });

  test('a body on a GET is refused', async () => {
    const answer = await app.raw('GET /-/media/a.jpg HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(edge.seen).toEqual([]);
  });

  test.each([
    '/-/media/../../secret',
    '/-/media/%2e%2e/secret',
    '/-/media/..%2fsecret',
    '/-/media/%252e%252e/secret',
    '/-/media\\..\\secret',
    '/-/mediax/a',
    '/-/other/a',
    '/-/Media/a',
    'http://evil.example/-/media/a.jpg',
    '//evil.example/-/media/a.jpg',
    '/@evil.example/-/media/a.jpg',
  ])('Q15: nothing leaves for %s', async (target) => {
    const answer = await app.ask(target);
    expect(answer.status).toBeGreaterThanOrEqual(300);
    expect(answer.status).toBeLessThan(500);
    expect(edge.seen).toEqual([]);
  });

  test('a visitor who leaves takes the call to the edge along', async () => {
    edge.behave(BEHAVIOURS.stall);
    const left = new AbortController();
    const url = `http://127.0.0.1:${app.port}/-/media/a.jpg`;
    const answer = await fetch(url, { signal: left.signal });
    left.abort();
    await answer.text().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(edge.aborted()).toBe(1);
  });
});
