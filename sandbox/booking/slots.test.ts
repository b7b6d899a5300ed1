import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../lib/days.ts';
import { stockholmDay, timeSlotAt } from '../../lib/stockholm.ts';
import { weekdayOf } from './calendar.ts';
import { firstFreeSlot, freeDays, isFreeSlot, type SlotCalendar, slotKey } from './slots.ts';

const ALL_WEEK: SlotCalendar = {
  id: '1.30',
  zone: 'Europe/Stockholm',
  lastMinutes: 90,
  hasFullDays: true,
  hours: Array(7).fill([7 * 60, 17 * 60]),
  deviations: new Map([['2027-03-26', null]]),
  vacation: ['2027-07-12', '2027-07-30'],
};
const NOW = Date.parse('2026-11-23T12:00:00Z');
const none = () => false;

describe('Q45 slots are those of Stockholm, whatever the clock of the process', () => {
  test.each([
    // The day before, of and after each clock change.
    ['2027-03-27', '+01:00'],
    ['2027-03-28', '+02:00'],
    ['2027-03-29', '+02:00'],
    ['2026-10-24', '+02:00'],
    ['2026-10-25', '+01:00'],
    ['2027-10-31', '+01:00'],
    ['2028-02-29', '+01:00'],
    ['2027-06-21', '+02:00'],
  ])('%s has the offset %s', (day, offset) => {
    expect(timeSlotAt(day, 450)).toBe(`${day}T07:30:00${offset}`);
    const days = freeDays(ALL_WEEK, day, none, Date.parse('2026-10-20T12:00:00Z'));
    const [first] = days;
    expect(first?.date).toBe(day);
    for (const slot of first?.availableSlots ?? [])
      expect(slot).toMatch(new RegExp(`^${day}T\\d\\d:[03]0:00\\${offset}$`));
    expect(days).toHaveLength(28);
    expect(new Set(days.map(({ date }) => date)).size).toBe(28);
  });

  test('days and weekdays', () => {
    expect(stockholmDay(Date.parse('2026-11-23T22:59:59Z'))).toBe('2026-11-23');
    expect(stockholmDay(Date.parse('2026-11-23T23:00:00Z'))).toBe('2026-11-24');
    expect(stockholmDay(Date.parse('2026-06-21T22:00:00Z'))).toBe('2026-06-22');
    expect([addDays('2028-02-28', 1), addDays('2027-02-28', 1)]).toEqual(['2028-02-29', '2027-03-01']);
    expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-28')]).toEqual([0, 6]);
  });
});

describe('F094 the slots of a workshop', () => {
  test('none on days that are over, closed or too far away', () => {
    const at = (day: string) => freeDays(ALL_WEEK, day, none, NOW)[0];
    const empty = (date: string) => ({ date, availableSlots: [], allDaySlotAvailable: false });
    for (const day of ['2026-11-22', '2027-03-26', '2027-07-12', '2027-07-30', '2030-01-01']) {
      expect(at(day)).toEqual(empty(day));
    }
  });

  test('today only from two hours on', () => {
    const today = freeDays(ALL_WEEK, '2026-11-23', none, Date.parse('2026-11-23T09:00:00Z'))[0];
    for (const slot of today?.availableSlots ?? [])
      expect(Date.parse(slot)).toBeGreaterThanOrEqual(Date.parse('2026-11-23T11:00:00Z'));
    expect(today?.allDaySlotAvailable).toBe(false);
  });

  test('the same for the same day, whenever it is requested; a taken one is gone', () => {
    const [day] = freeDays(ALL_WEEK, '2027-01-11', none, NOW);
    expect(freeDays(ALL_WEEK, '2027-01-11', none, NOW + 86_400_000)[0]).toEqual(day);
    const [timeSlot = '', ...rest] = day?.availableSlots ?? [];
    const slot = { departmentId: '1.30', timeSlot, isFullDay: false };
    const isTaken = (each: typeof slot) => slotKey(each) === slotKey(slot);
    expect(freeDays(ALL_WEEK, '2027-01-11', isTaken, NOW)[0]?.availableSlots).toEqual(rest);
    expect([isFreeSlot(ALL_WEEK, slot, none, NOW), isFreeSlot(ALL_WEEK, slot, isTaken, NOW)]).toEqual([true, false]);
    // The same instant in another spelling is no slot.
    expect(isFreeSlot(ALL_WEEK, { ...slot, timeSlot: timeSlot.replace('+01:00', '+02:00') }, none, NOW)).toBe(false);
  });

  test('the first free slot is null when all are taken', () => {
    expect(firstFreeSlot(ALL_WEEK, () => true, NOW)).toBeNull();
    expect(firstFreeSlot(ALL_WEEK, none, NOW)).toMatch(/^2026-1[12]-\d\dT/);
  });
});
