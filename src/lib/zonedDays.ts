import { dateFormat } from './formats.ts';

/** A calendar day of a time zone. */
export interface ZonedDay {
  /** `2026-11-22` */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /**
   * Milliseconds since 1970 from which the minutes of the day are counted. On a day with a clock change at night this is one
   * hour off midnight, so that all later times of the day are correct.
   */
  zero: number;
}

const DAY = 86_400_000;
/** No zone changes its clocks twice within so many days. */
const MAX_DAYS_TO_COMPARE = 21;

/** Returns `count` days of the time zone, starting with the day of `now`. */
export function zonedDays(timeZone: string, now: number, count: number): ZonedDay[] {
  const [first] = dayAndOffset(timeZone, now);
  const midnight = Date.parse(`${first}T00:00:00Z`);
  // Clock changes happen at night, so the offset at noon is valid for the day.
  const offsetOn = (at: number) => dayAndOffset(timeZone, midnight + at * DAY + DAY / 2)[1];
  const offset = offsetOn(0);
  const isConstant = count <= MAX_DAYS_TO_COMPARE && offset === offsetOn(count - 1);
  return Array.from({ length: count }, (_, at) => {
    const utc = midnight + at * DAY;
    const day = new Date(utc);
    return {
      date: day.toISOString().slice(0, 10),
      weekday: day.getUTCDay(),
      zero: utc - (isConstant ? offset : offsetOn(at)),
    };
  });
}

/** Returns the day of a moment in the time zone, and the zone's offset from UTC in milliseconds. */
function dayAndOffset(timeZone: string, moment: number): [date: string, offset: number] {
  // The Swedish locale formats dates as ISO 8601 in every version of its data.
  const text = formatOf(timeZone).format(moment).replace(' ', 'T');
  return [text.slice(0, 10), Date.parse(`${text}Z`) - Math.floor(moment / 1000) * 1000];
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}
