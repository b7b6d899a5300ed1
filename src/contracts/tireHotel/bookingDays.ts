import { addDays, addMonths } from '../days.ts';

/** The calendar of Stockholm for the tyre hotel, on any clock and in any time zone of the process (Q45). Days are texts: `2026-11-24`. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days from today to the first one that can be booked, and months to the last one (S3 §9). */
export const FIRST_DAY = 3;
export const LAST_MONTH = 3;

/** Returns 1:00 UTC of the last Sunday of a month with 31 days, when clocks change. */
function clockChange(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY_MS;
}

/** Returns the hours by which Stockholm is ahead of UTC: 1 in winter, 2 in summer. @param moment ms since 1970 */
export function stockholmOffset(moment: number): 1 | 2 {
  const year = new Date(moment).getUTCFullYear();
  return moment >= clockChange(year, 2) && moment < clockChange(year, 9) ? 2 : 1;
}

/** Returns date and time of Stockholm: `2026-11-24T09:30`. @param moment ms since 1970 */
export const stockholmTime = (moment: number): string =>
  new Date(moment + stockholmOffset(moment) * HOUR_MS).toISOString().slice(0, 16);

/** Returns the day of Stockholm. @param moment ms since 1970 */
export const stockholmDay = (moment: number): string => stockholmTime(moment).slice(0, 10);

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

/** Returns a time of a day with the offset of Stockholm: `2027-03-29T07:30:00+02:00`. @param minutes since midnight, from 240 */
export function timeSlotAt(day: string, minutes: number): string {
  // Clocks change at night, so the offset at noon is that of all times from 04:00 on.
  const offset = stockholmOffset(Date.parse(`${day}T11:00:00Z`));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00+0${offset}:00`;
}
