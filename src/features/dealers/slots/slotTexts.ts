import { dateFormat } from '../../../lib/formats.ts';

/** Texts of days and times. A slot has the offset of its place, so its own letters are the date and the time there. */

export const dateOf = ({ timeSlot }: { timeSlot: string }): string => timeSlot.slice(0, 10);
export const timeOf = ({ timeSlot }: { timeSlot: string }): string => timeSlot.slice(11, 16);

const format = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));

/** Returns `tisdag 24 november`. */
export const longDay = (date: string, locale: string): string =>
  format(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });
/** Returns `tis 24 nov.` */
export const shortDay = (date: string, locale: string): string =>
  format(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
/** Returns `november 2026`. */
export const monthOf = (date: string, locale: string): string =>
  format(date, locale, { month: 'long', year: 'numeric' });
/** Returns a weekday, such as `sön` or `söndag`. */
export const weekdayText = (date: string, locale: string, width: 'short' | 'long'): string =>
  format(date, locale, { weekday: width }).replace('.', '');
