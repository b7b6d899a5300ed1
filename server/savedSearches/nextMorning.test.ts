import { expect, test } from '@jest/globals';
import { nextMorning } from './nextMorning.ts';

const STOCKHOLM = 'Europe/Stockholm';
const next = (now: string, zone: string, isWeekly = false) =>
  new Date(nextMorning(Date.parse(now), zone, isWeekly)).toISOString();

test.each([
  ['before the hour it is today', '2026-11-30T05:59:59Z', STOCKHOLM, '2026-11-30T06:00:00.000Z'],
  ['at the hour it is tomorrow', '2026-11-30T06:00:00Z', STOCKHOLM, '2026-12-01T06:00:00.000Z'],
  [
    'late in the evening of London it is the next day',
    '2026-07-01T23:30:00Z',
    'Europe/London',
    '2026-07-02T06:00:00.000Z',
  ],
  ['the night in which summer time begins has 23 hours', '2026-03-28T22:00:00Z', STOCKHOLM, '2026-03-29T05:00:00.000Z'],
  ['the night in which it ends has 25', '2026-10-24T21:00:00Z', STOCKHOLM, '2026-10-25T06:00:00.000Z'],
  ['Helsinki is an hour ahead', '2026-11-30T00:00:00Z', 'Europe/Helsinki', '2026-11-30T05:00:00.000Z'],
  ['an unknown zone is UTC', '2026-11-30T00:00:00Z', 'UTC', '2026-11-30T07:00:00.000Z'],
])('%s', (_what, now, zone, expected) => expect(next(now, zone)).toBe(expected));

test('a weekly mail comes on a Monday, also over the end of summer time', () => {
  expect(next('2026-11-30T05:00:00Z', STOCKHOLM, true)).toBe('2026-11-30T06:00:00.000Z');
  expect(next('2026-11-30T06:00:00Z', STOCKHOLM, true)).toBe('2026-12-07T06:00:00.000Z');
  expect(next('2026-10-24T12:00:00Z', STOCKHOLM, true)).toBe('2026-10-26T06:00:00.000Z');
});

test('from any moment of two years it is at 7:00, later, and at most a day and an hour away', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: STOCKHOLM, hour: '2-digit', minute: '2-digit' });
  for (let at = Date.parse('2026-01-01T00:17:00Z'); at < Date.parse('2028-01-01T00:00:00Z'); at += 47 * 60_000) {
    const morning = nextMorning(at, STOCKHOLM, false);
    expect(format.format(morning)).toBe('07:00');
    expect(morning - at > 0 && morning - at <= 25 * 3_600_000).toBe(true);
  }
});
