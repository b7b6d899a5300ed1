import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { setPace } from '../../support/booking/booking.ts';
import { eventually } from '../../support/eventually.ts';
import { type LeasedSandbox, leaseSandbox } from '../../support/leases.ts';
import { TESTS_ALL } from '../../support/matrix.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';
import { openStream, readStream } from '../../support/streamClient.ts';

/** What event streams leave in the process that serves them, and `kill -TERM` while they are open (Q1, Q24, Q25). */

const START_TIMEOUT_MS = 180_000;
const BATCH = 50;
/** Streams whose readers pause. Each is filled with thousands of events. */
const SLOW_READERS = TESTS_ALL ? 10 : 4;
/** Megabytes that 1,000 streams may leave: the events that a visitor could still ask for. */
const LEFT_MB = 8;
const MOST_ROUNDS = 3;
/** Connections that the pools of upstreams may hold longer than the streams. */
const POOLED = 10;
/**
 * Collects garbage before the memory is read, so that `/metrics` has what is really held: once for a response, which reads it several times.
 */
const EXACT_MEMORY = `const usage = process.memoryUsage;
  let isExact = false;
  process.memoryUsage = Object.assign(() => {
    if (!isExact) gc();
    isExact = true;
    setImmediate(() => { isExact = false; });
    return usage();
  }, usage);`;

let server: ServerProcess;
let sandbox: LeasedSandbox;
let product: { url: string; port: number };

beforeAll(async () => {
  sandbox = await leaseSandbox(400);
  server = await startServerProcess(
    ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(EXACT_MEMORY)}`],
    {
      SANDBOX: 'on',
      SANDBOX_URL: sandbox.url,
      TRUST_PROXY: '1',
      LOG_FORMAT: 'json',
      MAX_LOOP_DELAY: '60000',
      // A busy machine takes long to fill the readers.
      BOOKING_STREAM_SILENCE: '60000',
      BOOKING_STREAM_TIME: '600000',
      READ_TIMEOUT: '120000',
      DRAIN_DELAY: '1000',
      DRAIN_TIMEOUT: '60000',
    },
  );
  product = { url: `http://127.0.0.1:${server.port}`, port: server.port };
  await setPace({ sandboxUrl: sandbox.url }, 0);
}, START_TIMEOUT_MS);
afterAll(async () => {
  await server.stop();
  await sandbox.close();
});

const setFault = (kind: string) =>
  fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'booking', kind }),
  });
beforeEach(() => setFault('streamSilent'));

const opened: Awaited<ReturnType<typeof openStream>>[] = [];
const closeAll = () => {
  for (const stream of opened.splice(0)) stream.close();
};
afterEach(closeAll);
async function openMany(count: number) {
  const streams = await Promise.all(Array.from({ length: count }, () => openStream(product)));
  opened.push(...streams);
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  return streams;
}

/** Returns what the process says of itself. */
async function measured() {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const read = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  return {
    open: read('event_streams_open'),
    left: read('event_streams_total{outcome="left"}'),
    events: read('event_stream_events_total{kind="workshop"}'),
    files: read('process_open_fds'),
    megabytes: (read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes')) / 1_048_576,
  };
}

async function openAndLeave(count: number): Promise<void> {
  for (let left = count; left > 0; left -= BATCH) {
    await openMany(BATCH);
    closeAll();
  }
  await eventually(async () => (await measured()).open, 0);
}

test('Q24 1,000 streams opened and closed: connections and memory are as after the first ones', async () => {
  await openAndLeave(4 * BATCH);
  const grown: number[] = [];
  // What else the process does meanwhile fills its memory once; what streams leave is there each time.
  while (grown.length < MOST_ROUNDS && !grown.some((megabytes) => megabytes < LEFT_MB)) {
    const before = await measured();
    await openAndLeave(1_000);
    await eventually(async () => (await measured()).files <= before.files + POOLED, true);
    const after = await measured();
    expect(after.left - before.left).toBe(1_000);
    grown.push(after.megabytes - before.megabytes);
  }
  expect(Math.min(...grown)).toBeLessThan(LEFT_MB);
});

test(
  `Q25 200 streams and ${SLOW_READERS} whose readers pause: pages respond, others are complete, and memory and connections are as before`,
  async () => {
    const pageStatus = async () => {
      const response = await fetch(product.url);
      await response.text();
      return response.status;
    };
    // The first page fills caches.
    expect(await pageStatus()).toBe(200);
    const before = await measured();
    await setFault('streamFlood');
    const slow = await openMany(SLOW_READERS);
    const relayed = async () => (await measured()).events;
    await eventually(async () => (await relayed()) > before.events + slow.length, true);
    // Until the relay waits for the readers: no more events are sent. As long as there are more, it takes as long as it takes.
    for (let [last, events] = [0, await relayed()]; events > last; ) [last, events] = [events, await relayed()];
    // A stream whose reader pauses is never silent. The others are, and would end after a minute.
    await setFault('streamSilent');
    const others = await openMany(200);
    for (const stream of others) stream.read();
    await Promise.all(others.map((stream) => stream.until(1)));
    expect(await pageStatus()).toBe(200);
    // One slow reader may hold 20 MB; all of them hold less than two might.
    expect((await measured()).megabytes).toBeLessThan(before.megabytes + 40);
    expect([...others, ...slow].every(({ response }) => !response.destroyed)).toBe(true);
    await setFault('none');
    // A few at once: each leaves a connection in the pool.
    const complete = await Promise.all(Array.from({ length: POOLED / 2 }, () => readStream(product)));
    expect(new Set(complete.map((stream) => stream.events.at(-1)?.data.closing))).toEqual(new Set(['complete']));
    closeAll();
    await eventually(async () => (await measured()).files <= before.files + POOLED, true);
    expect((await measured()).megabytes).toBeLessThan(before.megabytes + LEFT_MB);
  },
  START_TIMEOUT_MS,
);

test('Q1 SIGTERM: every stream gets a closing event and ends, and the process exits with 0 before its time is over', async () => {
  const streams = await openMany(40);
  for (const stream of streams) stream.read();
  await Promise.all(streams.map((stream) => stream.until(1)));
  const signalledAt = performance.now();
  server.signal('SIGTERM');
  await Promise.all(streams.map((stream) => stream.ended));
  expect(streams.map(({ events }) => events.at(-1)?.data)).toEqual(streams.map(() => ({ closing: 'drain' })));
  await eventually(() => server.ended(), '0');
  expect(performance.now() - signalledAt).toBeLessThan(60_000);
});
