import { afterEach, describe, expect, test } from '@jest/globals';
import type { RequestHandler } from 'express';
import { report } from '../../../server/operations/request/report.ts';
import { type RunningApp, startApp } from '../../../server/testing/startApp.ts';
import { eventually } from '../../support/eventually.ts';

let app: RunningApp;
afterEach(() => app.close());

const page: RequestHandler = (_req, res) => {
  report(res, { kind: 'content', cache: 'hit' });
  res.end('page');
};

describe('health', () => {
  test('Q3: liveness is 200 while all upstreams are unavailable', async () => {
    app = await startApp();
    for (const path of ['/healthz', '/api/healthz'])
      expect(await app.send(path)).toMatchObject({ status: 200, body: 'Healthy' });
  });

  test('readiness gives the reason', async () => {
    app = await startApp();
    expect((await app.send('/readyz')).status).toBe(200);
    app.lifecycle.drain();
    expect(JSON.parse((await app.send('/readyz')).body)).toEqual({ ready: false, reasons: ['draining'] });
    expect((await app.send('/healthz')).status).toBe(200);
  });

  test('metrics are in Prometheus’ text format by site, kind and class of status, and a 404 when switched off', async () => {
    app = await startApp({ pages: page });
    await app.send('/kop-bil');
    const { body } = await app.send('/metrics', { host: '127.0.0.1:3000' });
    expect(body).toContain(
      'http_request_duration_seconds_count{listener="public",site="norrvag-se",kind="content",status="2xx"} 1',
    );
    await app.close();
    app = await startApp({}, { METRICS: 'off' });
    expect((await app.send('/metrics', { host: 'localhost' })).status).toBe(404);
  });

  test('without a listener of their own, metrics are for direct requests to an IP address or localhost only', async () => {
    app = await startApp({ pages: page });
    for (const host of ['127.0.0.1', '10.1.2.3:3000', '[::1]:3000', 'localhost:3000'])
      expect([host, (await app.send('/metrics', { host })).headers['content-type']]).toEqual([
        host,
        expect.stringContaining('text/plain; version='),
      ]);
    for (const headers of [
      { host: 'norrvag-se.localhost' },
      { host: 'norrvag-se.example' },
      { host: '10.1.2.3', 'x-forwarded-for': '203.0.113.7' },
      { host: 'localhost', forwarded: 'for=203.0.113.7' },
    ])
      expect((await app.send('/metrics', headers)).body).not.toContain('http_requests');
  });
});

describe('the access log', () => {
  test('one line has id, site, kind, status, cache and bytes, and no query string', async () => {
    app = await startApp({ pages: page });
    await app.send('/kop-bil?keyphrase=ABC123&phone=0701234567');
    expect(app.lines()).toHaveLength(1);
    expect(app.lines()[0]).toMatchObject({
      event: 'http.request',
      listener: 'public',
      site: 'norrvag-se',
      kind: 'content',
      method: 'GET',
      path: '/kop-bil',
      status: 200,
      cache: 'hit',
    });
    expect(JSON.stringify(app.lines())).not.toMatch(/ABC123|0701234567|keyphrase/);
  });

  test('Q36: a path has no personal data, and an /api/ path no data at all', async () => {
    app = await startApp();
    await app.send('/anna@example.com/0701234567/ABC123');
    await app.send('/api/mechmate/car/ABC123');
    expect(JSON.stringify(app.lines())).not.toMatch(/anna|0701|ABC123|mechmate/);
  });

  test('a client that leaves is logged as aborted', async () => {
    app = await startApp({ pages: (_req, res) => void res.write('half') });
    await app.raw('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await eventually(() => app.lines()[0], expect.objectContaining({ aborted: true }));
  });

  test('a request id is accepted only from a trusted proxy and only when well-formed', async () => {
    const idOf = async (requestId: string) => {
      await app.send('/', { 'x-request-id': requestId });
      return app.lines().at(-1)?.reqId;
    };
    app = await startApp();
    expect(await idOf('abcdefgh-1')).not.toBe('abcdefgh-1');
    await app.close();
    app = await startApp({}, { TRUST_PROXY: '1' });
    expect(await idOf('abcdefgh-1')).toBe('abcdefgh-1');
    expect(await idOf('a"}{<script>')).not.toContain('script');
  });
});

describe('Q42: overload', () => {
  test('beyond the limit 503 with Retry-After at once; health still responds; recovers', async () => {
    const waiting: (() => void)[] = [];
    app = await startApp({ pages: (_req, res) => void waiting.push(() => res.end('done')) }, { MAX_IN_FLIGHT: '6' });
    const accepted = [app.send('/'), app.send('/'), app.send('/')];
    while (waiting.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    const refused = await app.send('/');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    await app.send('/');
    const lines = app.lines().filter(({ event }) => event === 'http.overload');
    // All come from one client, which may have half of the slots.
    expect(lines).toMatchObject([{ reason: 'client', refused: 1, inFlight: 4 }]);
    expect((await app.send('/healthz')).status).toBe(200);
    for (const respond of waiting) respond();
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const next = app.send('/');
    while (waiting.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    waiting[3]?.();
    expect((await next).status).toBe(200);
  });
});
