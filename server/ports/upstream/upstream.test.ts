import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.ts';
import { type BadUpstream, BEHAVIOURS, startBadUpstream } from '../../testing/badUpstream.ts';
import { createSilent, type Silent } from '../../testing/silent.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import type { UpstreamCall } from './upstreamCall.ts';
import { UpstreamError } from './upstreamError.ts';

/** So long that a busy machine keeps them. */
const TIMEOUTS = { connect: 30_000, headers: 30_000, total: 30_000 };
/** For calls that have to reach a limit. The upstream on loopback has got the call by then. */
const SHORT_TIMEOUTS = { connect: 1_000, headers: 400, total: 500 };
let server: BadUpstream;
let silent: Silent;
let upstream: Upstream;

beforeEach(async () => {
  server = await startBadUpstream();
  silent = createSilent();
  upstream = create(TIMEOUTS);
});
afterEach(async () => {
  await upstream.close();
  await server.close();
});

const create = (timeouts: typeof TIMEOUTS): Upstream =>
  createUpstream({
    name: 'content',
    url: `${server.url}/base/`,
    headers: { sc_apikey: 'topsecret' },
    timeouts,
    maxBytes: 10_000,
    breakerResetMs: 1_000,
    ...silent,
  });

/** Replaces the upstream by one with short time limits. */
async function shortenTimeouts(): Promise<void> {
  await upstream.close();
  upstream = create(SHORT_TIMEOUTS);
}

const POST: UpstreamCall = { operation: 'Layout', json: { a: 1 }, idempotent: true };

async function failure(call: UpstreamCall): Promise<UpstreamError> {
  try {
    await upstream.json(call);
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail');
}

describe('upstream: calls', () => {
  test('a POST sends JSON and the key, below the base path', async () => {
    let seen: unknown;
    server.behave((req, res) => {
      seen = [req.url, req.method, req.headers['content-type'], req.headers.sc_apikey];
      req.on('data', (chunk) => res.end(chunk)).resume();
    });
    expect(await upstream.json({ ...POST, path: '/x' })).toEqual({ a: 1 });
    expect(seen).toEqual(['/base/x', 'POST', 'application/json', 'topsecret']);
  });

  test('compressed responses are decompressed', async () => {
    server.behave((_req, res) => {
      res.setHeader('content-encoding', 'gzip').end(gzipSync('{"packed":true}'));
    });
    expect(await upstream.json(POST)).toEqual({ packed: true });
  });
});

describe('Q4: the fault matrix', () => {
  test.each([
    ['hang', BEHAVIOURS.hang, 'timeout', null],
    ['stall in the body', BEHAVIOURS.stall, 'timeout', null],
    ['reset', BEHAVIOURS.reset, 'network', null],
    ['half a response', BEHAVIOURS.half, 'network', null],
    ['500', BEHAVIOURS.status(500), 'status', 500],
    ['503', BEHAVIOURS.status(503), 'status', 503],
    ['404', BEHAVIOURS.status(404), 'status', 404],
    ['401', BEHAVIOURS.status(401), 'status', 401],
    ['a redirect, which is not followed', BEHAVIOURS.status(302), 'status', 302],
    ['no JSON', BEHAVIOURS.text('<html>'), 'invalid', null],
    ['too large', BEHAVIOURS.json('x'.repeat(20_000)), 'invalid', null],
  ] as const)('%s', async (_title, behaviour, kind, status) => {
    if (kind === 'timeout') await shortenTimeouts();
    server.behave(behaviour);
    const error = await failure(POST);
    expect([error.kind, error.status, error.upstream, error.operation]).toEqual([kind, status, 'content', 'Layout']);
  });

  test('a decompression bomb is refused', async () => {
    server.behave((_req, res) => {
      res.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000)));
    });
    expect((await failure(POST)).kind).toBe('invalid');
  });

  test('a port without a listener', async () => {
    await server.close();
    expect((await failure(POST)).kind).toBe('network');
  });
});

describe('Q5: retry', () => {
  test('an idempotent call is retried once', async () => {
    server.behave((req, res) =>
      (server.requestLines.length === 1 ? BEHAVIOURS.reset : BEHAVIOURS.json('ok'))(req, res),
    );
    expect(await upstream.json(POST)).toBe('ok');
    expect(server.requestLines).toHaveLength(2);
  });

  test.each([
    ['a POST that does not say so', { operation: 'x', json: {} }, BEHAVIOURS.reset],
    ['a client’s fault', POST, BEHAVIOURS.status(404)],
    ['a time limit', POST, BEHAVIOURS.hang],
    ['429', POST, BEHAVIOURS.status(429)],
  ])('no retry: %s', async (_title, call, behaviour) => {
    if (behaviour === BEHAVIOURS.hang) await shortenTimeouts();
    server.behave(behaviour);
    await failure(call);
    await eventually(() => server.requestLines.length, 1);
  });

  test('in an outage retries are about a tenth of the calls', async () => {
    server.behave(BEHAVIOURS.status(502));
    for (let n = 0; n < 15; n += 1) await failure(POST);
    // Five were saved up at the start; after that one in ten.
    expect(server.requestLines.length).toBeLessThanOrEqual(15 + 5 + 2);
  });
});

