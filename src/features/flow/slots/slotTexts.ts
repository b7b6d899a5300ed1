import { dateFormat } from '../../../lib/formats.ts';
import { timeSeparator } from '../../dealers/hours/openingState.ts';

/** Texts of days and times. A slot has the offset of its place, so its own letters are the date and the time there. */

export const dateOf = ({ timeSlot }: { timeSlot: string }): string => timeSlot.slice(0, 10);
export const timeOf = ({ timeSlot }: { timeSlot: string }): string => timeSlot.slice(11, 16);

/** Returns a time as people of a locale write it: `09:30`, `09.30`. */
export const timeText = (timeSlot: string, locale: string): string =>
  timeOf({ timeSlot }).replace(':', timeSeparator(locale));

const format = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));

/** Returns `tisdag 24 november`. */
export const longDay = (date: string, locale: string): string =>
  format(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });
/** Returns `tis 24 nov.` */
export const shortDay = (date: string, locale: string): string =>
  format(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
const MONTH = { month: 'long', year: 'numeric' } as const;

/** Returns `november 2026`. */
export const monthOf = (date: string, locale: string): string => format(date, locale, MONTH);

/** Returns the months of two days: `november 2026`, `november – december 2026`, `december 2026 – januari 2027`. */
export function monthsOf(first: string, last: string, locale: string): string {
  const to = monthOf(last, locale);
  if (first.slice(0, 7) === last.slice(0, 7)) return to;
  const from = format(first, locale, first.slice(0, 4) === last.slice(0, 4) ? { month: 'long' } : MONTH);
  return `${from} – ${to}`;
}
/** Returns a weekday, such as `sön` or `söndag`. */
export const weekdayText = (date: string, locale: string, width: 'short' | 'long'): string =>
  format(date, locale, { weekday: width }).replace('.', '');

/** Returns `tisdag 24 november, 09:30`. */
export const slotText = (timeSlot: string, locale: string): string =>
  `${longDay(dateOf({ timeSlot }), locale)}, ${timeText(timeSlot, locale)}`;
