import { addDays, addMonths } from '../../../lib/days.ts';
import type { SiteView } from '../../contracts/page/page.ts';

/** Weeks and keys of a calendar. Days are texts such as `2026-12-01`, which compare like dates. */

const WEEK = 7;

/** Returns the day inside a range that is nearest to one. */
export function clampDay(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/** The day with which a week begins: 0 for Sunday, 1 for Monday. */
export type WeekStart = 0 | 1;

/** Returns the day with which the weeks of a site's calendars begin. */
export const weekStartOf = ({ weekStart }: Pick<SiteView, 'weekStart'>): WeekStart => (weekStart === 'sunday' ? 0 : 1);

/** Returns the first day of a day's week. */
export const firstOfWeek = (date: string, start: WeekStart): string =>
  addDays(date, -((new Date(date).getUTCDay() + WEEK - start) % WEEK));

/** Returns the weeks of a day's month. Days of other months are null. */
export function weeksOfMonth(date: string, start: WeekStart): (string | null)[][] {
  const month = date.slice(0, 7);
  const weeks: (string | null)[][] = [];
  for (let first = firstOfWeek(`${month}-01`, start); first.slice(0, 7) <= month; first = addDays(first, WEEK)) {
    const days = Array.from({ length: WEEK }, (_, at) => addDays(first, at));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

/** Weeks of a grid that has room for every month. */
const GRID_WEEKS = 6;

/** Returns the 42 days of six weeks, from the week of the first of a day's month (S3 §5.4). */
export function sixWeeksOfMonth(date: string, start: WeekStart): string[][] {
  const first = firstOfWeek(`${date.slice(0, 7)}-01`, start);
  return Array.from({ length: GRID_WEEKS }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, day) => addDays(first, week * WEEK + day)),
  );
}

/** How a grid of days is divided. */
export interface DayGrid {
  start: WeekStart;
  /** Returns the day on the next page (1) or the one before (-1). */
  onPage: (date: string, by: 1 | -1) => string;
}

/** Returns a grid whose pages are months. */
export const monthGrid = (start: WeekStart): DayGrid => ({ start, onPage: addMonths });

/** Returns where a key moves in a grid of days: by arrows, to the ends of a week, by pages. Null for other keys. */
export function dayAfterKey(date: string, key: string, { start, onPage }: DayGrid): string | null {
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
      return firstOfWeek(date, start);
    case 'End':
      return addDays(firstOfWeek(date, start), WEEK - 1);
    case 'PageUp':
      return onPage(date, -1);
    case 'PageDown':
      return onPage(date, 1);
    default:
      return null;
  }
}
