import { randomUUID } from 'node:crypto';
import { bookingResponseSchema, holdResponseSchema } from '../../../src/contracts/booking/booking.ts';
import { bookingCases, findCase } from '../bookedSlots.ts';
import type { ConformanceCase } from '../conformanceCase.ts';
import { expectEqual, expectJson, expectRefusal, expectStatus } from '../expect.ts';
import { dayAhead, expectCode, holdCases, twoSlots } from '../slots.ts';
import { book, bookCall, bookingOf, daysOf, hold } from './bookingCalls.ts';

/** Holds and bookings. Each case cancels what it has booked. */
export const CUSTOMER_CASES: readonly ConformanceCase[] = [
  {
    id: 'unknown-booking',
    title: 'An unknown booking is a 404.',
    run: async ({ client }) => expectStatus(await client.call({ path: `/booking/${randomUUID()}?language=sv` }), 404),
  },
  {
    id: 'bad-booking',
    title: 'A booking without a customer, and one without services, are a 400.',
    run: async (trial) => {
      const slot = `${dayAhead()}T09:30:00+01:00`;
      for (const more of [{ customer: undefined }, { serviceOfferingRequests: [] }])
        expectStatus(await trial.client.call(bookCall(trial, slot, randomUUID(), more)), 400);
    },
  },
  {
    id: 'past-slot',
    title: 'A slot in the past is refused.',
    run: async (trial) =>
      expectRefusal(await trial.client.call(bookCall(trial, '2020-01-15T09:30:00+01:00', randomUUID()))),
  },
  ...holdCases({ daysOf, hold, schema: holdResponseSchema }),
  {
    id: 'once',
    title: 'A booking with a known `requestId` is the same booking, also when both come at once.',
    writes: true,
    run: async (trial) => {
      const [slot] = twoSlots(await daysOf(trial));
      const requestId = randomUUID();
      const call = () => trial.client.call(bookCall(trial, slot, requestId));
      const responses = [...(await Promise.all([call(), call()])), await call()];
      const ids = responses.map((response) => expectJson(response, 200, bookingResponseSchema).id);
      expectEqual(new Set(ids).size, 1, 'number of different id');
      const shown = await bookingOf(trial, requestId);
      expectEqual([shown.id, shown.state, shown.timeSlot], [ids[0], 'confirmed', slot], 'id, state, timeSlot');
      await bookingOf(trial, `${requestId}/cancel`, {});
    },
  },
  findCase({ slots: async (trial) => twoSlots(await daysOf(trial)), book, show: bookingOf, change: bookingOf }),
  ...bookingCases({
    slots: async (trial) => twoSlots(await daysOf(trial)),
    free: async (trial) => (await daysOf(trial)).flatMap(({ availableSlots }) => availableSlots),
    book,
    request: bookCall,
    change: bookingOf,
    moveTo: (timeSlot) => ({ timeSlot, isFullDay: false }),
    expectTaken: (response) => expectCode(response, 409, 'TimeslotNotAvailable'),
    refusal: '`TimeslotNotAvailable`',
  }),
];
