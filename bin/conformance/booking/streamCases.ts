import { createParser } from 'eventsource-parser';
import { UPSTREAM_VARIABLES } from '../../../config/upstreams.ts';
import { noSitesSchema, type Workshop, workshopSchema } from '../../../src/contracts/booking/workshops.ts';
import { type ConformanceCase, Mismatch, type Trial } from '../conformanceCase.ts';
import { distanceKm, placeOf } from '../distance.ts';
import { expectEqual, expectMessage, expectStatus, expectThat, expectType } from '../expect.ts';
import { workshopsOf } from './bookingCalls.ts';

/** The stream of workshops. */

/** Milliseconds for a whole stream, as in production. */
const STREAM_TIME = UPSTREAM_VARIABLES.BOOKING_STREAM_TIME.default;

interface StreamedEvent {
  name: string | undefined;
  data: unknown;
}

/** Workshops that most cases read; the product ends its first stream after five. */
const ENOUGH = 12;

/**
 * Reads a stream until it ends, or has had `most` events.
 *
 * @throws Mismatch for data that are no JSON, and for a stream that is silent or ends within an event
 */
async function eventsOf(trial: Trial, { cursor = '', most = ENOUGH } = {}): Promise<readonly StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ name: event, data: parsed(data, events.length + 1) }),
  });
  let end = '';
  const response = await trial.client.stream(workshopsOf(trial, cursor), {
    silence: Number(trial.setting('silence')),
    total: STREAM_TIME,
    read: (chunk) => {
      end = (end + chunk).replaceAll('\r\n', '\n').slice(-2);
      parser.feed(chunk);
      return events.length < most;
    },
  });
  expectStatus(response, 200);
  expectType(response, 'text/event-stream');
  const isComplete = events.length >= most || end === '\n\n' || end === '\r\r';
  expectThat(isComplete, 'end of the stream', 'an empty line after the last event', end);
  return events.slice(0, most);
}

function parsed(data: string, number: number): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new Mismatch(`event ${number}`, 'data of JSON', data);
  }
}

const workshopsIn = (events: readonly StreamedEvent[]): Workshop[] =>
  events.map(({ data }, at) => expectMessage(workshopSchema, data, `event ${at + 1}`) as Workshop);

export const STREAM_CASES: readonly ConformanceCase[] = [
  {
    id: 'stream',
    title: 'The stream has workshops of the contract, as JSON in events without a name.',
    run: async (trial) => {
      const events = await eventsOf(trial);
      const named = events.filter(({ name }) => name !== undefined && name !== 'message');
      expectThat(named.length === 0, 'event', 'events without a name', named);
      expectThat(events.length > 0, 'stream', 'at least one event', events);
      const [first] = events;
      if (noSitesSchema.isValidSync(first?.data, { strict: true })) throw new Mismatch('event 1', 'a workshop', first);
      workshopsIn(events);
    },
  },
  {
    id: 'stream-order',
    title: 'The nearest workshop comes first, and each comes once.',
    run: async (trial) => {
      const workshops = workshopsIn(await eventsOf(trial));
      const near = placeOf(trial.setting('place'));
      const distances = workshops.map(({ latitude, longitude }) => distanceKm(near, [latitude, longitude]));
      const isAscending = distances.every((distance, at) => distance >= (distances[at - 1] ?? 0));
      expectThat(isAscending, 'distances in km', 'ascending', distances);
      const ids = workshops.map(({ departmentId }) => departmentId);
      expectEqual(ids.length, new Set(ids).size, 'different departmentId');
    },
  },
  {
    id: 'stream-cursor',
    title: 'With `cursor` the stream goes on after that workshop.',
    run: async (trial) => {
      const ids = workshopsIn(await eventsOf(trial)).map(({ departmentId }) => departmentId);
      const rest = workshopsIn(await eventsOf(trial, { cursor: ids[0] ?? '' })).map(({ departmentId }) => departmentId);
      expectEqual(rest.slice(0, ENOUGH - 1), ids.slice(1), 'departmentId after the cursor');
    },
  },
  {
    id: 'stream-end',
    title: 'The stream ends by itself after the last workshop, and something arrives at least every 10 s.',
    run: async (trial) => {
      await eventsOf(trial, { most: Number.POSITIVE_INFINITY });
    },
  },
  {
    id: 'stream-none',
    title: 'When no workshop fits, the only event says so: `{"nosites":true}`.',
    needs: ['plate-without-workshop'],
    run: async (trial) => {
      const setting = (name: string) => trial.setting(name === 'plate' ? 'plate-without-workshop' : name);
      const events = await eventsOf({ ...trial, setting });
      expectEqual(events.length, 1, 'number of events');
      expectMessage(noSitesSchema, events[0]?.data, 'event 1');
    },
  },
];
