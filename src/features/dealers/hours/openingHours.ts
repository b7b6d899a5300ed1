import type { Department } from '../../../contracts/dealers/dealer.ts';
import { type Weekday, weekdaysIn } from '../../../lib/weekdays.ts';
import { type ZonedDay, zonedDays } from '../../../lib/zonedDays.ts';
import type { OpenSpans } from './openingState.ts';

/** Parses the texts of a department's record to times at which it is open (S2 §3). */

export type Schedule = NonNullable<Department['openingschedule']>;
type Lines = Schedule['openinghours'];
type Line = NonNullable<Lines>[number];

/** Start and end in minutes from midnight. */
type Minutes = readonly [from: number, to: number];

const TIME_PATTERN = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b\.?)?`;
const SPAN_PATTERN = new RegExp(
  String.raw`${TIME_PATTERN}\s*(?:[-\u2010-\u2015]|till|til|to|až|do)\s*${TIME_PATTERN}`,
  'gi',
);
const CLOSED_PATTERN = /st[äe]ngt|lukket|suljettu|kiinni|zatvoren|closed/i;

const DAY_MS = 86_400_000;
/** Number of days to compute. */
const DAYS_AHEAD = 8;
/** Number of spans that a page needs: enough for two days. */
const MAX_SPANS = 3;

/** Returns whether a text of hours means closed. */
export const isClosed = (text: string): boolean => !/\d/.test(text) && CLOSED_PATTERN.test(text);

/** Parses hours such as `07:00–12:00, 13–18` or `9am to 6pm`; empty for closed, null for any other text. */
export function parseHours(text: string): Minutes[] | null {
  if (isClosed(text)) return [];
  const spans = [...text.matchAll(SPAN_PATTERN)].map(([, ...parts]): Minutes => {
    const from = minutesOf(parts[0], parts[1], parts[2]);
    const to = minutesOf(parts[3], parts[4], parts[5]);
    return [from, to > from ? to : to + 1440];
  });
  return spans.length > 0 && spans.every(([from]) => from < 1440) ? spans : null;
}

function minutesOf(hours = '0', minutes = '0', meridiem = ''): number {
  const clock = Number(hours) % (meridiem ? 12 : 25);
  return (clock + (/^p/i.test(meridiem) ? 12 : 0)) * 60 + Number(minutes);
}

/** A time at a site. */
export interface SiteMoment {
  /** Locale of the index. */
  locale: string;
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Returns when a department is open from the day of `now` on, with special days and holidays; null when the hours of one
 * of these days are unknown.
 */
export function openSpans(
  schedule: Schedule | null | undefined,
  { locale, timeZone, now }: SiteMoment,
): OpenSpans | null {
  if (!schedule?.openinghours?.length) return null;
  const spans: [number, number][] = [];
  // A span may have begun yesterday.
  for (const day of zonedDays(timeZone, now - DAY_MS, 1 + DAYS_AHEAD)) {
    const hours = hoursOn(schedule, day, locale);
    if (hours === null) return null;
    for (const [from, to] of hours) spans.push([day.zero + from * 60_000, day.zero + to * 60_000]);
  }
  return spans.filter(([, to]) => to > now).slice(0, MAX_SPANS);
}

/**
 * Returns the hours of a day, null for unknown ones. A special day has priority over a holiday, a holiday over the week.
 */
export function hoursOn(
  schedule: Schedule,
  { date, weekday }: Pick<ZonedDay, 'date' | 'weekday'>,
  locale: string,
): Minutes[] | null {
  const deviation = schedule.deviationdays?.find((day) => day.date?.slice(0, 10) === date)?.displayText;
  if (deviation) return parseHours(deviation);
  const { vacationstart: start, vacationend: end, vacationdays } = schedule.vacation ?? {};
  const onHoliday = start && end && start.slice(0, 10) <= date && date <= end.slice(0, 10);
  const holidayText = onHoliday && hoursTextOf(vacationdays, weekday, locale);
  if (holidayText) return parseHours(holidayText);
  if (onHoliday && unreadableLines(vacationdays, locale).length > 0) return null;
  const text = hoursTextOf(schedule.openinghours, weekday, locale);
  if (text !== null) return parseHours(text);
  const others = unreadableLines(schedule.openinghours, locale);
  return others.every(({ displayText }) => isClosed(displayText ?? '')) ? [] : null;
}

/** Returns the text of a weekday; null for a weekday that no line names: a day off, unless an unreadable line has its hours. */
function hoursTextOf(lines: Lines, weekday: number, locale: string): string | null {
  const line = lines?.find((each) => daysOf(each, locale).some((day) => day === weekday));
  return line?.displayText ?? null;
}

/** Returns the lines whose days cannot be read, such as `Alla dagar`: their hours may be those of any unnamed day. */
const unreadableLines = (lines: Lines, locale: string): NonNullable<Lines> =>
  lines?.filter((line) => line.day && line.displayText && daysOf(line, locale).length === 0) ?? [];

const daysByLine = new WeakMap<Line, { locale: string; days: readonly Weekday[] }>();

/** Returns the days of a line, which the pages of all cars of a dealer read for each of their days. */
function daysOf(line: Line, locale: string): readonly Weekday[] {
  const memoized = daysByLine.get(line);
  if (memoized?.locale === locale) return memoized.days;
  const days = line.day ? weekdaysIn(line.day, locale) : [];
  daysByLine.set(line, { locale, days });
  return days;
}
