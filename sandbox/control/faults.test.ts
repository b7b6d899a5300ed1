import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sendJson } from '../lib/http.ts';
import { type Fault, FaultSwitch, NO_FAULT, parseFaultRequest } from './faults.ts';
import { type WatchedUpstream, watch } from './watched.ts';

let server: Server;
let upstream: WatchedUpstream;
let url = '';

beforeEach(async () => {
  upstream = watch('thing', (_req, res) => sendJson(res, 200, { text: 'x'.repeat(100) }));
  server = createServer(upstream.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/path/deeper/still?secret=1`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function set(fault: Partial<Fault>): void {
  upstream.faults.set({ ...NO_FAULT, ...fault });
}

/** The counters hear of a call when its connection is done with it. */
async function settled(total: number): Promise<void> {
  while (upstream.counters.state().open > 0 || upstream.counters.state().last.length < total) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('D7 faults', () => {
  test('none: the upstream responds', async () => {
    expect(await (await fetch(url)).json()).toEqual({ text: 'x'.repeat(100) });
  });

  test('error: the status that was requested, as JSON', async () => {
    set({ kind: 'error', status: 503 });
    const response = await fetch(url);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: 'Sandbox fault: status 503' });
  });

  test('times: the upstream recovers after that many calls', async () => {
    set({ kind: 'error', times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await fetch(url)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test('lost: the connection is closed in place of the response', async () => {
    set({ kind: 'lost' });
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    await settled(1);
    expect(upstream.counters.state().byStatus).toEqual({ closed: 1 });
  });

  test('refuse: 400 with the field', async () => {
    set({ kind: 'refuse', field: 'phone' });
    const response = await fetch(url);
    expect([response.status, await response.json()]).toEqual([400, { errors: { phone: expect.any(String) } }]);
  });

  test('delay: the response is delayed', async () => {
    set({ kind: 'delay', delayMs: 120 });
    const started = performance.now();
    expect((await fetch(url)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('delay: the call ends when the client disconnects', async () => {
    set({ kind: 'delay', delayMs: 60_000 });
    const left = new AbortController();
    const call = expect(fetch(url, { signal: left.signal })).rejects.toThrow();
    while (upstream.counters.state().open === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    left.abort();
    await call;
    await settled(1);
    expect(upstream.counters.state().byStatus).toEqual({ closed: 1 });
  });

  test('hang: no response', async () => {
    set({ kind: 'hang' });
    await expect(fetch(url, { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
  });

  test('reset: the connection is reset', async () => {
    set({ kind: 'reset' });
    await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  });

  test('half: headers and half of the body, then the connection breaks', async () => {
    set({ kind: 'half' });
    const response = await fetch(url);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('empty: 200 with an empty body', async () => {
    set({ kind: 'empty' });
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('a share affects calls evenly, and the same calls in every run', () => {
    const hits = (share: number, calls: number): number[] => {
      const faults = new FaultSwitch();
      faults.set({ ...NO_FAULT, kind: 'error', share });
      return Array.from({ length: calls }, (_, call) => (faults.next() === 'error' ? call + 1 : 0)).filter(Boolean);
    };
    expect(hits(0.25, 12)).toEqual([4, 8, 12]);
    expect(hits(0.1, 30)).toEqual([10, 20, 30]);
    expect(hits(1, 3)).toEqual([1, 2, 3]);
    expect(hits(0, 50)).toEqual([]);
  });

  test('counters: totals, status, operation, last calls; no query text', async () => {
    await fetch(url);
    set({ kind: 'error', status: 502 });
    await fetch(url);
    await settled(2);
    const state = upstream.counters.state();
    expect(state).toMatchObject({
      total: 2,
      open: 0,
      byStatus: { 200: 1, 502: 1 },
      byOperation: { 'GET /path/deeper': 2 },
    });
    expect(state.last.map(({ status, fault }) => [status, fault])).toEqual([
      ['502', 'error'],
      ['200', 'none'],
    ]);
    expect(JSON.stringify(state)).not.toContain('secret');
  });

  test('only the last 50 calls are stored', async () => {
    for (let call = 0; call < 53; call += 1) await (await fetch(url)).text();
    await settled(50);
    expect(upstream.counters.state()).toMatchObject({ total: 53 });
    expect(upstream.counters.state().last).toHaveLength(50);
  });
});

describe('the body of a switch request', () => {
  test('takes numbers, and texts from forms; missing fields have defaults', () => {
    expect(parseFaultRequest({ upstream: 'a', kind: 'error', share: 0.5, status: '404', delayMs: '' }, ['a'])).toEqual({
      upstream: 'a',
      fault: { kind: 'error', share: 0.5, status: 404, delayMs: 2000, times: 0, field: 'email' },
    });
  });

  test.each([
    [null, 'object'],
    [{ upstream: 'b', kind: 'error' }, 'upstream must be one of a'],
    [{ upstream: 'a', kind: 'fire' }, 'kind must be one of none, delay, error, hang, reset, half, empty'],
    [{ upstream: 'a', kind: 'error', share: 2 }, 'share must be a number from 0 to 1'],
    [{ upstream: 'a', kind: 'error', status: 200 }, 'status must be a number from 400 to 599'],
    [{ upstream: 'a', kind: 'delay', delayMs: 'soon' }, 'delayMs must be a number'],
  ])('%j is refused', (order, errorMessage) => {
    expect(() => parseFaultRequest(order, ['a'])).toThrow(errorMessage);
  });
});
