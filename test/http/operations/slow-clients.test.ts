import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type RequestHandler, type Response, Router } from 'express';
import { jsonPost } from '../../../server/api/jsonPost.ts';
import { requestOf } from '../../../server/operations/request/request.ts';
import { type AppOverrides, type RunningApp, startApp } from '../../../server/testing/startApp.ts';
import { eventually } from '../../support/eventually.ts';
import { FIRST, type RawSocket, rawSocket, requestText, SECOND } from '../../support/rawSocket.ts';

/**
 * Q48, Q53: clients that send slowly, do not read, or open many connections take no capacity from others; through the
 * real app over sockets.
 */

const MEGABYTE = 1_024 * 1_024;
/** Bytes of `/large`: several times what the sockets of both sides buffer. */
const LARGE = 32 * MEGABYTE;
/** Bytes of `/shared`: more than sockets buffer, and less than one client may leave unread. */
const SHARED = 12 * MEGABYTE;
let app: RunningApp;
let clients: RawSocket[];
/** Requests in progress that a test lets finish. */
let pending: (() => void)[];
/** Responses of `/shared` and `/stream` that have begun. */
let sent: number;

afterEach(async () => {
  for (const client of clients) client.close();
  await app.close();
});

function* endless(): Generator<Buffer, never> {
  for (;;) yield Buffer.alloc(64 * 1_024);
}

/**
 * `/` responds at once, `/held` when the test says so, `/last` and closes the connection, `/large` with more than sockets buffer, `/shared` with as much of a cached body,
 * `/stream` without an end, `/api/echo` when its body has arrived.
 */
async function start(variables: Record<string, string> = {}, limit = MEGABYTE): Promise<void> {
  clients = [];
  pending = [];
  sent = 0;
  const shared = Buffer.alloc(SHARED);
  const holdResponse = (respond: () => void) => void pending.push(respond);
  const pages: RequestHandler = (req, res) => {
    if (/^\/(?:shared|stream)$/.test(req.url)) sent += 1;
    if (req.url === '/held') holdResponse(() => res.end('held'));
    else if (req.url === '/last') res.set('Connection', 'close').end('last');
    else if (req.url === '/stream') Readable.from(endless()).pipe(res);
    else if (req.url === '/shared') {
      requestOf(res).admission.sharesBody(res, shared);
      res.end(shared);
    } else res.end(req.url === '/large' ? Buffer.alloc(LARGE) : 'page');
  };
  const done = (res: Response) => void res.json({ done: true });
  const overrides: AppOverrides = {
    pages,
    api: Router().use(
      jsonPost({ path: '/api/echo', limit, handle: (_req, res) => done(res) }),
      jsonPost({ path: '/api/held', limit, handle: (_req, res) => holdResponse(() => done(res)) }),
    ),
  };
  app = await startApp(overrides, { MAX_IN_FLIGHT: '4', ...variables });
}

function open(text: string, options?: Parameters<typeof rawSocket>[2]): RawSocket {
  const client = rawSocket(app.port, text, options);
  clients.push(client);
  return client;
}

/** Returns the status of a request on a connection of its own. */
async function statusOf(path: string, from: string = FIRST, headers: Record<string, string> = {}, method = 'GET') {
  const client = open(requestText(method, path, { headers }), { from });
  await eventually(() => client.statuses().length, 1);
  return client.statuses()[0];
}

const bodyHeaders = (bytes: number) => ({ 'Content-Type': 'application/json', 'Content-Length': bytes });
const halfBody = (path = '/api/echo', bytes = 100) =>
  requestText('POST', path, { headers: bodyHeaders(bytes), body: '{' });
const requestWithBody = (path = '/api/echo') => requestText('POST', path, { headers: bodyHeaders(2), body: '{}' });
const metric = async (reason: string) => {
  const found = new RegExp(`http_overload_total{reason="${reason}"} (\\d+)`).exec(await app.metrics.registry.metrics());
  return Number(found?.[1] ?? 0);
};

