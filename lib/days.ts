/** Days of a calendar, as texts such as `2026-12-01`. They compare like dates and know no clock changes. */

const DAY_MS = 86_400_000;

/** Returns the day `count` days later. */
export const addDays = (day: string, count: number): string => textOf(Date.parse(day) + count * DAY_MS);

/** Returns the same day of another month; the last day of a shorter one: 30 November + 3 months is 28 February. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