describe('Q6: breaker', () => {
  const failMany = async (behaviour: RequestListener, count: number) => {
    server.behave(behaviour);
    for (let n = 0; n < count; n += 1) await failure({ ...POST, idempotent: false });
  };

  test('opens at half of 20 calls, fails at once, and closes after one successful probe', async () => {
    server.behave(BEHAVIOURS.json(1));
    for (let n = 0; n < 10; n += 1) await upstream.json(POST);
    await failMany(BEHAVIOURS.status(500), 10);
    expect(upstream.state()).toBe('open');

    expect((await failure(POST)).kind).toBe('breaker');
    expect(server.requestLines).toHaveLength(20);

    await eventually(upstream.state, 'halfOpen');
    server.behave((_req, res) => void setTimeout(() => res.end('1'), 100));
    const burst = await Promise.allSettled(Array.from({ length: 10 }, () => upstream.json(POST)));
    expect(burst.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(server.requestLines).toHaveLength(21);
    expect(upstream.state()).toBe('closed');
  });

  test('stays closed below 20 calls and for errors of clients', async () => {
    await failMany(BEHAVIOURS.status(500), 19);
    expect(upstream.state()).toBe('closed');
  });

  test('a 200 with invalid JSON or an invalid shape is a failure', async () => {
    await failMany(BEHAVIOURS.text(''), 10);
    const refuse = () => {
      throw new UpstreamError({ upstream: 'content', operation: 'Layout', kind: 'invalid', detail: 'schema' });
    };
    server.behave(BEHAVIOURS.json({}));
    for (let n = 0; n < 10; n += 1)
      await expect(upstream.json(POST, refuse)).rejects.toMatchObject({ kind: 'invalid' });
    expect(upstream.state()).toBe('open');
    expect((await failure(POST)).kind).toBe('breaker');
    expect(server.requestLines).toHaveLength(20);
    const text = await silent.metrics.registry.metrics();
    expect(text).toContain('upstream_call_duration_seconds_count{upstream="content",outcome="invalid"} 20');
  });

  test('invalid responses open it for their operation, failed requests for all', async () => {
    const variants: UpstreamCall = { ...POST, operation: 'Variants' };
    const read = (body: unknown) => {
      if (body === 'invalid') throw new UpstreamError({ upstream: 'content', operation: 'Variants', kind: 'invalid' });
      return body;
    };
    for (let n = 0; n < 25; n += 1) {
      server.behave(BEHAVIOURS.json('invalid'));
      await expect(upstream.json(variants, read)).rejects.toMatchObject({ kind: n < 20 ? 'invalid' : 'breaker' });
      server.behave(BEHAVIOURS.json('page'));
      expect(await upstream.json(POST, read)).toBe('page');
    }
    expect(silent.lines().filter(({ event }) => event === 'upstream.breaker')).toMatchObject([
      { upstream: 'content', operation: 'Variants', state: 'open' },
    ]);
    await failMany(BEHAVIOURS.status(500), 46);
    expect((await failure({ ...POST, operation: 'Dictionary' })).kind).toBe('breaker');
  });

  test('an exception of our own code in reading a response is rethrown', async () => {
    server.behave(BEHAVIOURS.json({}));
    const mistake = () => {
      throw new TypeError('ours');
    };
    await expect(upstream.json(POST, mistake)).rejects.toThrow(TypeError);
  });

  test('404 and other 4xx are no failures of the upstream; 429 is one', async () => {
    await failMany(BEHAVIOURS.status(404), 30);
    expect(upstream.state()).toBe('closed');
    await failMany(BEHAVIOURS.status(429), 31);
    expect(upstream.state()).toBe('open');
  });
});

describe('a client that disconnects', () => {
  test('aborts the call, which is no failure and no log line', async () => {
    server.behave(BEHAVIOURS.hang);
    const visitor = new AbortController();
    const pending = failure({ ...POST, signal: visitor.signal });
    await eventually(() => server.requestLines.length, 1);
    visitor.abort();
    expect((await pending).kind).toBe('aborted');
    await eventually(server.aborted, 1);
    expect(server.requestLines).toHaveLength(1);
    expect(silent.lines()).toEqual([]);
  });

  test('thirty of them open no breaker', async () => {
    server.behave(BEHAVIOURS.hang);
    const leave = async () => failure({ ...POST, signal: AbortSignal.timeout(10) });
    await Promise.all(Array.from({ length: 30 }, leave));
    expect(upstream.state()).toBe('closed');
  });
});

describe('log and metrics', () => {
  test.each([401, 403])('a key that is refused with %d is an error with the name of its variable', async (status) => {
    server.behave(BEHAVIOURS.status(status));
    await failure(POST);
    expect(silent.lines()).toMatchObject([
      { level: 'error', event: 'upstream.failed', status, setting: 'CONTENT_KEY' },
    ]);
    server.behave(BEHAVIOURS.status(404));
    await failure(POST);
    expect(silent.lines().at(-1)).toMatchObject({ level: 'warn', status: 404 });
    expect(silent.lines().at(-1)).not.toHaveProperty('setting');
  });

  test('have one line for each failure, without key, body or URL, and counters by outcome', async () => {
    server.behave(BEHAVIOURS.status(500));
    await failure({ ...POST, path: '/people/anna@example.com?phone=0701234567' });
    const lines = silent.lines();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ event: 'upstream.failed', upstream: 'content', operation: 'Layout', status: 500 });
    expect(JSON.stringify(lines)).not.toMatch(/topsecret|anna|0701234567/);

    server.behave(BEHAVIOURS.json(1));
    await upstream.json(POST);
    const text = await silent.metrics.registry.metrics();
    expect(text).toContain('upstream_failures_total{upstream="content",kind="status",status="500"} 1');
    expect(text).toContain('upstream_call_duration_seconds_count{upstream="content",outcome="status"} 1');
    expect(text).toContain('upstream_call_duration_seconds_count{upstream="content",outcome="ok"} 1');
  });
});