describe('Q48: request bodies that do not arrive', () => {
  test('take no slot: pages and complete bodies are served as before, to the same client and to others', async () => {
    await start();
    for (let count = 0; count < 60; count += 1) open(halfBody());
    await eventually(() => app.metrics.inFlight.requests, 60);
    for (const from of [FIRST, SECOND]) {
      expect(await statusOf('/', from)).toBe(200);
      const post = open(requestWithBody(), { from });
      await eventually(() => post.statuses(), [200]);
    }
    expect(await metric('requests')).toBe(0);
  });

  test('are refused at their time limit, at any rate, and the connection closes', async () => {
    await start({ BODY_TIMEOUT: '200' });
    const senders = Array.from({ length: 10 }, () => open(halfBody()));
    await eventually(
      () => senders.map((sender) => [...sender.statuses(), sender.isClosed()]),
      senders.map(() => [408, true]),
    );
    expect(await metric('slowBody')).toBe(10);
    expect(app.lines().filter(({ event, reason }) => event === 'http.overload' && reason === 'slowBody')).toHaveLength(
      1,
    );
    await eventually(() => app.metrics.inFlight.requests, 0);
  });

  test('must arrive at a minimum rate before that', async () => {
    await start({ BODY_TIMEOUT: '60000' });
    const slow = open(halfBody());
    const drip = setInterval(() => slow.write(' '), 50);
    await eventually(() => slow.statuses(), [408]);
    clearInterval(drip);
  });

  test('a body in chunks at that rate is read to its end', async () => {
    await start();
    const sender = open(requestText('POST', '/api/echo', { headers: bodyHeaders(6_000), body: '{"a":"' }));
    let bytes = 6;
    const send = setInterval(() => {
      const size = Math.min(1_000, 5_998 - bytes);
      sender.write(bytes < 5_998 ? 'x'.repeat(size) : '"}');
      bytes += Math.max(size, 2);
      if (bytes >= 6_000) clearInterval(send);
    }, 20);
    await eventually(() => sender.statuses(), [200]);
    clearInterval(send);
  });

  test('buffer a limited number of bytes: one client half of them, and an aborted request frees its share', async () => {
    await start({}, 12 * MEGABYTE);
    const first = open(halfBody('/api/echo', 12 * MEGABYTE));
    await eventually(() => app.metrics.inFlight.requests, 1);
    const second = open(halfBody('/api/echo', 12 * MEGABYTE));
    await eventually(() => [...second.statuses(), second.isClosed()], [503, true]);
    const other = open(halfBody('/api/echo', 12 * MEGABYTE), { from: SECOND });
    await eventually(() => app.metrics.inFlight.requests, 2);
    expect([other.statuses(), await metric('bodiesOfClient')]).toEqual([[], 1]);
    first.close();
    await eventually(() => app.metrics.inFlight.requests, 1);
    open(halfBody('/api/echo', 12 * MEGABYTE));
    await eventually(() => app.metrics.inFlight.requests, 2);
  });

  test('Q9: a compressed body counts as what it may grow to', async () => {
    await start({}, 12 * MEGABYTE);
    const packed = requestText('POST', '/api/echo', {
      headers: { ...bodyHeaders(100), 'Content-Encoding': 'gzip' },
      body: '\x1f',
    });
    open(packed);
    await eventually(() => app.metrics.inFlight.requests, 1);
    const second = open(packed);
    await eventually(() => [...second.statuses(), second.isClosed()], [503, true]);
    expect(await metric('bodiesOfClient')).toBe(1);
  });

  test('hold no slot when the client leaves while its body is decompressed', async () => {
    await start();
    const body = gzipSync(JSON.stringify({ text: 'x'.repeat(MEGABYTE / 2) }));
    const headers = { ...bodyHeaders(body.byteLength), 'Content-Encoding': 'gzip' };
    for (let count = 0; count < 20; count += 1) {
      const sender = open(requestText('POST', '/api/echo', { headers }));
      sender.socket.end(body);
      await eventually(() => sender.isClosed(), true);
    }
    expect(await statusOf('/')).toBe(200);
    expect(await metric('client')).toBe(0);
  });

  test('a request takes a slot from the end of its body', async () => {
    await start();
    const sender = open(halfBody('/api/held', 2));
    await eventually(() => app.metrics.inFlight.requests, 1);
    const busy = [open(requestWithBody('/api/held')), open(requestWithBody('/api/held'))];
    await eventually(() => pending.length, 2);
    // The client has its half of the four slots.
    sender.write('}');
    await eventually(() => sender.statuses(), [503]);
    for (const respond of pending) respond();
    await eventually(() => busy.map(({ statuses }) => statuses()), [[200], [200]]);
  });
});

