import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { addMonths } from '../../../lib/days.ts';
import { stockholmDay, stockholmTime, timeSlotAt } from '../../../lib/stockholm.ts';
import { bookingWindow, isDay, isInWindow } from './bookingDays.ts';
import { daysOf, timesOf } from './timeSlots.ts';

const at = (text: string): number => Date.parse(text);

describe('days of the tire hotel', () => {
  test('F111 from today + 3 days to today + 3 months', () => {
    expect(bookingWindow(at('2026-11-23T12:00:00Z'))).toEqual({ startDate: '2026-11-26', endDate: '2027-02-23' });
  });

  test.each([
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-08-31', '2026-11-30'],
    ['2026-12-31', '2027-03-31'],
    ['2026-10-31', '2027-01-31'],
    ['2027-01-30', '2027-04-30'],
  ])('F111 Q45 %s + 3 months ends within the month: %s', (day, expected) => {
    expect(addMonths(day, 3)).toBe(expected);
    expect(bookingWindow(at(`${day}T12:00:00Z`)).endDate).toBe(expected);
  });

  test('Q45 the day is that of Stockholm, over both clock changes', () => {
    expect(stockholmDay(at('2026-11-23T22:59:59Z'))).toBe('2026-11-23');
    expect(stockholmDay(at('2026-11-23T23:00:00Z'))).toBe('2026-11-24');
    expect(stockholmDay(at('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(stockholmDay(at('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
    expect(stockholmTime(at('2027-03-28T00:59:00Z'))).toBe('2027-03-28T01:59');
    expect(stockholmTime(at('2027-03-28T01:00:00Z'))).toBe('2027-03-28T03:00');
    expect(stockholmTime(at('2026-10-25T00:59:00Z'))).toBe('2026-10-25T02:59');
    expect(stockholmTime(at('2026-10-25T01:00:00Z'))).toBe('2026-10-25T02:00');
    expect(bookingWindow(at('2027-03-25T23:30:00Z')).startDate).toBe('2027-03-29');
    expect(bookingWindow(at('2026-10-22T22:30:00Z')).startDate).toBe('2026-10-26');
  });

  test('Q45 agrees with the time zone data of the machine for ten years', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const wrong: string[] = [];
    for (
      let moment = at('2024-01-01T00:30:00Z');
      moment < at('2034-01-01T00:00:00Z');
      moment += 5 * 3_600_000 + 60_000
    ) {
      if (zone.format(moment).replace(' ', 'T') !== stockholmTime(moment)) wrong.push(stockholmTime(moment));
    }
    expect(wrong).toEqual([]);
  });

  test('Q45 a time of a day has the offset of Stockholm', () => {
    expect(timeSlotAt('2027-03-27', 480)).toBe('2027-03-27T08:00:00+01:00');
    expect(timeSlotAt('2027-03-28', 480)).toBe('2027-03-28T08:00:00+02:00');
    expect(timeSlotAt('2026-10-24', 450)).toBe('2026-10-24T07:30:00+02:00');
    expect(timeSlotAt('2026-10-25', 450)).toBe('2026-10-25T07:30:00+01:00');
  });

  test('F111 times are HH:mm of Stockholm, unique and sorted, whatever their offset', () => {
    const startTime = [
      '2027-03-29T10:00:00+02:00',
      '2027-03-29T06:30:00.000Z',
      '2027-03-29T08:30:00+02:00',
      '2027-03-29T07:00:00+02:00',
    ];
    const times = timesOf({ availableTimeSlotDates: [{ startTime }, { startTime: ['2027-03-29T13:00:00+02:00'] }] });
    expect(times.map(({ time }) => time)).toEqual(['07:00', '08:30', '10:00', '13:00']);
    expect(timesOf({ availableTimeSlotDates: [] })).toEqual([]);
  });

  test('F111 days are unique and sorted, with or without a time', () => {
    const availableDates = [{ date: '2026-12-02' }, { date: '2026-12-01T00:00:00' }, { date: '2026-12-02' }];
    expect(daysOf({ availableDates })).toEqual(['2026-12-01', '2026-12-02']);
  });

  test('days are those of the calendar', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-23T00:00'].filter(isDay)).toEqual([]);
    expect(isDay('2028-02-29')).toBe(true);
    const now = at('2026-11-23T12:00:00Z');
    expect(['2026-11-24', '2026-11-25', '2027-02-24', '2027-02-25'].map((day) => isInWindow(day, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'])(
    'Q45 a server or a browser in %s has the days and times of Stockholm',
    (zone) => {
      const moments = ['2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z', '2027-03-28T00:59:00Z', '2026-10-25T01:00:00Z'];
      const read = `
        const { bookingWindow } = await import('${new URL('bookingDays.ts', import.meta.url)}');
        const { stockholmTime, timeSlotAt } = await import('${new URL('../../../lib/stockholm.ts', import.meta.url)}');
        const moments = ${JSON.stringify(moments)}.map((text) => Date.parse(text));
        const found = moments.map((moment) => [stockholmTime(moment), bookingWindow(moment), timeSlotAt('2027-03-28', 480)]);
        console.log(JSON.stringify([new Date(0).getHours(), found]));`;
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', read], {
        env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
        encoding: 'utf8',
      });
      const [hours, found] = JSON.parse(output);
      expect(hours).not.toBe(new Date(0).getUTCHours());
      expect(found).toEqual(
        moments.map(at).map((moment) => [stockholmTime(moment), bookingWindow(moment), '2027-03-28T08:00:00+02:00']),
      );
    },
  );
});
