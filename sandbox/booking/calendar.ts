/** The calendar of Stockholm, on any clock and in any time zone of the process (Q45). Days are texts: `2026-11-24`. */

const ZONE = 'Europe/Stockholm';
const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
const OFFSETS = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' });

/** Returns the day of an instant. @param ms since 1970 */
export const dayOf = (ms: number): string => DAYS.format(ms);

/** Returns the weekday of a day, from 0 for Sunday to 6. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * Returns a time of a day with the offset of Stockholm: `2027-03-29T07:30:00+02:00`. Clocks change at 01:00 UTC, so that the offset at noon is that of
 * every time from 04:00 on.
 *
 * @param minutes since midnight, from 240
 */
export function slotAt(day: string, minutes: number): string {
  const parts = OFFSETS.formatToParts(Date.parse(`${day}T12:00:00Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00';
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00${offset}`;
}