describe('Q53: one client gets half of the slots', () => {
  test('another one gets the other half; further requests are refused at once with Retry-After and counted by reason', async () => {
    await start();
    open(requestText('GET', '/held'));
    open(requestText('GET', '/held'));
    await eventually(() => pending.length, 2);
    const refused = open(requestText('GET', '/'));
    await eventually(() => refused.received(), expect.stringMatching(/^HTTP\/1\.1 503 .*\r\nRetry-After: 2\r\n/s));
    expect(await statusOf('/', SECOND)).toBe(200);
    for (let count = 0; count < 2; count += 1) open(requestText('GET', '/held'), { from: SECOND });
    await eventually(() => pending.length, 4);
    expect(await statusOf('/', '127.0.0.3')).toBe(503);
    expect([await metric('client'), await metric('requests')]).toEqual([1, 1]);
    expect(await statusOf('/healthz')).toBe(200);
    for (const respond of pending) respond();
    await eventually(() => statusOf('/'), 200);
  });

  test('Q31: behind a proxy a client is the address that the proxy saw, not one in front of it; IPv6 counts by /64', async () => {
    await start({ TRUST_PROXY: '1' });
    const forwardedFor = (forwarded: string) => ({ 'X-Forwarded-For': forwarded });
    open(requestText('GET', '/held', { headers: forwardedFor('1.1.1.1, 2001:db8:1:2::1') }));
    open(requestText('GET', '/held', { headers: forwardedFor('2.2.2.2, 2001:db8:1:2:ffff::2') }));
    await eventually(() => pending.length, 2);
    expect(await statusOf('/', FIRST, forwardedFor('3.3.3.3,2001:db8:1:2::3'))).toBe(503);
    expect(await statusOf('/', FIRST, forwardedFor('2001:db8:1:2::1, 203.0.113.9'))).toBe(200);
    expect(await statusOf('/', FIRST, forwardedFor('2001:db8:1:3::1'))).toBe(200);
    expect(await statusOf('/')).toBe(200);
  });

  test('Q31: without a proxy no header makes another client', async () => {
    await start();
    for (const forwarded of ['1.1.1.1', '2.2.2.2'])
      open(requestText('GET', '/held', { headers: { 'X-Forwarded-For': forwarded } }));
    await eventually(() => pending.length, 2);
    expect(await statusOf('/', FIRST, { 'X-Forwarded-For': '3.3.3.3' })).toBe(503);
  });

  test('pipelined requests are handled one after the other; a kept-alive connection frees its slot after each response', async () => {
    await start();
    const pipelining = open(requestText('GET', '/held').repeat(3));
    for (const handled of [1, 2, 3]) {
      await eventually(() => pending.length, handled);
      // One is handled at a time: the others take no slot.
      expect(await statusOf('/')).toBe(200);
      expect(pending).toHaveLength(handled);
      pending.at(-1)?.();
    }
    await eventually(() => pipelining.statuses(), [200, 200, 200]);
    const idle = open('');
    for (let count = 1; count <= 6; count += 1) {
      idle.write(requestText(count % 2 ? 'HEAD' : 'GET', '/'));
      await eventually(() => idle.statuses().length, count);
    }
    expect(new Set(idle.statuses())).toEqual(new Set([200]));
  });

  test('pipelined requests after one that closes the connection are not handled, and a connection with too many is closed', async () => {
    await start();
    const closing = open(requestText('GET', '/last') + requestText('GET', '/held'));
    await eventually(() => [...closing.statuses(), closing.isClosed()], [200, true]);
    expect(pending).toHaveLength(0);
    const flooding = open(requestText('GET', '/held').repeat(34));
    await eventually(() => flooding.isClosed(), true);
    await eventually(() => app.metrics.inFlight.requests, 0);
    expect(await statusOf('/')).toBe(200);
  });

  test('a client that leaves frees its slot', async () => {
    await start();
    for (let count = 0; count < 2; count += 1) open(requestText('GET', '/held'));
    await eventually(() => pending.length, 2);
    for (const client of clients) client.close();
    await eventually(() => app.metrics.inFlight.requests, 0);
    expect(await statusOf('/')).toBe(200);
  });
});

/** Reads `/large` to its end with a pause after every `size` bytes. Throws when the connection ends before. */
async function readSlowly({ socket }: RawSocket, size: number, pauseMs: number): Promise<number> {
  let bytes = 0;
  let next = size;
  for await (const piece of socket) {
    bytes += (piece as Buffer).byteLength;
    if (bytes >= LARGE) break;
    if (bytes < next) continue;
    next += size;
    await sleep(pauseMs);
  }
  return bytes;
}

