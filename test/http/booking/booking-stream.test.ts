import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PLATES } from '../../../sandbox/booking/scenarios.ts';
import { workshopSchema } from '../../../src/contracts/booking/workshops.ts';
import { setPace } from '../../support/booking/booking.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import type { Fault } from '../../support/product.ts';
import { nextClient, openStream as openUnclosedStream, readStream } from '../../support/streamClient.ts';

/** The relay of the event stream of workshops (F092, Q24, Q25, docs/decisions/0099). */

const SILENCE_MS = 400;
const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1', BOOKING_STREAM_SILENCE: '20000' } });
const impatient = productFixture({
  cars: 60,
  settings: { TRUST_PROXY: '1', BOOKING_STREAM_SILENCE: String(SILENCE_MS) },
});
const brief = productFixture({
  cars: 60,
  settings: { TRUST_PROXY: '1', BOOKING_STREAM_TIME: '600' },
});
const small = productFixture({
  cars: 60,
  settings: { TRUST_PROXY: '1', BOOKING_STREAM_SILENCE: '20000', BOOKING_STREAMS: '8', MAX_IN_FLIGHT: '4' },
});

const setFault = (kind: Fault['kind'], product = fixture.product) => product.setFault({ upstream: 'booking', kind });

beforeEach(async () => {
  for (const product of [fixture.product, impatient.product, brief.product, small.product]) {
    await setFault('none', product);
    await setPace(product, 0);
    product.logged.length = 0;
  }
});

const opened = new Set<Awaited<ReturnType<typeof openUnclosedStream>>>();
const openStream: typeof openUnclosedStream = async (...input) => {
  const stream = await openUnclosedStream(...input);
  opened.add(stream);
  return stream;
};
// A stream that a test has left open would count in the next one until the upstream has been silent for too long.
afterEach(async () => {
  for (const stream of opened) stream.close();
  opened.clear();
  for (const product of [fixture.product, small.product]) await eventually(() => gauge(product), 0);
});

