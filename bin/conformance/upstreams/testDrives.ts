import { randomUUID } from 'node:crypto';
import { type TimeSlotDay, timeSlotsSchema } from '../../../src/contracts/booking/timeSlots.ts';
import {
  type TestDrive,
  testDriveHoldResponseSchema,
  testDriveSchema,
} from '../../../src/contracts/leads/testDrive.ts';
import { bookingCases } from '../bookedSlots.ts';
import { badJsonCase, jsonCases } from '../commonCases.ts';
import type { ConformanceCase, Suite, Trial } from '../conformanceCase.ts';
import { expectEqual, expectJson, expectStatus } from '../expect.ts';
import { dayAhead, expectCode, expectDays, holdCases, twoSlots } from '../slots.ts';

const part = encodeURIComponent;

function timesOf(trial: Trial, { day = dayAhead(), department = trial.setting('department'), holdId = '' } = {}) {
  const own = holdId === '' ? '' : `?holdId=${part(holdId)}`;
  return { path: `/sites/${part(trial.setting('site'))}/departments/${part(department)}/times/${day}${own}` };
}

const common = { request: (trial: Trial) => timesOf(trial) };

async function daysOf(trial: Trial, holdId = ''): Promise<readonly TimeSlotDay[]> {
  return expectJson(await trial.client.call(timesOf(trial, { holdId })), 200, timeSlotsSchema);
}

const slotOf = (trial: Trial, timeSlot: string) => ({
  site: trial.setting('site'),
  departmentId: trial.setting('department'),
  timeSlot,
});

const hold = (trial: Trial, timeSlot: string, holdId: string) => ({
  path: '/hold',
  json: { ...slotOf(trial, timeSlot), holdId },
});

const reserve = (trial: Trial, timeSlot: string, requestId: string) => ({
  path: '/reserve',
  json: {
    requestId,
    ...slotOf(trial, timeSlot),
    car: '17',
    carName: 'Conformance Test åäö 🚗',
    customer: { name: 'Conformance Test', phone: '+46701740605', email: trial.setting('email') },
    language: 'en',
    manageUrl: 'https://acme.example/test-drive?token=a1',
  },
});

/** Returns the test drive of a response. */
async function driveOf(trial: Trial, path: string, json?: object): Promise<TestDrive> {
  return expectJson(await trial.client.call({ path, ...(json && { json }) }), 200, testDriveSchema);
}

/** Books a slot, and returns the id of its request. */
async function book(trial: Trial, timeSlot: string): Promise<string> {
  const requestId = randomUUID();
  expectJson(await trial.client.call(reserve(trial, timeSlot, requestId)), 200, testDriveSchema);
  await driveOf(trial, `/booking/${requestId}/confirm`, {});
  return requestId;
}

const CASES: readonly ConformanceCase[] = [
  {
    id: 'times',
    title: 'Free times are 28 days in a row, slots ascending.',
    run: async (trial) => expectDays(await daysOf(trial), dayAhead()),
  },
  {
    id: 'unknown-department',
    title: 'An unknown department is a 404, a day that is none a 400.',
    run: async (trial) => {
      expectStatus(await trial.client.call(timesOf(trial, { department: 'no-such-department' })), 404);
      expectStatus(await trial.client.call(timesOf(trial, { day: '2026-02-31' })), 400);
    },
  },
  {
    id: 'unknown-booking',
    title: 'An unknown test drive is a 404.',
    run: async ({ client }) => expectStatus(await client.call({ path: `/booking/${randomUUID()}` }), 404),
  },
  ...holdCases({ daysOf, hold, schema: testDriveHoldResponseSchema }),
  {
    id: 'reserve',
    title: 'A reservation is `reserved`, then `confirmed`; repetitions change nothing.',
    writes: true,
    run: async (trial) => {
      const [slot] = twoSlots(await daysOf(trial));
      const requestId = randomUUID();
      for (let count = 0; count < 2; count += 1) {
        const drive = expectJson(await trial.client.call(reserve(trial, slot, requestId)), 200, testDriveSchema);
        expectEqual([drive.state, drive.timeSlot], ['reserved', slot], 'state, timeSlot');
      }
      const one = await driveOf(trial, `/booking/${requestId}/confirm`, {});
      const other = await driveOf(trial, `/booking/${requestId}/confirm`, {});
      expectEqual([one.state, other.id], ['confirmed', one.id], 'state, id of a repetition');
      expectEqual((await driveOf(trial, `/booking/${requestId}`)).id, one.id, 'id');
      await driveOf(trial, `/booking/${requestId}/cancel`, {});
    },
  },
  ...bookingCases({
    slots: async (trial) => twoSlots(await daysOf(trial)),
    free: async (trial) => (await daysOf(trial)).flatMap(({ availableSlots }) => availableSlots),
    book,
    request: reserve,
    change: (trial, path, body) => driveOf(trial, `/booking/${path}`, body),
    moveTo: (timeSlot) => ({ timeSlot }),
    expectTaken: (response) => expectCode(response, 409, 'TimeslotNotAvailable'),
    refusal: '`TimeslotNotAvailable`',
  }),
  {
    id: 'bad-reserve',
    title: 'A reservation without a customer is a 400.',
    run: async (trial) => {
      const { path, json } = reserve(trial, `${dayAhead()}T09:30:00+01:00`, randomUUID());
      expectStatus(await trial.client.call({ path, json: { ...json, customer: undefined } }), 400);
    },
  },
];

/** Demanded of calendars for test drives. */
export const testDrivesSuite: Suite = {
  upstream: 'testDrives',
  settings: {
    site: { meaning: 'Id of a site', example: 'acme' },
    department: { meaning: '`erp_id` of a department of the site that sells cars', example: '2101.10' },
    email: {
      meaning: 'Address that gets the mails of bookings',
      example: 'test@acme.example',
      default: 'conformance@acme.example',
    },
  },
  cases: [
    ...jsonCases(common),
    badJsonCase({ request: (trial) => reserve(trial, `${dayAhead()}T09:30:00+01:00`, randomUUID()) }),
    ...CASES,
  ],
};
