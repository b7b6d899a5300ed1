import { type ZonedDay, zonedDays } from '../../../lib/zonedDays.ts';
import { hoursOn, type Schedule, type SiteMoment } from './openingHours.ts';

/** Days on which a department is closed, in few bytes: those of every week, and the days that differ from the week. */
export interface ClosedDays {
  /** 0 is Sunday. */
  weekdays: number[];
  /** Closed days of open weekdays, and open days of closed weekdays, as `2026-12-25`. */
  exceptions: string[];
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Whether a department is closed on a day, in the locale of the index. Unknown hours are no closed day. */
export function isClosedOn(date: string, schedule: Schedule | null | undefined, locale: string): boolean {
  return isOff({ date, weekday: weekdayOf(date) }, schedule, locale);
}

/** Returns the closed days of the next `count` days, beginning with today. */
export function closedDaysOf(
  schedule: Schedule | null | undefined,
  { locale, timeZone, now }: SiteMoment,
  count: number,
): ClosedDays {
  const usual = schedule && { openinghours: schedule.openinghours };
  const weekdays = WEEKDAYS.filter((weekday) => isOff({ date: '', weekday }, usual, locale));
  const days = zonedDays(timeZone, now, count);
  const differing = days.filter((day) => isOff(day, schedule, locale) !== weekdays.includes(day.weekday));
  return { weekdays, exceptions: differing.map(({ date }) => date) };
}

/** Whether a day is one of the closed days. */
export function isClosedDay(date: string, { weekdays, exceptions }: ClosedDays): boolean {
  return weekdays.includes(weekdayOf(date)) !== exceptions.includes(date);
}

function isOff(
  day: Pick<ZonedDay, 'date' | 'weekday'>,
  schedule: Schedule | null | undefined,
  locale: string,
): boolean {
  return Boolean(schedule?.openinghours?.length) && hoursOn(schedule as Schedule, day, locale)?.length === 0;
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
