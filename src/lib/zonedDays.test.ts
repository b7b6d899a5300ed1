import { expect, test } from '@jest/globals';
import { zonedDays } from './zonedDays.ts';

const HOUR = 3_600_000;

/** Returns the hours from midnight UTC to the start of each day. */
const startsOf = (timeZone: string, from: string, count: number): number[] =>
  zonedDays(timeZone, Date.parse(from), count).map(({ date, zero }) => (zero - Date.parse(`${date}T00:00:00Z`)) / HOUR);

test.each([
  ['the end of summer time', 'Europe/Stockholm', '2026-10-22T10:00:00Z', [-2, -2, -2, -1, -1, -1]],
  ['its beginning', 'Europe/London', '2027-03-26T10:00:00Z', [0, 0, -1, -1, -1, -1]],
  ['a week without a change', 'Europe/Helsinki', '2026-11-29T10:00:00Z', [-2, -2, -2, -2, -2, -2]],
])('counts the minutes of each day from its own midnight: %s', (_, timeZone, from, starts) => {
  expect(startsOf(timeZone, from, 6)).toEqual(starts);
});

test('a change to another time and back within the days affects only the days between', () => {
  const starts = startsOf('Africa/Casablanca', '2026-02-01T10:00:00Z', 70);
  expect([starts[0], starts.at(-1)]).toEqual([-1, -1]);
  expect(starts).toContain(0);
});

test('days follow each other with their weekdays, from the day of the time zone', () => {
  const days = zonedDays('Europe/Stockholm', Date.parse('2026-11-28T23:30:00Z'), 15);
  expect(days.slice(0, 2)).toMatchObject([
    { date: '2026-11-29', weekday: 0 },
    { date: '2026-11-30', weekday: 1 },
  ]);
  expect(days.at(-1)?.date).toBe('2026-12-13');
});
