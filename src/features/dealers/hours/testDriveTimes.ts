import { DAY_PARTS, type DayPart } from '../../../contracts/forms/contactForm.ts';
import { zonedDays } from '../../../lib/zonedDays.ts';
import { hoursOn, type Schedule, type SiteMoment } from './openingHours.ts';
import { dateText } from './openingState.ts';

/** A day with parts in which a test drive is possible. */
export interface TestDriveDay {
  /** `2026-11-25` */
  date: string;
  parts: DayPart[];
}

/** Days to choose from, beginning with tomorrow. */
const DAYS = 14;
const DAY_MS = 86_400_000;
/** Shortest time of a test drive, in minutes. */
const MIN_MINUTES = 60;
/** Start and end of each part, in minutes from midnight. */
const SPANS: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, 24 * 60],
};

/** Returns when visitors may wish for a test drive: the parts of the days from tomorrow on with an hour of opening time. */
export function testDriveDays(
  schedule: Schedule | null | undefined,
  { locale, timeZone, now }: SiteMoment,
): TestDriveDay[] {
  if (!schedule?.openinghours?.length) return [];
  const [, ...days] = zonedDays(timeZone, now, DAYS + 1);
  return days.flatMap((day) => {
    const hours = hoursOn(schedule, day, locale) ?? [];
    const parts = DAY_PARTS.filter((part) => {
      const [start, end] = SPANS[part];
      return hours.some(([from, to]) => Math.min(to, end) - Math.max(from, start) >= MIN_MINUTES);
    });
    return parts.length > 0 ? [{ date: day.date, parts }] : [];
  });
}

/** Whether a value of the form's field is one of the times, also of a page that was opened the day before. */
export function isTestDriveTime(value: string, schedule: Schedule | null | undefined, moment: SiteMoment): boolean {
  const days = [moment.now - DAY_MS, moment.now].flatMap((now) => testDriveDays(schedule, { ...moment, now }));
  const today = dateText(moment.now, moment.timeZone);
  return days.some(({ date, parts }) => date >= today && parts.some((part) => value === `${date}/${part}`));
}
