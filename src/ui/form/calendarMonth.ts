/** Days of a calendar, as texts such as `2026-12-01`. They compare like dates. */

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Returns the day `count` days after one. */
export const addDays = (date: string, count: number): string => textOf(Date.parse(date) + count * DAY_MS);

/** Returns the same day of another month, or the last day of a shorter one. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + count, Math.min(day, last)));
}

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

/** Returns where a key moves in the calendar; null for other keys. */
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
      return mondayOf(date);
    case 'End':
      return addDays(mondayOf(date), WEEK - 1);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
