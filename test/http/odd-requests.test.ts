import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseAnswer, type RunningApp, startApp } from '../../server/testing/startApp.ts';

let app: RunningApp;
const targets: string[] = [];

beforeAll(async () => {
  app = await startApp({
    pages: (req, res) => {
      targets.push(`${req.method} ${req.url}`);
      res.end('page');
    },
  });
});
afterAll(() => app.close());

const isPlain = (body: string) => body === '' || /^<!doctype html>.*<h1>/.test(body);

describe('Q16: what two readers could read in two ways is refused and closed', () => {
  const head = 'POST / HTTP/1.1\r\nHost: norrvag-se.example\r\n';
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n';
  test.each([
    ['length and chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['chunks and length', `${head}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello${smuggled}`],
    ['two equal lengths', `${head}Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello${smuggled}`],
    ['a signed length', `${head}Content-Length: +5\r\n\r\nhello${smuggled}`],
    ['an unknown encoding', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      'an encoding in two lines',
      `${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['a folded header', `${head}X-A: b\r\n c: d\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    ['a space before the colon', `${head}Content-Length : 5\r\n\r\nhello${smuggled}`],
    ['a bare line feed', `POST / HTTP/1.1\nHost: norrvag-se.example\n\n${smuggled}`],
    ['a carriage return in a value', `${head}X-A: b\rc\r\n\r\n${smuggled}`],
    ['NUL in a value', `${head}X-A: b\0c\r\n\r\n${smuggled}`],
    ['two hosts', `GET / HTTP/1.1\r\nHost: norrvag-se.example\r\nHost: evil.example\r\n\r\n${smuggled}`],
    ['two equal hosts', `GET / HTTP/1.1\r\nHost: norrvag-se.example\r\nhost: norrvag-se.example\r\n\r\n${smuggled}`],
    ['no host', `GET / HTTP/1.1\r\n\r\n${smuggled}`],
    ['a host with a space', `GET / HTTP/1.1\r\nHost: norrvag-se.example evil\r\n\r\n${smuggled}`],
    ['a chunk size that is none', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${smuggled}`],
    ['no HTTP', 'hello\r\n\r\n'],
    ['HTTP/2 by prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['another version', 'GET / HTTP/3.7\r\nHost: norrvag-se.example\r\n\r\n'],
  ])('%s', async (_title, text) => {
    targets.length = 0;
    const answer = await app.raw(text);
    expect(targets.filter((target) => target.includes('smuggled'))).toEqual([]);
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    // A body that turns out to be malformed may have been answered already; nothing after it is.
    expect(statuses.at(-1)).toBe('400');
    expect(answer).toMatch(/connection: close/i);
  });

  test('an expectation that nobody knows: 417 with the headers of every response', async () => {
    const answer = parseAnswer(
      await app.raw('GET / HTTP/1.1\r\nHost: norrvag-se.example\r\nExpect: x\r\nConnection: close\r\n\r\n'),
    );
    expect(answer.status).toBe(417);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(isPlain(answer.body)).toBe(true);
  });

  test('headers beyond 16 KB: 431', async () => {
    const answer = parseAnswer(
      await app.raw(`GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`),
    );
    expect(answer.status).toBe(431);
    expect(isPlain(answer.body)).toBe(true);
  });
});

describe('odd methods', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE', 'LOCK', 'SEARCH'])('%s: 405', async (method) => {
    const answer = await app.ask('/', {}, method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(answer.body).not.toContain(method);
  });

  test.each(['CONNECT norrvag-se.example:443', 'FOO /', 'get /'])('%s: no page', async (start) => {
    targets.length = 0;
    await app.raw(`${start} HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n`);
    expect(targets).toEqual([]);
  });
});

describe('odd addresses and hosts', () => {
  test.each([
    ['http://evil.example/', 400],
    ['//evil.example/', 301],
    ['/\\evil.example', 400],
    ['/%5c%5cevil.example', 400],
    ['/%2f%2fevil.example', 400],
    ['/%09//evil.example', 400],
    ['/%0d%0aLocation:%20//evil.example', 400],
    ['/@evil.example/', 301],
    ['/a%00.css', 400],
    ['/..%2f..%2fetc/passwd', 400],
    ['/../../etc/passwd', 400],
    ['/%c0%af', 400],
    ['/%E0%A4%A', 400],
    [`/${'a'.repeat(9_000)}`, 414],
    [`/?${'a=1&'.repeat(1_000)}`, 400],
    ['*', 400],
  ])('%s: %d, a plain page, no word of it reflected', async (target, status) => {
    const answer = await app.ask(target);
    expect(answer.status).toBe(status);
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(isPlain(answer.body)).toBe(true);
    expect(answer.body).not.toContain('evil');
  });

  test.each([
    ['evil.example', 421],
    ['norrvag-se.example.evil.example', 421],
    ['norrvag-se.example@evil.example', 400],
    ['norrvag-se.example/evil', 400],
    ['norrvag-se.example:99999999', 400],
    ['<script>', 400],
    ['', 400],
    ['127.0.0.1.evil.example', 421],
    ['[::1', 400],
  ])('host %s: %d', async (host, status) => {
    const answer = await app.ask('/', { host });
    expect(answer.status).toBe(status);
    expect(isPlain(answer.body)).toBe(true);
    expect(answer.body).not.toMatch(/evil|script>/);
  });
});

test('Q10, Q17: no header but Host changes site, address or status', async () => {
  const plain = await app.ask('/kop-bil');
  const odd = [
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-for',
    'x-forwarded-prefix',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'x-method-override',
    'x-host',
    'x-real-ip',
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-nextjs-data',
    'rsc',
    'next-router-prefetch',
    'x-url',
    'x-wap-profile',
    'x-original-host',
    'x-proxy-host',
    'x-backend-host',
    'true-client-ip',
    'cf-connecting-ip',
    'x-cache-mode',
    'x-editing',
    'x-sitecore-editing',
    'x-nonce',
    'accept-language',
    'via',
    'max-forwards',
  ];
  for (const name of odd) {
    targets.length = 0;
    const answer = await app.ask('/kop-bil', { [name]: name.includes('method') ? 'DELETE' : 'https://evil.example/x' });
    expect([name, answer.status, answer.body, targets]).toEqual([name, plain.status, plain.body, ['GET /kop-bil']]);
    expect({ ...answer.headers, date: '' }).toEqual({ ...plain.headers, date: '' });
  }
});

test('a client that upgrades gets an ordinary answer', async () => {
  const answer = await app.ask('/kop-bil', { connection: 'Upgrade', upgrade: 'websocket' });
  expect(answer.status).toBe(200);
});
