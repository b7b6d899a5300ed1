import { randomUUID } from 'node:crypto';
import { customerSchema, messageSchema, validatedSchema } from '../../../src/contracts/tireHotel/authorization.ts';
import {
  type ManagedTireBooking,
  managedTireBookingSchema,
} from '../../../src/contracts/tireHotel/managedTireBooking.ts';
import { daysOf, timeslotDaysSchema, timeslotsSchema } from '../../../src/contracts/tireHotel/timeSlots.ts';
import { tireConfirmationSchema } from '../../../src/contracts/tireHotel/tireBooking.ts';
import { bookingCases, findCase } from '../bookedSlots.ts';
import { jsonCases, repeatCase } from '../commonCases.ts';
import { type ConformanceCase, Mismatch, type Suite, type Trial } from '../conformanceCase.ts';
import { expectEqual, expectJson, expectRefusal, expectStatus, expectThat } from '../expect.ts';
import { dayAhead } from '../slots.ts';

const pathOf = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;

const search = (trial: Trial, regNo = trial.setting('plate')) => ({
  path: pathOf('/authorization/search', { regNo }),
});
const validate = (authToken: string, otpToken: string) => ({
  path: pathOf('/authorization/validate', { authToken, otpToken }),
  method: 'POST',
});
const common = { request: (trial: Trial) => search(trial) };

const slots = (trial: Trial, call: string, startDate: string, endDate: string) => ({
  path: pathOf(`/booking/${call}`, { workshopIdentifier: trial.setting('workshop') }),
  json: { startDate, endDate, regNo: trial.setting('vehicle') },
});

/** Returns the free days of four weeks. */
async function freeDays(trial: Trial): Promise<string[]> {
  const response = await trial.client.call(slots(trial, 'GetTimeslotDays', dayAhead(), dayAhead(42)));
  return daysOf(expectJson(response, 200, timeslotDaysSchema));
}

/** Returns the free times of a day. */
async function timesOf(trial: Trial, day: string): Promise<string[]> {
  const response = await trial.client.call(slots(trial, 'GetTimeslots', day, day));
  const { availableTimeSlotDates } = expectJson(response, 200, timeslotsSchema);
  return availableTimeSlotDates.flatMap(({ startTime }) => startTime);
}

/** Returns two free times of one day. */
async function twoTimes(trial: Trial): Promise<[string, string]> {
  for (const day of (await freeDays(trial)).toReversed()) {
    const [one, other] = await timesOf(trial, day);
    if (one !== undefined && other !== undefined) return [one, other];
  }
  throw new Mismatch('availableTimeSlotDates', 'a day with two free times in four weeks', 'none');
}

const bookCall = (trial: Trial, time: string, key: string, more: object = {}) => ({
  path: pathOf('/booking/create', { departmentIdentifier: trial.setting('workshop') }),
  headers: { 'idempotency-key': key },
  json: {
    bookingDate: time,
    bookingStart: time,
    regNo: trial.setting('plate'),
    freeText: 'A test 🚗',
    customer: {
      firstName: 'Åsa',
      lastName: 'Conformance',
      email: trial.setting('email'),
      phoneMobile: '0701740605',
    },
    site: 'acme',
    language: 'sv',
    manageUrl: 'https://acme.example/tires?token=a1',
    ...more,
  },
});

async function book(trial: Trial, time: string): Promise<string> {
  const key = randomUUID();
  expectJson(await trial.client.call(bookCall(trial, time, key)), 200, tireConfirmationSchema);
  return key;
}

async function bookingOf(trial: Trial, path: string, json?: object): Promise<ManagedTireBooking> {
  const response = await trial.client.call({ path: `/booking/${path}`, ...(json && { json }) });
  return expectJson(response, 200, managedTireBookingSchema);
}

const AUTHORIZATION_CASES: readonly ConformanceCase[] = [
  {
    id: 'customer',
    title: 'A plate has its customer, with most digits of the number hidden.',
    run: async (trial) => {
      const customer = expectJson(await trial.client.call(search(trial)), 200, customerSchema);
      expectEqual(customer.regNo, trial.setting('plate'), 'regNo');
      const digits = customer.obfuscatedPhoneNumber.replace(/\D/g, '').length;
      expectThat(digits <= 6, 'obfuscatedPhoneNumber', 'at most 6 digits', customer.obfuscatedPhoneNumber);
    },
  },
  {
    id: 'equal-number',
    title: '`encryptedPhoneNumber` is equal for equal numbers: the limits of codes count by it.',
    run: async (trial) => {
      const [one, other] = [await trial.client.call(search(trial)), await trial.client.call(search(trial))].map(
        (response) => expectJson(response, 200, customerSchema).encryptedPhoneNumber,
      );
      expectEqual(other, one, 'encryptedPhoneNumber');
    },
  },
  {
    id: 'no-agreement',
    title: 'A plate without agreement is a 404.',
    run: async (trial) => expectStatus(await trial.client.call(search(trial, trial.setting('unknown-plate'))), 404),
  },
  {
    id: 'bad-plate',
    title: 'A text that is no plate is refused.',
    run: async (trial) => {
      for (const text of ['', '🚗', 'abc-12345678']) expectRefusal(await trial.client.call(search(trial, text)));
    },
  },
  {
    id: 'unknown-number',
    title: 'A login with a number that is none of the system is refused by 400.',
    run: async ({ client }) =>
      expectStatus(
        await client.call({ path: '/authorization/login?encryptedPhoneNumber=no-such-number', method: 'POST' }),
        400,
      ),
  },
  {
    id: 'wrong-code',
    title: 'A code with an unknown token is refused by 400 with a message.',
    run: async ({ client }) => {
      expectJson(await client.call(validate('no-such-token', '0000')), 400, messageSchema);
    },
  },
  {
    id: 'validate',
    title: 'The right code returns the vehicles with their tires, once: a second try is refused by 400.',
    writes: true,
    needs: ['token', 'code'],
    run: async (trial) => {
      const request = validate(trial.setting('token'), trial.setting('code'));
      const { status, vehicles } = expectJson(await trial.client.call(request), 200, validatedSchema);
      expectThat(status === 0 && vehicles.length > 0, 'status, vehicles', '0 and a vehicle', [status, vehicles.length]);
      expectStatus(await trial.client.call(request), 400);
    },
  },
];