describe('Q48, Q57: responses that are not read', () => {
  test('take no slot: of three clients with many, few stay open, and others are served', async () => {
    await start({ READ_TIMEOUT: '60000' });
    for (const from of [FIRST, SECOND, '127.0.0.3'])
      for (let count = 0; count < 10; count += 1) open(requestText('GET', '/large').repeat(4), { reads: false, from });
    // All clients together may leave 64 MB: with what belongs to each response that is one of them.
    await eventually(async () => (await metric('unreadOfClient')) + (await metric('unread')), 29);
    for (const from of ['127.0.0.4', FIRST]) expect(await statusOf('/', from)).toBe(200);
    expect(app.metrics.inFlight.requests).toBe(1);
    expect([await metric('client'), await metric('requests')]).toEqual([0, 0]);
  });

  test('a body that all of them get counts once', async () => {
    await start({ READ_TIMEOUT: '60000' });
    for (const from of [FIRST, SECOND])
      for (let count = 0; count < 5; count += 1) open(requestText('GET', '/shared'), { reads: false, from });
    await eventually(() => sent, 10);
    expect(await statusOf('/')).toBe(200);
    expect([await metric('unreadOfClient'), await metric('unread')]).toEqual([0, 0]);
  });

  test('a stream leaves its slot when it waits for its client', async () => {
    await start({ READ_TIMEOUT: '60000' });
    for (let count = 0; count < 2; count += 1) open(requestText('GET', '/stream'), { reads: false });
    await eventually(() => sent, 2);
    await eventually(() => statusOf('/'), 200);
    expect(app.metrics.inFlight.requests).toBe(2);
  });

  test('are cut after their time without progress', async () => {
    // Longer than a slow machine takes to read a request: a connection without one is closed and not counted.
    await start({ READ_TIMEOUT: '2000' });
    open(requestText('GET', '/large').repeat(2), { reads: false });
    await eventually(async () => [await metric('slowReader'), app.metrics.inFlight.requests], [1, 0]);
  });

  test('a response that is read slowly but steadily is sent to its end, however long it takes', async () => {
    await start({ READ_TIMEOUT: '8000' });
    const reader = open(requestText('GET', '/large'), { reads: false });
    expect(await readSlowly(reader, LARGE / 8, 1_500)).toBeGreaterThanOrEqual(LARGE);
    expect(await metric('slowReader')).toBe(0);
  });

  test('a response that is not ready yet is waited for', async () => {
    await start({ READ_TIMEOUT: '2000' });
    const waiting = open(requestText('GET', '/held'));
    await eventually(() => pending.length, 1);
    // Two such timeouts pass for a connection without a request.
    for (let times = 0; times < 2; times += 1) {
      const silent = open('');
      await eventually(() => silent.isClosed(), true);
    }
    pending[0]?.();
    await eventually(() => waiting.statuses(), [200]);
  });
});

describe('Q53: connections of one client', () => {
  test('are limited: the oldest idle one is closed for a new one, busy ones stay', async () => {
    await start({ MAX_CLIENT_CONNECTIONS: '3', MAX_IN_FLIGHT: '100' });
    const busy = open(requestText('GET', '/held'));
    await eventually(() => pending.length, 1);
    const sending = open(halfBody());
    await eventually(() => app.metrics.inFlight.requests, 2);
    const silent = open(requestText('GET', '/'));
    await eventually(() => silent.statuses(), [200]);
    expect(await statusOf('/')).toBe(200);
    expect([busy.isClosed(), sending.isClosed(), silent.isClosed()]).toEqual([false, true, false]);
    expect(await statusOf('/', SECOND)).toBe(200);
    pending[0]?.();
    await eventually(() => busy.statuses(), [200]);
    expect(await metric('connections')).toBe(1);
  });

  test('a further one is closed while all others are busy', async () => {
    await start({ MAX_CLIENT_CONNECTIONS: '3', MAX_IN_FLIGHT: '100' });
    for (let count = 0; count < 3; count += 1) open(requestText('GET', '/held'));
    await eventually(() => pending.length, 3);
    const refused = open(requestText('GET', '/'));
    await eventually(() => refused.isClosed(), true);
    expect(refused.received()).toBe('');
  });

  test('are not limited behind a proxy, because all of them are the proxy’s', async () => {
    await start({ MAX_CLIENT_CONNECTIONS: '3', TRUST_PROXY: '1' });
    const silent = Array.from({ length: 6 }, () => open(requestText('GET', '/')));
    await eventually(() => silent.flatMap(({ statuses }) => statuses()), [200, 200, 200, 200, 200, 200]);
    expect(silent.some(({ isClosed }) => isClosed())).toBe(false);
  });
});
