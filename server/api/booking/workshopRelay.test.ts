import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import express, { type Response } from 'express';
import { eventually } from '../../../test/support/eventually.ts';
import { createLifecycle } from '../../operations/lifecycle.ts';
import { beginResponse, receivedRequest } from '../../operations/request/request.ts';
import type { StreamEvent } from '../../ports/upstream/eventStream.ts';
import { createSilent } from '../../testing/silent.ts';
import { createWorkshopRelay, RELAY_LIMITS } from './workshopRelay.ts';

const WORKSHOP = {
  departmentId: '211.30',
  siteId: '1',
  siteName: 'Here',
  address: 'Street 1',
  latitude: 59,
  longitude: 18,
  brands: [],
  firstTimeSlot: null,
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves the relay with an upstream that sends what `events` yields. */
async function serve(
  events: (signal: AbortSignal) => AsyncGenerator<StreamEvent, void, undefined>,
  commentMs = 15_000,
) {
  const lifecycle = createLifecycle();
  const relay = createWorkshopRelay({
    port: {
      upstream: { state: () => 'closed' } as never,
      workshops: (_query, { signal }) => events(signal),
    },
    lifecycle,
    limits: { ...RELAY_LIMITS, total: 10, silenceMs: 60_000, streamMs: 60_000, commentMs },
    ...createSilent(),
  });
  const responses: Response[] = [];
  const app = express().get('/', async (req, res) => {
    responses.push(res);
    beginResponse(res, receivedRequest('test', []));
    const query = { plate: 'ABC123', codes: [], latitude: 59, longitude: 18, cursor: null };
    await relay({ req, res, query, language: 'sv' });
  });
  const listening = createServer(app);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return { lifecycle, responses, url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/` };
}

const event = (data: object): StreamEvent => ({
  kind: 'event',
  event: { id: undefined, event: undefined, data: JSON.stringify(data) },
});

async function* untilAborted(signal: AbortSignal): AsyncGenerator<StreamEvent, void, undefined> {
  yield event(WORKSHOP);
  await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

test('Q24 the figures of the relay', () => {
  expect(RELAY_LIMITS).toEqual({
    perClient: 5,
    commentMs: 15_000,
    maxEventBytes: 65_536,
    maxStreamBytes: 8_388_608,
  });
});

test('comments keep the line open', async () => {
  const { url } = await serve(untilAborted, 10);
  const { body } = await fetch(url);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.split(': wait\n\n').length > 3) break;
  }
  expect(text).toContain('"departmentId":"211.30"');
});

test('a drain sends a closing event and ends the stream; a new one is 503', async () => {
  const { url, lifecycle } = await serve(untilAborted);
  const response = await fetch(url);
  lifecycle.drain();
  expect(await response.text()).toMatch(/event: closing\ndata: \{"closing":"drain"\}\n\n$/);
  const refused = await fetch(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
});

test('invalid events are error events; unknown members are left out', async () => {
  const { url } = await serve(async function* () {
    yield { kind: 'event', event: { id: undefined, event: undefined, data: '{"half' } };
    yield event({ ...WORKSHOP, latitude: 'north' });
    yield event({ ...WORKSHOP, secret: 'x' });
    yield event({ error: 'The database is on fire' });
    yield event(WORKSHOP);
  });
  const text = await (await fetch(url)).text();
  const data = [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
  expect(data).toEqual([
    { error: 'invalid' },
    { error: 'invalid' },
    WORKSHOP,
    { error: 'upstream' },
    { closing: 'error' },
  ]);
});

test('Q25 nothing is read ahead of a client that does not read', async () => {
  let read = 0;
  const { url } = await serve(async function* () {
    for (;;) {
      read += 1;
      // As slow as a network, so that an unbounded relay would go on.
      await sleep(0);
      yield event({ ...WORKSHOP, siteName: 'x'.repeat(100), address: 'y'.repeat(150) });
    }
  });
  const left = new AbortController();
  const { status } = await fetch(url, { signal: left.signal });
  let last = -1;
  // Paused: no event was read while many could have been.
  while (last !== read) {
    last = read;
    await sleep(300);
  }
  expect(status).toBe(200);
  // The buffers of both sockets, which hold a few megabytes.
  expect(read * 400).toBeLessThan(20 * 1_024 * 1_024);
  left.abort();
});

test('Q25 a client that stops to read and goes on gets all that follows, also when letters have several bytes', async () => {
  const AFTER = 40;
  // Three bytes each.
  const brands = Array.from({ length: 60 }, () => '車'.repeat(60));
  let hasPaused = false;
  let sent = 0;
  const { url, responses } = await serve(async function* () {
    for (let left = AFTER; left > 0; left -= hasPaused ? 1 : 0) {
      sent += 1;
      yield event({ ...WORKSHOP, departmentId: `211.${sent}`, brands });
    }
  });
  const response = await fetch(url);
  await eventually(() => responses[0]?.writableNeedDrain, true);
  hasPaused = true;
  const text = await response.text();
  expect(text.match(/"departmentId"/g)).toHaveLength(sent);
  expect(text).toMatch(/event: closing\ndata: \{"closing":"complete"\}\n\n$/);
});