const BOOKING_CASES: readonly ConformanceCase[] = [
  {
    id: 'times',
    title: 'Free days are those of the requested weeks, and have times of their day.',
    run: async (trial) => {
      const days = await freeDays(trial);
      expectThat(days.length > 0, 'availableDates', 'at least one', days);
      const unexpected = days.filter((day) => day < dayAhead() || day > dayAhead(42));
      expectThat(unexpected.length === 0, 'availableDates', `from ${dayAhead()} to ${dayAhead(42)}`, unexpected);
      const times = await timesOf(trial, days[0] ?? '');
      expectThat(times.length > 0, 'availableTimeSlotDates', `times on ${days[0]}`, times);
      const others = times.filter(
        (time) => Math.abs(Date.parse(time) - Date.parse(`${days[0]}T12:00:00Z`)) > 86_400_000 / 2 + 7_200_000,
      );
      expectThat(others.length === 0, 'availableTimeSlotDates', `times on ${days[0]}`, others);
    },
  },
  {
    id: 'bad-days',
    title: 'An end before the start is a 400.',
    run: async (trial) =>
      expectStatus(await trial.client.call(slots(trial, 'GetTimeslotDays', dayAhead(20), dayAhead(10))), 400),
  },
  {
    id: 'bad-booking',
    title: 'A booking without a customer is a 400.',
    run: async (trial) => {
      const request = bookCall(trial, `${dayAhead()}T08:00:00+01:00`, randomUUID(), { customer: undefined });
      expectStatus(await trial.client.call(request), 400);
    },
  },
  {
    id: 'unknown-booking',
    title: 'An unknown booking is a 404.',
    run: async ({ client }) => expectStatus(await client.call({ path: `/booking/${randomUUID()}` }), 404),
  },
  {
    id: 'once',
    title: 'A booking with a known `Idempotency-Key` is the same booking, also when both come at once.',
    writes: true,
    run: async (trial) => {
      const [time] = await twoTimes(trial);
      const key = randomUUID();
      const call = () => trial.client.call(bookCall(trial, time, key));
      const responses = [...(await Promise.all([call(), call()])), await call()];
      const ids = responses.map((response) => expectJson(response, 200, tireConfirmationSchema).bookingConfirmationId);
      await bookingOf(trial, `${key}/cancel`, {});
      expectEqual(new Set(ids).size, 1, 'number of different bookingConfirmationId');
    },
  },
  findCase({ slots: twoTimes, book, show: bookingOf, change: bookingOf }),
  ...bookingCases({
    slots: twoTimes,
    free: (trial, time) => timesOf(trial, time.slice(0, 10)),
    book,
    request: bookCall,
    change: bookingOf,
    moveTo: (time) => ({ bookingDate: time, bookingStart: time }),
    expectTaken: (response) => expectJson(response, 409, messageSchema),
    refusal: 'with a message',
  }),
  {
    id: 'review',
    title: 'A review is accepted.',
    writes: true,
    run: async ({ client }) => {
      const json = { rating: 5, comment: 'A test åäö 🚗', date: '2026-11-23T09:30:00.000Z' };
      expectStatus(await client.call({ path: '/review/addReview', json }), 200, 201, 204);
    },
  },
  {
    id: 'bad-review',
    title: 'A rating above 5 is a 400.',
    run: async ({ client }) => {
      const json = { rating: 6, comment: '', date: '2026-11-23T09:30:00.000Z' };
      expectStatus(await client.call({ path: '/review/addReview', json }), 400);
    },
  },
];

/** Demanded of a tire system. */
export const tireHotelSuite: Suite = {
  upstream: 'tireHotel',
  settings: {
    plate: { meaning: 'Plate with an agreement', example: 'DCK123' },
    'unknown-plate': { meaning: 'Plate without one', example: 'ZZZ999' },
    vehicle: { meaning: '`brandCode` of the vehicle', example: 'A1B2' },
    workshop: { meaning: '`erpId` of its workshop', example: '211.30' },
    token: { meaning: 'Token of a login that has just sent a code', example: 'k3x', isOptional: true },
    code: { meaning: 'That code', example: '1234', isOptional: true },
    email: {
      meaning: 'Address that gets the mails of bookings',
      example: 'test@acme.example',
      default: 'conformance@acme.example',
    },
  },
  cases: [...jsonCases(common), repeatCase(common), ...AUTHORIZATION_CASES, ...BOOKING_CASES],
};
