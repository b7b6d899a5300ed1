import { addDays, addMonths } from '../../../lib/days.ts';
import { stockholmDay } from '../../../lib/stockholm.ts';

/** The days that can be booked at the tire hotel. Days are texts: `2026-11-24`. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days from today to the first one that can be booked, and months to the last one (S3 §9). */
export const FIRST_DAY = 3;
export const LAST_MONTH = 3;

/** Returns the first and the last day that can be booked (F111). @param now ms since 1970 */
export function bookingWindow(now: number): { startDate: string; endDate: string } {
  const today = stockholmDay(now);
  return { startDate: addDays(today, FIRST_DAY), endDate: addMonths(today, LAST_MONTH) };
}

/**
 * Whether a day can be booked. A day more at both ends: around midnight the page may have been made on the day before, and clocks of
 * visitors are not exact.
 */
export function isInWindow(day: string, now: number): boolean {
  const { startDate, endDate } = bookingWindow(now);
  return day >= addDays(startDate, -1) && day <= addDays(endDate, 1);
}

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
