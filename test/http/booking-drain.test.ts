import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { openStream } from '../support/streamClient.ts';

/** `kill -TERM` while event streams are open (Q1, Q24). */

const START_TIMEOUT_MS = 180_000;
const STREAMS = 40;

let server: ServerProcess;
let sandboxUrl = '';

beforeAll(async () => {
  server = await startServerProcess([], (url) => {
    sandboxUrl = url;
    const drain = { DRAIN_DELAY: '1000', DRAIN_TIMEOUT: '60000' };
    return {
      SANDBOX: 'on',
      SANDBOX_URL: url,
      TRUST_PROXY: '1',
      LOG_FORMAT: 'json',
      BOOKING_STREAM_SILENCE: '60000',
      ...drain,
    };
  });
  await fetch(`${sandboxUrl}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'booking', kind: 'streamSilent' }),
  });
}, START_TIMEOUT_MS);
afterAll(() => server.stop());

test('every stream gets a closing event and ends, and the process exits with 0 before its time is over', async () => {
  const product = { url: `http://127.0.0.1:${server.port}`, port: server.port };
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => openStream(product)));
  for (const stream of streams) stream.read();
  await Promise.all(streams.map((stream) => stream.until(1)));
  const signalledAt = performance.now();
  server.signal('SIGTERM');
  await Promise.all(streams.map((stream) => stream.ended));
  expect(streams.map(({ events }) => events.at(-1)?.data)).toEqual(Array(STREAMS).fill({ closing: 'drain' }));
  await eventually(() => server.ended(), '0');
  expect(performance.now() - signalledAt).toBeLessThan(60_000);
});
