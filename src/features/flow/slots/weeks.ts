import { addDays } from '../../../../lib/days.ts';
import type { TimeSlotDay } from '../../../contracts/booking/timeSlots.ts';
import { dayAfterKey as dayInGrid, firstOfWeek, type WeekStart } from '../../../ui/form/calendarMonth.ts';

/** Weeks of the calendar of times. Days are texts such as `2026-11-23`, which compare like dates. */

const DAY_MS = 86_400_000;
const WEEK = 7;
/** Weeks that are requested and shown at a time (S3 §9). */
export const WEEKS_PER_LOAD = 4;

/** Returns 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

export const isWeekend = (date: string): boolean => [0, 6].includes(weekdayOf(date));

/** Returns weeks of seven days from the week of a day on. */
export function weeksFrom(date: string, start: WeekStart, count: number = WEEKS_PER_LOAD): string[][] {
  const first = firstOfWeek(date, start);
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, day) => addDays(first, week * WEEK + day)),
  );
}

/** Returns the ISO 8601 number of the week in which the day is; Swedes plan by it. */
export function weekNumberOf(date: string): number {
  const thursday = addDays(date, 3 - ((weekdayOf(date) + WEEK - 1) % WEEK));
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((Date.parse(thursday) - newYear) / (WEEK * DAY_MS)) + 1;
}

/** Returns how many times a day offers, a full day among them. */
export const timesIn = (day: TimeSlotDay | undefined): number =>
  (day?.availableSlots.length ?? 0) + (day?.allDaySlotAvailable ? 1 : 0);

/** Returns where a key moves in the grid: days by arrows, ends of a week, pages of four weeks. Null for other keys. */
export const dayAfterKey = (date: string, key: string, start: WeekStart): string | null =>
  dayInGrid(date, key, { start, onPage: (from, by) => addDays(from, by * WEEK * WEEKS_PER_LOAD) });
