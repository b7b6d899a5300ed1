import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseResponse, type RunningApp, startApp } from '../../server/testing/startApp.ts';
import { eventually } from '../support/eventually.ts';
import { rawSocket, requestText } from '../support/rawSocket.ts';

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

describe('Q16: ambiguous framing is refused, and the connection closed', () => {
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
      'an encoding in two headers',
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
    ['an invalid chunk size', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${smuggled}`],
    ['not HTTP', 'hello\r\n\r\n'],
    ['HTTP/2 by prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['another HTTP version', 'GET / HTTP/3.7\r\nHost: norrvag-se.example\r\n\r\n'],
    ['HTTP/0.9', `GET /\r\n\r\n${smuggled}`],
    ['chunks in HTTP/1.0', `${head.replace('1.1', '1.0')}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a negative length', `${head}Content-Length: -1\r\n\r\n${smuggled}`],
    ['a length in base 16', `${head}Content-Length: 0x5\r\n\r\nhello${smuggled}`],
    ['a list of lengths', `${head}Content-Length: 5, 5\r\n\r\nhello${smuggled}`],
    ['a length beyond 64 bits', `${head}Content-Length: 99999999999999999999999\r\n\r\nhello${smuggled}`],
    ['an empty length', `${head}Content-Length: \r\n\r\n${smuggled}`],
    ['chunks twice', `${head}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a vertical tab before the encoding', `${head}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a line feed inside a header', `${head}X-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a chunk that ends in a line feed', `${head}Transfer-Encoding: chunked\r\n\r\n1\nA\r\n0\r\n\r\n${smuggled}`],
    ['a negative chunk', `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${smuggled}`],
    ['a chunk beyond 64 bits', `${head}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n${smuggled}`],
    ['a length in the trailers', `${head}Transfer-Encoding: chunked\r\n\r\n0\r\nContent-Length: 5\r\n\r\n${smuggled}`],
    ['a space in a header name', `${head}X A: b\r\n\r\n${smuggled}`],
    ['a header without a colon', `${head}nocolon\r\n\r\n${smuggled}`],
    ['a header without a name', `${head}: b\r\n\r\n${smuggled}`],
    ['a first header that is folded', `GET / HTTP/1.1\r\n Host: norrvag-se.example\r\n\r\n${smuggled}`],
    ['a space in the target', `GET /a b HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n${smuggled}`],
    ['a tab in the request line', `GET\t/ HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n${smuggled}`],
    ['no target', `GET HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n${smuggled}`],
    ['a target that is only a query', `GET ?a=b HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n${smuggled}`],
    ['an absolute target', `GET http://norrvag-se.example/ HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n${smuggled}`],
    [
      'an absolute target, another host',
      `GET http://a.example/ HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n${smuggled}`,
    ],
    ['a list of hosts', `GET / HTTP/1.1\r\nHost: norrvag-se.example, a.example\r\n\r\n${smuggled}`],
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n${smuggled}`],
  ])('%s', async (_title, text) => {
    targets.length = 0;
    const response = await app.raw(text);
    expect(targets.filter((target) => target.includes('smuggled'))).toEqual([]);
    const statuses = [...response.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    // The part before a malformed body may have a response already. Nothing after the body has one.
    expect(statuses.at(-1)).toBe('400');
    expect(response).toMatch(/connection: close/i);
  });

  test.each(['gzip, chunked', 'identity', 'deflate'])('the transfer coding %s: 501 and closed', async (coding) => {
    targets.length = 0;
    const text = await app.raw(`${head}Transfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n${smuggled}`);
    expect(parseResponse(text)).toMatchObject({ status: 501, headers: { connection: 'close' } });
    expect(targets).toEqual([]);
  });

  test.each([
    ['GET', [200, 200]],
    ['POST', [200, 200]],
    // A refused request closes the connection.
    ['PUT', [405]],
  ])('the body of a %s is not read as a request: %j', async (method, statuses) => {
    targets.length = 0;
    const length = `Content-Length: ${smuggled.length}\r\n\r\n`;
    const last = 'GET /last HTTP/1.1\r\nHost: norrvag-se.example\r\nConnection: close\r\n\r\n';
    const text = await app.raw(`${method} / HTTP/1.1\r\nHost: norrvag-se.example\r\n${length}${smuggled}${last}`);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, found]) => Number(found))).toEqual(statuses);
    expect(targets).toEqual(statuses.includes(200) ? [`${method} /`, 'GET /last'] : []);
  });

  test('an unknown expectation: 417 with the headers of every response', async () => {
    const response = parseResponse(
      await app.raw('GET / HTTP/1.1\r\nHost: norrvag-se.example\r\nExpect: x\r\nConnection: close\r\n\r\n'),
    );
    expect(response.status).toBe(417);
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(isPlain(response.body)).toBe(true);
  });
});

test.each([
  ['one long header', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
  [
    'thousands of short headers',
    `GET / HTTP/1.1\r\nHost: localhost\r\n${Array.from({ length: 3_000 }, (_, at) => `a${at}: b\r\n`).join('')}\r\n`,
  ],
  ['a long target', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ['a head that never ends', `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(3_000)}`],
])('%s beyond 16 KB: 431, a plain page', async (_title, text) => {
  const response = parseResponse(await app.raw(text));
  expect(response).toMatchObject({
    status: 431,
    headers: { connection: 'close', 'x-content-type-options': 'nosniff' },
  });
  expect(isPlain(response.body)).toBe(true);
});

describe('what old, cautious or slow clients may send', () => {
  const HOST = 'Host: norrvag-se.example';
  const get = (path: string, ...headers: string[]) =>
    `GET ${path} HTTP/1.1\r\n${[HOST, ...headers].join('\r\n')}\r\n\r\n`;
  test.each([
    ['HTTP/1.0', `GET / HTTP/1.0\r\n${HOST}\r\n\r\n`],
    ['HTTP/1.0 with keep-alive', `GET / HTTP/1.0\r\n${HOST}\r\nConnection: keep-alive\r\n\r\n`],
    ['empty lines before the request', `\r\n\r\n${get('/', 'Connection: close')}`],
    ['upper case in the host', `GET / HTTP/1.1\r\nHost: NORRVAG-SE.EXAMPLE\r\nConnection: close\r\n\r\n`],
    ['a dot after the host', `GET / HTTP/1.1\r\nHost: norrvag-se.example.\r\nConnection: close\r\n\r\n`],
    ['letters of Latin-1 in a header', get('/', 'X-A: \xe4\xff', 'Connection: close')],
    ['a Connection header that names Host', get('/', 'Connection: close, host')],
  ])('%s: the page, and the connection closes', async (_title, text) => {
    targets.length = 0;
    const { status, body, headers } = parseResponse(await app.raw(text));
    expect([status, body, headers.connection, targets]).toEqual([200, 'page', 'close', ['GET /']]);
  });

  test('HTTP/1.0 without a host: a plain page of no site', async () => {
    targets.length = 0;
    const response = parseResponse(await app.raw('GET / HTTP/1.0\r\n\r\n'));
    expect([response.status, isPlain(response.body), targets]).toEqual([421, true, []]);
  });

  test.each([
    get('/', 'Expect: 100-continue', 'Connection: close'),
    `POST / HTTP/1.1\r\n${HOST}\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
  ])('Expect: 100-continue gets 100, then the page', async (text) => {
    const response = await app.raw(text);
    expect([...response.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['100', '200']);
  });

  test.each(['h2c', 'websocket', 'TLS/1.0'])('Upgrade: %s gets an ordinary response', async (protocol) => {
    const connection = 'Connection: Upgrade, HTTP2-Settings, close';
    const { status, body } = parseResponse(
      await app.raw(get('/', connection, `Upgrade: ${protocol}`, 'HTTP2-Settings: AAMAAABk')),
    );
    expect([status, body]).toEqual([200, 'page']);
  });

  test('pipelined requests are served in their order', async () => {
    targets.length = 0;
    const paths = ['/a', '/b', '/c'];
    const text = await app.raw(`${paths.map((path) => get(path)).join('')}${get('/last', 'Connection: close')}`);
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(4);
    expect(targets).toEqual([...paths, '/last'].map((path) => `GET ${path}`));
  });

  test('a client that closes its side after the request gets the full response', async () => {
    const client = rawSocket(app.port, get('/'));
    client.socket.end();
    await eventually(
      () => [client.statuses(), client.received().endsWith('page'), client.isClosed()],
      [[200], true, true],
    );
  });

  test('a client that closes its side inside the head gets no page', async () => {
    targets.length = 0;
    const client = rawSocket(app.port, `GET / HTTP/1.1\r\n${HOST}\r\n`);
    client.socket.end();
    await eventually(() => client.isClosed(), true);
    expect([targets, client.received().includes('page')]).toEqual([[], false]);
  });
});

