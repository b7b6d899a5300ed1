/** Clocks of Europe without `Intl`, whose first formatter takes a browser tens of milliseconds. This is the only place that knows when clocks change. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Hours from UTC in winter. In summer all are one hour more, from 1:00 UTC on the last Sundays of March and October. */
const WINTER_OFFSETS: Readonly<Record<string, number>> = {
  'Europe/London': 0,
  'Europe/Stockholm': 1,
  'Europe/Oslo': 1,
  'Europe/Copenhagen': 1,
  'Europe/Bratislava': 1,
  'Europe/Helsinki': 2,
};

/**
 * Returns the hours by which a time zone is ahead of UTC; undefined for a zone outside of the list.
 *
 * @param moment ms since 1970
 */
export function europeanOffset(moment: number, timeZone: string): number | undefined {
  const winter = WINTER_OFFSETS[timeZone];
  if (winter === undefined || Number.isNaN(moment)) return undefined;
  const year = new Date(moment).getUTCFullYear();
  const isSummer = moment >= lastSunday(year, 2) && moment < lastSunday(year, 9);
  return winter + (isSummer ? 1 : 0);
}

/** Returns date and time in a time zone as `2026-11-22T18:00`; undefined for a zone outside of the list. */
export function europeanTime(moment: number, timeZone: string): string | undefined {
  const offset = europeanOffset(moment, timeZone);
  return offset === undefined ? undefined : new Date(moment + offset * HOUR).toISOString().slice(0, 16);
}

/** Returns the hours from UTC of a time zone in winter; 0 for an unknown one. */
export const winterOffsetOf = (timeZone: string): number => WINTER_OFFSETS[timeZone] ?? 0;

/** Returns 1:00 UTC of the last Sunday of a month with 31 days. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY;
}
