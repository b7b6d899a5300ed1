import { expect, test } from '@jest/globals';
import type { Schedule } from './openingHours.ts';
import { isTestDriveTime, testDriveDays } from './testDriveTimes.ts';

const SCHEDULE: Schedule = {
  openinghours: [
    { day: 'Måndag–fredag', displayText: '09:00–18:00' },
    { day: 'Lördag', displayText: '11:00–15:00' },
    { day: 'Söndag', displayText: 'Stängt' },
  ],
  deviationdays: [{ date: '2026-11-25', title: 'Inventering', displayText: 'Stängt' }],
};
/** A Monday. */
const MOMENT = { locale: 'sv-SE', timeZone: 'Europe/Stockholm', now: Date.parse('2026-11-23T22:30:00Z') };

test('F077 a test drive is possible in opening hours of the next two weeks', () => {
  const days = testDriveDays(SCHEDULE, MOMENT);
  expect(days.slice(0, 5)).toEqual([
    { date: '2026-11-24', parts: ['morning', 'afternoon', 'evening'] },
    { date: '2026-11-26', parts: ['morning', 'afternoon', 'evening'] },
    { date: '2026-11-27', parts: ['morning', 'afternoon', 'evening'] },
    { date: '2026-11-28', parts: ['morning', 'afternoon'] },
    { date: '2026-11-30', parts: ['morning', 'afternoon', 'evening'] },
  ]);
  expect(days.at(-1)?.date).toBe('2026-12-07');
  const times = ['2026-11-28/morning', '2026-11-28/evening', '2026-11-25/morning', '2026-12-08/morning'];
  expect(times.map((time) => isTestDriveTime(time, SCHEDULE, MOMENT))).toEqual([true, false, false, false]);
});

test('F077 a page that is still open the next day offers today; a past day is refused', () => {
  const nextDay = { ...MOMENT, now: MOMENT.now + 86_400_000 };
  const times = ['2026-11-24/morning', '2026-11-23/morning'];
  expect(times.map((time) => isTestDriveTime(time, SCHEDULE, nextDay))).toEqual([true, false]);
});

test('without opening hours no time is offered', () => {
  expect([testDriveDays(null, MOMENT), testDriveDays({ openinghours: [] }, MOMENT)]).toEqual([[], []]);
});
