import { dateFormat } from './formats.ts';

/** A day where the clock of a time zone is right. */
export interface ZonedDay {
  /** `2026-11-22` */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /**
   * Milliseconds since 1970 of the moment from which minutes of the day are counted. Where the clock changes at night this
   * is an hour beside midnight, so that every time of the day after that is right.
   */
  zero: number;
}

const DAY = 86_400_000;

/** The day of `now` and those after it, in the zone. */
export function zonedDays(timeZone: string, now: number, count: number): ZonedDay[] {
  const [first] = dayAndOffset(timeZone, now);
  const midnight = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) => {
    const utc = midnight + at * DAY;
    // At noon whatever happens to clocks at night has happened.
    const [, offset] = dayAndOffset(timeZone, utc + DAY / 2);
    const day = new Date(utc);
    return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), zero: utc - offset };
  });
}

/** The day of a moment in the zone, and by how much the zone's clock is ahead of UTC then, in milliseconds. */
function dayAndOffset(timeZone: string, moment: number): [date: string, offset: number] {
  // Swedish writes dates as ISO 8601 does, the same in every version of its data.
  const text = formatOf(timeZone).format(moment).replace(' ', 'T');
  return [text.slice(0, 10), Date.parse(`${text}Z`) - Math.floor(moment / 1000) * 1000];
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}
