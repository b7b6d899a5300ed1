import { addDays, addMonths } from '../../contracts/days.ts';

/** Weeks and keys of a calendar. Days are texts such as `2026-12-01`, which compare like dates. */

const WEEK = 7;

/** Returns the day inside a range that is nearest to one. */
export function clampDay(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/** Returns the Monday of a day's week. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + WEEK - 1) % WEEK));

/** Returns the weeks of a day's month, from Monday. Days of other months are null. */
export function weeksOfMonth(date: string): (string | null)[][] {
  const month = date.slice(0, 7);
  const weeks: (string | null)[][] = [];
  for (let first = mondayOf(`${month}-01`); first.slice(0, 7) <= month; first = addDays(first, WEEK)) {
    const days = Array.from({ length: WEEK }, (_, at) => addDays(first, at));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

/** Weeks of a grid that has room for every month. */
const GRID_WEEKS = 6;

/** Returns the 42 days of six weeks, from the Monday at or before the first of a day's month (S3 §5.4). */
export function sixWeeksOfMonth(date: string): string[][] {
  const first = mondayOf(`${date.slice(0, 7)}-01`);
  return Array.from({ length: GRID_WEEKS }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, day) => addDays(first, week * WEEK + day)),
  );
}

/** How a grid of days is divided. */
export interface DayGrid {
  /** Returns the first day of a day's week. */
  firstOfWeek: (date: string) => string;
  /** Returns the day on the next page (1) or the one before (-1). */
  onPage: (date: string, by: 1 | -1) => string;
}

const MONTHS: DayGrid = { firstOfWeek: mondayOf, onPage: addMonths };

/** Returns where a key moves in a grid of days, by default in months from Monday: by arrows, to the ends of a week, by pages. Null for other keys. */
export function dayAfterKey(date: string, key: string, { firstOfWeek, onPage }: DayGrid = MONTHS): string | null {
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
      return firstOfWeek(date);
    case 'End':
      return addDays(firstOfWeek(date), WEEK - 1);
    case 'PageUp':
      return onPage(date, -1);
    case 'PageDown':
      return onPage(date, 1);
    default:
      return null;
  }
}