const openUpstream = async () => {
  const state = await (await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`)).json();
  return (state as { upstreams: { booking: { calls: { open: number } } } }).upstreams.booking.calls.open;
};
const gauge = async (product = fixture.product) => (await product.metrics.streamsOpen.get()).values[0]?.value ?? 0;

describe('F092 workshops over SSE', () => {
  test('each is an event of ours with an id, nearest first, and a closing event says that all are sent', async () => {
    const { status, headers, events, workshops } = await readStream(fixture.product);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(workshops().length).toBeGreaterThan(15);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    const places = events.slice(0, -1).map(({ data }) => workshopSchema.validateSync(data, { strict: true }));
    const km = places.map(({ latitude, longitude }) => Math.hypot(latitude - 59.3293, (longitude - 18.0686) * 0.51));
    // On a plane, which is exact enough near the visitor.
    expect(km.slice(0, 5)).toEqual([...km].sort((one, other) => one - other).slice(0, 5));
    expect(events.at(-1)).toMatchObject({ event: 'closing', data: { closing: 'complete' } });
    expect(events.slice(0, -1).every(({ event }) => event === undefined)).toBe(true);
  });

  test('the cursor continues behind the last department', async () => {
    const all = (await readStream(fixture.product)).workshops();
    const more = (await readStream(fixture.product, { cursor: all[4] ?? '' })).workshops();
    expect(more).toEqual(all.slice(5));
  });

  test('events arrive as the workshop system sends them, not together', async () => {
    // The workshop system sends one event and does not end: what arrives was not held back.
    await setFault('streamSilent');
    const stream = await openStream(fixture.product);
    stream.read();
    await stream.until(1);
    expect(await openUpstream()).toBe(1);
    expect(stream.events.map(({ event }) => event)).not.toContain('closing');
    stream.close();
  });

  test('no workshop fits: nosites, then the end', async () => {
    const { events } = await readStream(fixture.product, { regNo: PLATES.noSites });
    expect(events.map(({ data }) => data)).toEqual([{ nosites: true }, { closing: 'complete' }]);
  });

  test.each([
    ['streamError', 'upstream'],
    ['streamBroken', 'upstream'],
    ['streamHalf', 'upstream'],
  ] as const)('%s: an error event without the upstream’s text, then the end', async (kind, error) => {
    await setFault(kind);
    const { events, workshops } = await readStream(fixture.product);
    expect(workshops().length).toBeGreaterThan(0);
    expect(events.slice(-2).map(({ data }) => data)).toEqual([{ error }, { closing: 'error' }]);
    await eventually(() => fixture.product.logged.some(({ event }) => event === 'stream.ended'), true);
    const [line] = fixture.product.logged.filter(({ event }) => event === 'stream.ended');
    expect(line).toMatchObject({ outcome: 'error', error: 'upstream' });
  });

  test.each(['error', 'reset', 'empty'] as const)('the stream cannot be opened (%s): an error event', async (kind) => {
    await setFault(kind);
    const { events } = await readStream(fixture.product);
    expect(events.map(({ data }) => data)).toEqual([{ error: 'upstream' }, { closing: 'error' }]);
  });

  test.each(['streamSilent', 'hang'] as const)(
    'the upstream is silent (%s): an error event, then the end',
    async (kind) => {
      await setFault(kind, impatient.product);
      const { events } = await readStream(impatient.product);
      expect(events.slice(-2).map(({ data }) => data)).toEqual([{ error: 'silent' }, { closing: 'error' }]);
    },
  );

  test('Q25 an event of 1 MB is an error event, and the stream goes on', async () => {
    await setFault('streamHuge');
    const { events, workshops } = await readStream(fixture.product);
    expect(events[1]?.data).toEqual({ error: 'tooLarge' });
    expect(workshops().length).toBeGreaterThan(15);
    expect(events.at(-1)?.data).toEqual({ closing: 'complete' });
  });

  test('a stream lasts no longer than its time', async () => {
    await setFault('streamSilent', brief.product);
    const { events } = await readStream(brief.product);
    expect(events.at(-1)?.data).toEqual({ closing: 'limit' });
  });

  test.each([
    ['regNo', { regNo: 'A' }, 'registrationNumber'],
    ['serviceOfferings', { serviceOfferings: '' }, 'serviceOfferings'],
    ['latitude', { latitude: 'north' }, 'latitude'],
    ['longitude', { longitude: '181' }, 'longitude'],
    ['cursor', { cursor: '../x' }, 'cursor'],
  ])('400 names the invalid parameter: %s', async (_name, options, error) => {
    const { status, body } = await readStream(fixture.product, options);
    expect([status, JSON.parse(body())]).toMatchObject([400, { error }]);
  });
});

describe('Q24 no stream is left behind', () => {
  test('a client that leaves aborts the upstream at once', async () => {
    await setFault('streamSilent');
    const stream = await openStream(fixture.product);
    stream.read();
    await stream.until(1);
    expect(await openUpstream()).toBe(1);
    stream.close();
    await eventually(openUpstream, 0);
    expect(await gauge()).toBe(0);
  });

  test('a client has five streams, the sixth is 429; one that ends makes room', async () => {
    await setFault('streamSilent');
    const client = nextClient();
    const streams = await Promise.all(Array.from({ length: 5 }, () => openStream(fixture.product, { client })));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const sixth = await readStream(fixture.product, { client });
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '5']);
    expect((await openStream(fixture.product)).status).toBe(200);
    streams[0]?.close();
    await eventually(async () => (await openStream(fixture.product, { client })).status, 200);
  });

  test('a process has so many streams, then 503 with Retry-After', async () => {
    await small.product.setFault({ upstream: 'booking', kind: 'hang' });
    const streams = [];
    for (let count = 0; count < 9; count += 1) streams.push(await openStream(small.product));
    const refused = streams.filter(({ status }) => status === 503);
    expect([refused.length, refused[0]?.headers['retry-after']]).toEqual([1, '2']);
    // They take no slot of `MAX_IN_FLIGHT`.
    const page = await fetch(`${small.product.url}/api/places?q=stock`);
    expect(page.status).toBe(200);
    for (const stream of streams) stream.close();
    await eventually(() => gauge(small.product), 0);
  });

  test('Q9 an upstream that sends without end is cut after 8 MB: an error event, then the end', async () => {
    await setFault('streamFlood');
    const { events } = await readStream(fixture.product);
    expect(events.slice(-2).map(({ data }) => data)).toEqual([{ error: 'upstream' }, { closing: 'error' }]);
    expect(fixture.product.logged).toContainEqual(
      expect.objectContaining({ event: 'upstream.failed', operation: 'workshops', kind: 'invalid' }),
    );
  });

  test('Q25 a reader of 1 KB at a time stops the upstream: what is held for it stays below 20 MB', async () => {
    await setFault('streamFlood');
    const { response, close } = await openStream(fixture.product);
    // Other readers are gone, so the counter is that of this stream.
    const relayed = async () => (await fixture.product.metrics.streamEvents.get()).values[0]?.value ?? 0;
    const before = await relayed();
    /** Returns how many events were relayed once the upstream is paused: then no more are. */
    async function relayedInAll(): Promise<number> {
      let last = -1;
      await eventually(async () => {
        const now = (await relayed()) - before;
        const isPaused = now === last && now > 0;
        last = now;
        return isPaused;
      }, true);
      return last;
    }
    const first = await relayedInAll();
    let text = '';
    while (text.length < 200_000) {
      const chunk: Buffer | null = response.read(1_024) ?? response.read();
      if (chunk) text += chunk.toString();
      else await new Promise((resolve) => response.once('readable', resolve));
    }
    const longest = Math.max(...text.split('\n\n').map((event) => event.length + 2));
    const all = await relayedInAll();
    expect(all).toBeGreaterThanOrEqual(first);
    expect(all * longest - text.length).toBeLessThan(20_000_000);
    // A client that reads again gets more than what had been held for it.
    response.resume();
    await eventually(async () => (await relayed()) - before > all + 1_000, true);
    close();
    await eventually(openUpstream, 0);
  });
});

describe('Last-Event-ID', () => {
  test('gets what was missed, then the rest', async () => {
    const client = nextClient();
    const all = (await readStream(fixture.product)).workshops();
    await setPace(fixture.product, 0.2);
    const first = await openStream(fixture.product, { client });
    first.read();
    await first.until(6);
    first.close();
    // As if the last events had been lost on the line.
    const lastEventId = first.events[2]?.id ?? '';
    await eventually(() => gauge(), 0);
    await setPace(fixture.product, 0);
    const second = await readStream(fixture.product, { client, lastEventId });
    expect(second.workshops()).toEqual(all.slice(3));
    expect(second.events.at(-1)?.data).toEqual({ closing: 'complete' });
    const ids = [...first.events.slice(0, 3), ...second.events].map(({ id }) => Number(id?.split('.')[1]));
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
  });

  test('takes over a stream whose connection the server still holds', async () => {
    await setFault('streamSilent');
    const client = nextClient();
    const first = await openStream(fixture.product, { client });
    first.read();
    await first.until(1);
    await setFault('none');
    const second = await readStream(fixture.product, { client, lastEventId: first.events[0]?.id ?? '' });
    expect(second.events.at(-1)?.data).toEqual({ closing: 'complete' });
    await first.ended;
    expect(await gauge()).toBe(0);
  });

  test('of a complete stream is 204; of another visitor, another query or nobody a new stream', async () => {
    const client = nextClient();
    const { events } = await readStream(fixture.product, { client });
    const lastEventId = events.at(-1)?.id ?? '';
    expect((await readStream(fixture.product, { client, lastEventId })).status).toBe(204);
    const lost = await readStream(fixture.product, { client, lastEventId: events.at(-3)?.id ?? '' });
    expect(lost.events.map(({ data }) => data)).toEqual([events.at(-2)?.data]);
    for (const options of [
      { lastEventId },
      { client, lastEventId, serviceOfferings: 'brake-check' },
      { client, lastEventId: 'aaaaaaaaaaa.1' },
      { client, lastEventId: '<script>' },
    ]) {
      const other = await readStream(fixture.product, options);
      expect([other.status, other.events[0]?.data]).toEqual([200, events[0]?.data]);
    }
  });
});

test('Q36 plate and place are in no log line and no metric', async () => {
  await readStream(fixture.product, { regNo: 'CAN428', latitude: '57.7089123', longitude: '11.9746321' });
  await eventually(() => fixture.product.logged.some(({ event }) => event === 'http.request'), true);
  const written = JSON.stringify(fixture.product.logged) + (await fixture.product.metrics.registry.metrics());
  expect(written).not.toMatch(/CAN428|57\.7089|11\.9746/);
  expect(fixture.product.logged.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['stream.ended', 'http.request']),
  );
});
