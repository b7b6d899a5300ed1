import { expect, test } from '@jest/globals';
import { Bookings } from './bookings.ts';

test('U24 a hold ends after five minutes on a clock that never steps', () => {
  let now = 0;
  const bookings = new Bookings(() => now);
  const slot = { departmentId: '1.30', timeSlot: '2027-01-11T09:00:00+01:00', isFullDay: false };
  const { holdId, seconds } = bookings.hold(slot);
  expect(seconds).toBe(300);
  now = 299_999;
  expect([bookings.isTaken()(slot), bookings.isTaken(holdId)(slot)]).toEqual([true, false]);
  expect(bookings.isTaken()({ ...slot, isFullDay: true })).toBe(false);
  now = 300_000;
  expect(bookings.isTaken()(slot)).toBe(false);
});
