import { describe, expect, test } from '@jest/globals';
import { addMonths } from '../../../lib/days.ts';
import { clampDay, dayAfterKey, monthGrid, weekStartOf, weeksOfMonth } from './calendarMonth.ts';

describe('F104 the calendar of a date field', () => {
  test('has the weeks of a month from Monday', () => {
    const weeks = weeksOfMonth('2026-11-23', 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOfMonth('2027-02-10', 1)).toHaveLength(4);
    expect(weeksOfMonth('2026-12-01', 1).flat().filter(Boolean)).toHaveLength(31);
  });

  test.each([
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %d months is %s', (date, count, expected) => expect(addMonths(date, count)).toBe(expected));

  test.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['Tab', null],
  ])('%s moves from Tuesday 2026-12-01 to %s', (key, day) =>
    expect(dayAfterKey('2026-12-01', key, monthGrid(1))).toBe(day),
  );

  test('the weeks of a site begin on Monday, or on Sunday by its setting', () => {
    expect([{}, { weekStart: 'monday' }, { weekStart: 'sunday' }].map((site) => weekStartOf(site as object))).toEqual([
      1, 1, 0,
    ]);
    expect(weeksOfMonth('2026-11-23', 0)[0]?.[0]).toBe('2026-11-01');
    expect([dayAfterKey('2026-12-01', 'Home', monthGrid(0)), dayAfterKey('2026-12-01', 'End', monthGrid(0))]).toEqual([
      '2026-11-29',
      '2026-12-05',
    ]);
  });

  test('a day outside the range becomes its nearest end', () => {
    expect(['2026-11-01', '2026-12-01', '2027-08-01'].map((day) => clampDay(day, '2026-11-23', '2027-05-22'))).toEqual([
      '2026-11-23',
      '2026-12-01',
      '2027-05-22',
    ]);
  });
});
