import { createParser } from 'eventsource-parser';
import { noSitesSchema, type Workshop, workshopSchema } from '../../../src/contracts/booking/workshops.ts';
import { type ConformanceCase, Mismatch, type Trial } from '../conformanceCase.ts';
import { distanceKm, placeOf } from '../distance.ts';
import { expectEqual, expectMessage, expectStatus, expectThat, expectType } from '../expect.ts';
import { workshopsOf } from './bookingCalls.ts';

/** The stream of workshops. */

interface StreamedEvent {
  name: string | undefined;
  data: unknown;
}

/** Reads the stream to its end. @throws Mismatch for data that are no JSON, and for a stream that ends within an event */
async function eventsOf(trial: Trial, cursor = ''): Promise<readonly StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      try {
        events.push({ name: event, data: JSON.parse(data) });
      } catch {
        throw new Mismatch(`event ${events.length + 1}`, 'data of JSON', data);
      }
    },
  });
  let end = '';
  let last = performance.now();
  let pause = 0;
  const response = await trial.client.stream(workshopsOf(trial, cursor), (chunk) => {
    pause = Math.max(pause, performance.now() - last);
    last = performance.now();
    end = (end + chunk).slice(-2);
    parser.feed(chunk);
    return true;
  });
  expectStatus(response, 200);
  expectType(response, 'text/event-stream');
  const isComplete = events.length === 0 || /\n\n$|\r\r$|^\n$/.test(end.replaceAll('\r\n', '\n'));
  expectThat(isComplete, 'end of the stream', 'an empty line after the last event', end);
  const silence = Number(trial.setting('silence'));
  expectThat(pause <= silence, 'pause', `at most ${silence} ms without a byte`, Math.round(pause));
  return events;
}

const workshopsIn = (events: readonly StreamedEvent[]): Workshop[] =>
  events.map(({ data }, at) => expectMessage(workshopSchema, data, `event ${at + 1}`) as Workshop);

export const STREAM_CASES: readonly ConformanceCase[] = [
  {
    id: 'stream',
    title: 'The stream has workshops of the contract in events without a name, with a byte at least every 10 s.',
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
      const rest = workshopsIn(await eventsOf(trial, ids[0])).map(({ departmentId }) => departmentId);
      expectEqual(rest, ids.slice(1), 'departmentId after the cursor');
    },
  },
];