describe('Q2, Q23 slow clients', () => {
  let slow: RunningApp;
  beforeAll(async () => {
    const limits = { HEADERS_TIMEOUT: '1000', REQUEST_TIMEOUT: '1000' };
    slow = await startApp({ pages: (_req, res) => void res.end('page') }, limits);
  });
  afterAll(() => slow.close());

  test('a head that does not end: 408 as a plain page, closed', async () => {
    const head = 'GET / HTTP/1.1\r\nHost: norrvag-se.example\r\n';
    const silent = rawSocket(slow.port, head);
    const dripping = rawSocket(slow.port, head);
    const drip = setInterval(() => dripping.write('X-A: b\r\n'), 100);
    try {
      await eventually(
        () => [silent, dripping].map((client) => [...client.statuses(), client.isClosed()]),
        [
          [408, true],
          [408, true],
        ],
      );
      expect(isPlain(parseResponse(silent.received()).body)).toBe(true);
    } finally {
      clearInterval(drip);
    }
  }, 30_000);
});

describe('odd methods', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE', 'LOCK', 'SEARCH'])('%s: 405', async (method) => {
    const response = await app.send('/', {}, method);
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(response.body).not.toContain(method);
  });

  test.each(['CONNECT norrvag-se.example:443', 'FOO /', 'get /'])('%s: no page', async (start) => {
    targets.length = 0;
    await app.raw(`${start} HTTP/1.1\r\nHost: norrvag-se.example\r\n\r\n`);
    expect(targets).toEqual([]);
  });
});

