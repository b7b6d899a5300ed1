import { addDays, addMonths } from '../../../../lib/days.ts';
import { clampDay } from '../../../ui/form/calendarMonth.ts';

/** Months of the booking's calendar. Days are texts such as `2026-11-26`, months such as `2026-11`. */

const monthOf = (date: string): string => date.slice(0, 7);

/** The first and the last month that can be shown: that of today, and the last one with dates (S3 §5.4). */
export interface MonthRange {
  first: string;
  last: string;
}

/** Returns the months that can be shown. @param dates the days that can be booked, sorted */
export function monthRange(today: string, dates: readonly string[]): MonthRange {
  const first = monthOf(today);
  const last = monthOf(dates.at(-1) ?? today);
  return { first, last: last < first ? first : last };
}

/** Returns another month by its distance; null when it cannot be shown, so that its button is disabled. */
export function monthAfter(month: string, by: 1 | -1, { first, last }: MonthRange): string | null {
  const next = monthOf(addMonths(`${month}-01`, by));
  return next < first || next > last ? null : next;
}

/** Returns the month that is shown first: that of the chosen day, else that of the first day that can be booked. */
export const firstMonth = (chosen: string, dates: readonly string[], today: string): string =>
  monthOf(chosen || dates[0] || today);

/** Returns where the focus may go: to days from today to the end of the last month. */
export const clampFocus = (date: string, today: string, { last }: MonthRange): string =>
  clampDay(date, today, addDays(addMonths(`${last}-01`, 1), -1));

/** Returns the day of a month that takes the focus by Tab: the focused one when it is shown, else the first that can be booked, else the first. */
export function tabDay(month: string, focus: string, dates: readonly string[]): string {
  if (monthOf(focus) === month) return focus;
  return dates.find((date) => monthOf(date) === month) ?? `${month}-01`;
}
