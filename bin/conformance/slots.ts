import { randomUUID } from 'node:crypto';
import type { ISchema } from 'yup';
import { bookingErrorOf, bookingErrorSchema } from '../../src/contracts/booking/bookingErrors.ts';
import { DAYS_A_LOAD, type TimeSlotDay } from '../../src/contracts/booking/timeSlots.ts';
import type { ClientRequest, ClientResponse } from './client.ts';
import { type ConformanceCase, Mismatch, type Trial } from './conformanceCase.ts';
import { expectEqual, expectJson, expectStatus, expectThat } from './expect.ts';

/** What the systems with slots have in common: workshops and test drives. */

const DAY_MS = 86_400_000;
/** Days from today until the first day of the cases, so that slots are free and none is in the past. */
const AHEAD = 14;

/** Returns a day some days from today: `2026-11-24`. */
export const dayAhead = (days = AHEAD): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Demands 28 days in a row from a day on, with ascending slots of their day. */
export function expectDays(days: readonly TimeSlotDay[], first: string): void {
  expectEqual(days.length, DAYS_A_LOAD, 'number of days');
  for (const [at, { date, availableSlots }] of days.entries()) {
    const expected = new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10);
    expectEqual(date, expected, `[${at}].date`);
    expectEqual(availableSlots, availableSlots.toSorted(), `[${at}].availableSlots`);
    const others = availableSlots.filter((slot) => slot.slice(0, 10) !== date);
    expectThat(others.length === 0, `[${at}].availableSlots`, `slots of ${date}`, others);
  }
}

/** Returns two free slots, the first of them earlier. */
export function twoSlots(days: readonly TimeSlotDay[]): [string, string] {
  const slots = days.flatMap(({ availableSlots }) => availableSlots);
  const [one, other] = [slots.at(-2), slots.at(-1)];
  if (one === undefined || other === undefined)
    throw new Mismatch('availableSlots', 'two free slots in 28 days', slots);
  return [one, other];
}

/** Demands a refusal of the contract with its status and code. */
export function expectCode(response: ClientResponse, status: number, code: string): void {
  const body = expectJson(response, status, bookingErrorSchema as ISchema<unknown>);
  expectEqual(bookingErrorOf(body).code, code, "errors['Error Result'][0]");
}

/** The calls of a system to hold its slots. */
interface Holds {
  daysOf(trial: Trial, holdId?: string): Promise<readonly TimeSlotDay[]>;
  hold(trial: Trial, timeSlot: string, holdId: string): ClientRequest;
  /** Of the response to a hold. */
  schema: ISchema<unknown>;
}

/** Returns the cases of holds: a slot that somebody is about to book. */
export const holdCases = ({ daysOf, hold, schema }: Holds): readonly ConformanceCase[] => [
  {
    id: 'release-unknown',
    title: 'The release of an unknown hold is accepted.',
    run: async ({ client }) =>
      expectStatus(await client.call({ path: '/release', json: { holdId: randomUUID() } }), 200, 204),
  },
  {
    id: 'hold',
    title: 'A held slot is free for its `holdId` only, until it is released.',
    writes: true,
    run: async (trial) => {
      const [slot] = twoSlots(await daysOf(trial));
      const holdId = randomUUID();
      const isFree = async (own = '') =>
        (await daysOf(trial, own)).some(({ availableSlots }) => availableSlots.includes(slot));
      expectJson(await trial.client.call(hold(trial, slot, holdId)), 200, schema);
      expectEqual([await isFree(), await isFree(holdId)], [false, true], 'the slot for others, for its hold');
      expectCode(await trial.client.call(hold(trial, slot, randomUUID())), 409, 'TimeslotNotAvailable');
      expectStatus(await trial.client.call({ path: '/release', json: { holdId } }), 200, 204);
      expectEqual(await isFree(), true, 'the slot after its release');
    },
  },
];
