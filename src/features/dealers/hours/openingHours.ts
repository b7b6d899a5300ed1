import type { Department } from '../../../contracts/dealer.ts';
import { weekdaysIn } from '../../../lib/weekdays.ts';
import { type ZonedDay, zonedDays } from '../../../lib/zonedDays.ts';
import type { OpenSpans } from './openingState.ts';

/** From the texts of a department's record to moments at which it is open (S2 §3). */

export type Schedule = NonNullable<Department['openingschedule']>;
type Lines = Schedule['openinghours'];

/** From and to, in minutes from midnight. */
type Minutes = readonly [from: number, to: number];

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b\.?)?`;
const SPAN = new RegExp(String.raw`${TIME}\s*(?:[-\u2010-\u2015]|till|til|to|až|do)\s*${TIME}`, 'gi');
const CLOSED = /st[äe]ngt|lukket|suljettu|kiinni|zatvoren|closed/i;

const DAY = 86_400_000;
/** Days that are looked ahead: after a week nobody waits for an hour. */
const DAYS_AHEAD = 8;
/** Spans that a page needs: it is not looked at for longer than the next two days. */
const SPANS = 3;

/** Whether a text of hours says that nobody is there. */
export const isClosed = (text: string): boolean => !/\d/.test(text) && CLOSED.test(text);

/** `07:00–12:00, 13–18` or `9am to 6pm`; empty when it says closed, null when it says something else. */
export function hoursIn(text: string): Minutes[] | null {
  if (isClosed(text)) return [];
  const spans = [...text.matchAll(SPAN)].map(([, ...parts]): Minutes => {
    const from = minutesOf(parts[0], parts[1], parts[2]);
    const to = minutesOf(parts[3], parts[4], parts[5]);
    return [from, to > from ? to : to + 1440];
  });
  return spans.length > 0 && spans.every(([from]) => from < 1440) ? spans : null;
}

function minutesOf(hours = '0', minutes = '0', half = ''): number {
  const clock = Number(hours) % (half ? 12 : 25);
  return (clock + (/^p/i.test(half) ? 12 : 0)) * 60 + Number(minutes);
}

interface Where {
  /** Language that the index speaks. */
  locale: string;
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * When a department is open from the day of `now` on, its single days and holidays minded; null when the record does not
 * say it for every one of the next days.
 */
export function openSpans(schedule: Schedule | null | undefined, { locale, timeZone, now }: Where): OpenSpans | null {
  if (!schedule?.openinghours?.length) return null;
  const spans: [number, number][] = [];
  // Somebody may be there since yesterday.
  for (const day of zonedDays(timeZone, now - DAY, 1 + DAYS_AHEAD)) {
    const hours = hoursOn(schedule, day, locale);
    if (hours === null) return null;
    for (const [from, to] of hours) spans.push([day.zero + from * 60_000, day.zero + to * 60_000]);
  }
  return spans.filter(([, to]) => to > now).slice(0, SPANS);
}

/** A single day of its own goes before a holiday, a holiday before the week. */
function hoursOn(schedule: Schedule, { date, weekday }: ZonedDay, locale: string): Minutes[] | null {
  const own = schedule.deviationdays?.find((day) => day.date?.slice(0, 10) === date)?.displayText;
  if (own) return hoursIn(own);
  const { vacationstart: start, vacationend: end, vacationdays } = schedule.vacation ?? {};
  const onHoliday = start && end && start.slice(0, 10) <= date && date <= end.slice(0, 10);
  const text = (onHoliday && textFor(vacationdays, weekday, locale)) || textFor(schedule.openinghours, weekday, locale);
  return text === null ? [] : hoursIn(text);
}

/** A day that the week does not name is a day off. */
function textFor(lines: Lines, weekday: number, locale: string): string | null {
  const line = lines?.find(({ day }) => day && weekdaysIn(day, locale).some((each) => each === weekday));
  return line?.displayText ?? null;
}
