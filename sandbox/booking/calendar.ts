/** Days of the workshops' calendar, as texts: `2026-11-24`. */

/** Returns the weekday of a day, from 0 for Sunday to 6. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
