import { europeanTime } from '../../../../lib/europeanTime.ts';
import { dateFormat } from '../../../lib/formats.ts';

/** Times at which it is open, start and end, in order; milliseconds since 1970. */
export type OpenSpans = readonly (readonly [from: number, to: number])[];

const DAY_MS = 86_400_000;
/** Locales that write times with a point: Danish, and both languages of Finland. */
const USES_POINT = /^(?:da|fi)|-FI$/;

/** Returns the separator between hours and minutes. */
export const timeSeparator = (locale: string): string => (USES_POINT.test(locale) ? '.' : ':');

interface Clock {
  /** `Intl` locale. */
  locale: string;
  timeZone: string;
}

/** Open until when, or opens when; `label` is a dictionary key, `time` is formatted for the locale. */
export interface OpeningState {
  open: boolean;
  label: 'closedNow' | 'openUntil' | 'opensToday' | 'opensTomorrow' | 'opensDay';
  values: { time: string; day: string };
}

/** Returns the opening state at `now`. */
export function openingState(spans: OpenSpans, now: number, { locale, timeZone }: Clock): OpeningState {
  const next = spans.find(([, to]) => to > now);
  if (!next) return { open: false, label: 'closedNow', values: { time: '', day: '' } };
  const [from, to] = next;
  const open = from <= now;
  const boundary = open ? to : from;
  const values = { time: timeText(boundary, { locale, timeZone }), day: '' };
  if (open) return { open, label: 'openUntil', values };
  // Days of the calendar: one with a clock change has 23 or 25 hours.
  const dayOf = (moment: number) => Date.parse(dateText(moment, timeZone)) / DAY_MS;
  const daysAhead = dayOf(boundary) - dayOf(now);
  if (daysAhead === 0) return { open, label: 'opensToday', values };
  if (daysAhead === 1) return { open, label: 'opensTomorrow', values };
  return { open, label: 'opensDay', values: { ...values, day: dayName(boundary, { locale, timeZone }) } };
}

/** Formats a time independently of the ICU version, so that server and browser agree. */
function timeText(moment: number, { locale, timeZone }: Clock): string {
  const text =
    europeanTime(moment, timeZone)?.slice(11) ??
    dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(moment);
  return text.replace(':', timeSeparator(locale));
}

const dayName = (moment: number, { locale, timeZone }: Clock): string =>
  dateFormat(locale, { weekday: 'long', timeZone }).format(moment);

/** Returns the date in a time zone as `2026-11-22`. */
export const dateText = (moment: number, timeZone: string): string =>
  europeanTime(moment, timeZone)?.slice(0, 10) ?? dateFormat('sv-SE', { timeZone }).format(moment);

/** Returns the day of a record's date as `2026-12-24`, without its time; empty for an invalid date. */
export const dayIn = (text: string | null | undefined): string =>
  text && !Number.isNaN(Date.parse(text.slice(0, 10))) ? text.slice(0, 10) : '';
