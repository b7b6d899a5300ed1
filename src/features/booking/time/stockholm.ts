import { europeanTime } from '../../../lib/europeanTime.ts';

/** Workshops are in Sweden: their times are Stockholm's, whatever the clock of the browser (Q45). */

const ZONE = 'Europe/Stockholm';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Returns date and time in Stockholm of a moment in milliseconds since 1970: `2026-11-23T15:00`. */
export const stockholmTime = (moment: number): string => europeanTime(moment, ZONE) ?? '';

/** Returns the day in Stockholm: `2026-11-23`. */
export const stockholmDay = (moment: number): string => stockholmTime(moment).slice(0, 10);

/**
 * Returns the moment of a time in Stockholm, in milliseconds since 1970. A time that the clock change in March skips is an hour later;
 * of a time that occurs twice in October it is the first.
 */
export function momentOf(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const text = `${date}T${time}`;
  const candidates = [asUtc - 2 * HOUR, asUtc - HOUR];
  return candidates.find((moment) => stockholmTime(moment) === text) ?? asUtc - HOUR;
}

/** Returns a time in Stockholm with its offset on that day, as the contract has slots: `2026-11-24T08:00:00+01:00` (F094). */
export function slotAt(date: string, time: string): string {
  const hours = (Date.parse(`${date}T${time}:00Z`) - momentOf(date, time)) / HOUR;
  return `${date}T${time}:00+${String(hours).padStart(2, '0')}:00`;
}