describe('odd URLs and hosts', () => {
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
    ['*', 400],
  ])('%s: %d, a plain page that repeats nothing of it', async (target, status) => {
    const response = await app.send(target);
    expect(response.status).toBe(status);
    expect(response.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(isPlain(response.body)).toBe(true);
    expect(response.body).not.toContain('evil');
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
    const response = await app.send('/', { host });
    expect(response.status).toBe(status);
    expect(isPlain(response.body)).toBe(true);
    expect(response.body).not.toMatch(/evil|script>/);
  });
});

test('Q10, Q17: no header but Host changes site, URL or status', async () => {
  const plain = await app.send('/kop-bil');
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
    const response = await app.send('/kop-bil', {
      [name]: name.includes('method') ? 'DELETE' : 'https://evil.example/x',
    });
    expect([name, response.status, response.body, targets]).toEqual([name, plain.status, plain.body, ['GET /kop-bil']]);
    expect({ ...response.headers, date: '' }).toEqual({ ...plain.headers, date: '' });
  }
});

test('a client that upgrades gets an ordinary response, and its connection goes on', async () => {
  targets.length = 0;
  const client = rawSocket(
    app.port,
    requestText('GET', '/kop-bil', { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } }),
  );
  await eventually(() => client.statuses(), [200]);
  client.write(requestText('GET', '/last', { headers: { Connection: 'close' } }));
  await eventually(() => [client.statuses(), client.isClosed()], [[200, 200], true]);
  expect(targets).toEqual(['GET /kop-bil', 'GET /last']);
});
