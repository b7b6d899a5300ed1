import { dateFormat } from '../../lib/formats.ts';
import type { FlowSlot } from './flow/flowState.ts';

/** Texts of days and times. Slots have the offset of Stockholm, so their own letters are Stockholm's date and time. */

export const dateOf = ({ timeSlot }: Pick<FlowSlot, 'timeSlot'>): string => timeSlot.slice(0, 10);
export const timeOf = ({ timeSlot }: Pick<FlowSlot, 'timeSlot'>): string => timeSlot.slice(11, 16);

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

/** Returns `tisdag 24 november, 09:30`, or with the text of a full day instead of the time. */
export const slotText = (slot: FlowSlot, locale: string, fullDay: string): string =>
  `${longDay(dateOf(slot), locale)}, ${slot.isFullDay ? fullDay.toLocaleLowerCase(locale) : timeOf(slot)}`;
