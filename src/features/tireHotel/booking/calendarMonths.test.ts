import { describe, expect, test } from '@jest/globals';
import { stockholmDay } from '../../../../lib/stockholm.ts';
import { bookingWindow } from '../../../contracts/tireHotel/bookingDays.ts';
import { sixWeeksOfMonth } from '../../../ui/form/calendarMonth.ts';
import { clampFocus, firstMonth, monthAfter, monthRange, tabDay } from './calendarMonths.ts';

describe('F111 the calendar of the tire hotel', () => {
  test.each([
    ['2026-11-26', '2026-10-26', '2026-12-06'],
    // A month that begins on a Monday, and one of four weeks.
    ['2027-02-01', '2027-02-01', '2027-03-14'],
    ['2027-03-28', '2027-03-01', '2027-04-11'],
    // A month that begins on a Sunday.
    ['2027-08-15', '2027-07-26', '2027-09-05'],
    // A leap day.
    ['2028-02-29', '2028-01-31', '2028-03-12'],
    ['2026-12-31', '2026-11-30', '2027-01-10'],
  ])('the month of %s has 42 days from Monday %s to Sunday %s', (day, first, last) => {
    const weeks = sixWeeksOfMonth(day, 1);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    const days = weeks.flat();
    expect([days[0], days.at(-1), days.includes(day), new Set(days).size]).toEqual([first, last, true, 42]);
    for (const [monday = ''] of weeks) expect(new Date(monday).getUTCDay()).toBe(1);
  });

  test('the month buttons stop at the current month and at the last one with dates', () => {
    const range = monthRange('2026-11-23', ['2026-11-26', '2026-12-30', '2027-02-10']);
    expect(range).toEqual({ first: '2026-11', last: '2027-02' });
    expect(monthAfter('2026-11', -1, range)).toBeNull();
    expect(monthAfter('2026-12', -1, range)).toBe('2026-11');
    expect(monthAfter('2026-12', 1, range)).toBe('2027-01');
    expect(monthAfter('2027-01', 1, range)).toBe('2027-02');
    expect(monthAfter('2027-02', 1, range)).toBeNull();
    // Before the current month: a page that was open over midnight.
    expect(monthAfter('2026-10', -1, range)).toBeNull();
  });

  test('without dates, or with dates of the past, only the current month', () => {
    for (const dates of [[], ['2026-10-30']]) {
      const range = monthRange('2026-11-23', dates);
      expect([range, monthAfter('2026-11', 1, range)]).toEqual([{ first: '2026-11', last: '2026-11' }, null]);
    }
  });

  test('the first month is that of the chosen day, else of the first date', () => {
    expect(firstMonth('2027-01-04', ['2026-11-26'], '2026-11-23')).toBe('2027-01');
    expect(firstMonth('', ['2026-12-01'], '2026-11-28')).toBe('2026-12');
    expect(firstMonth('', [], '2026-11-28')).toBe('2026-11');
  });

  test('the focus stays between today and the last month', () => {
    const range = { first: '2026-11', last: '2027-02' };
    expect(clampFocus('2026-11-20', '2026-11-23', range)).toBe('2026-11-23');
    expect(clampFocus('2027-02-28', '2026-11-23', range)).toBe('2027-02-28');
    // A day that exists: else no day could be reached by Tab.
    expect(clampFocus('2027-03-01', '2026-11-23', range)).toBe('2027-02-28');
    expect(clampFocus('2028-03-14', '2027-11-23', { first: '2027-11', last: '2028-02' })).toBe('2028-02-29');
    expect(clampFocus('2027-01-02', '2026-11-23', { first: '2026-11', last: '2026-12' })).toBe('2026-12-31');
  });

  test('Tab reaches the focused day, else the first date of the month, else its first day', () => {
    const dates = ['2026-12-03', '2026-12-04'];
    expect(tabDay('2026-12', '2026-12-24', dates)).toBe('2026-12-24');
    expect(tabDay('2026-12', '2026-11-24', dates)).toBe('2026-12-03');
    expect(tabDay('2027-01', '2026-11-24', dates)).toBe('2027-01-01');
  });

  test.each([
    // Today and last day on both sides of both clock changes, and of midnight in Stockholm.
    ['2026-11-30T12:00:00Z', '2026-11', '2027-02', '2027-02-28'],
    ['2026-11-30T23:30:00Z', '2026-12', '2027-03', '2027-03-01'],
    ['2027-03-28T00:30:00Z', '2027-03', '2027-06', '2027-06-28'],
    ['2027-03-27T23:30:00Z', '2027-03', '2027-06', '2027-06-28'],
    ['2026-10-24T22:30:00Z', '2026-10', '2027-01', '2027-01-25'],
    ['2027-12-31T23:00:00Z', '2028-01', '2028-04', '2028-04-01'],
  ])('Q45 at %s the months are %s to %s, and the last day is %s', (moment, first, last, endDate) => {
    const now = Date.parse(moment);
    const end = bookingWindow(now).endDate;
    expect(end).toBe(endDate);
    expect(monthRange(stockholmDay(now), [end])).toEqual({ first, last });
  });
});
