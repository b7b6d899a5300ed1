import { europeanOffset, europeanTime } from './europeanTime.ts';

/**
 * The calendar of Stockholm, where all workshops are, on any clock and in any time zone of the process (Q45). Days are texts: `2026-11-24`.
 */

const ZONE = 'Europe/Stockholm';

/** Returns date and time in Stockholm: `2026-11-23T15:00`. @param moment ms since 1970 */
export const stockholmTime = (moment: number): string => europeanTime(moment, ZONE) ?? '';

/** Returns the day in Stockholm. @param moment ms since 1970 */
export const stockholmDay = (moment: number): string => stockholmTime(moment).slice(0, 10);

/**
 * Returns a time of a day with the offset of Stockholm, or of another place: `2027-03-29T07:30:00+02:00`. Clocks change at 01:00 UTC, so the offset at noon is
 * that of every time from 04:00 on.
 *
 * @param minutes since midnight, from 240
 */
export function timeSlotAt(day: string, minutes: number, zone: string = ZONE): string {
  const offset = europeanOffset(Date.parse(`${day}T11:00:00Z`), zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00+0${offset}:00`;
}
