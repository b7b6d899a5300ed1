/** Days and weeks of the calendar of times, as texts such as `2026-11-23`. They compare like dates and know no clock changes. */

const DAY_MS = 86_400_000;
const WEEK = 7;
/** Weeks that are requested and shown at a time (S3 §9). */
export const WEEKS_PER_LOAD = 4;
/** Time at which the car is handed in for a whole day (S3 §2.2). */
export const FULL_DAY_TIME = '08:00';

export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** Returns the Sunday with which the week of a day begins (S3 §9). */
export const sundayOf = (date: string): string => addDays(date, -weekdayOf(date));

export const isWeekend = (date: string): boolean => [0, 6].includes(weekdayOf(date));

/** Returns weeks of seven days from the Sunday at or before `first`. */
export function weeksFrom(first: string, count: number = WEEKS_PER_LOAD): string[][] {
  const sunday = sundayOf(first);
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, day) => addDays(sunday, week * WEEK + day)),
  );
}

/** Returns the ISO 8601 number of the week in which the day is; Swedes plan by it. */
export function weekNumberOf(date: string): number {
  const thursday = addDays(date, 3 - ((weekdayOf(date) + WEEK - 1) % WEEK));
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((Date.parse(thursday) - newYear) / (WEEK * DAY_MS)) + 1;
}

/** Returns where a key moves in the grid: days by arrows, ends of a week, pages of four weeks. Null for other keys. */
export function dayAfterKey(date: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -WEEK);
    case 'ArrowDown':
      return addDays(date, WEEK);
    case 'Home':
      return sundayOf(date);
    case 'End':
      return addDays(sundayOf(date), WEEK - 1);
    case 'PageUp':
      return addDays(date, -WEEK * WEEKS_PER_LOAD);
    case 'PageDown':
      return addDays(date, WEEK * WEEKS_PER_LOAD);
    default:
      return null;
  }
}
