import { addDays } from '../../lib/days.ts';
import { europeanOffset } from '../../lib/europeanTime.ts';

const HOUR_MS = 3_600_000;
/** The hour of mails that come once a day or once a week. */
const HOUR = 7;
const MONDAY = 1;

/**
 * Returns the next 7:00 on the clock of a time zone, that of a Monday for a weekly mail, in milliseconds since 1970. Summer time begins and ends before
 * that hour, so each day has one.
 *
 * @param now milliseconds since 1970
 * @param zone as `timeZoneOf` returns it
 */
export function nextMorning(now: number, zone: string, isWeekly: boolean): number {
  const offsetAt = (moment: number): number => (europeanOffset(moment, zone) ?? 0) * HOUR_MS;
  let day = new Date(now + offsetAt(now)).toISOString().slice(0, 10);
  for (;;) {
    const clock = Date.parse(`${day}T0${HOUR}:00:00Z`);
    const morning = clock - offsetAt(clock - offsetAt(clock));
    if (morning > now && (!isWeekly || new Date(clock).getUTCDay() === MONDAY)) return morning;
    day = addDays(day, 1);
  }
}
