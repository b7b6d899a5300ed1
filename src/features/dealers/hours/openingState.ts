import type { DictionaryKey } from '../../../contracts/dictionary.ts';
import { dateFormat } from '../../../lib/formats.ts';

/** Moments at which somebody is there, from and to, soonest first; milliseconds since 1970. */
export type OpenSpans = readonly (readonly [from: number, to: number])[];

const DAY = 86_400_000;
/** Locales that write a time with a point: Danish, and both languages of Finland. */
const WITH_POINT = /^(?:da|fi)|-FI$/;

/** What stands between hours and minutes. */
export const timeSeparator = (locale: string): string => (WITH_POINT.test(locale) ? '.' : ':');

interface Clock {
  /** `Intl` locale. */
  locale: string;
  timeZone: string;
}

/** What is said about a moment: open until when, else when it opens; `time` is `18:00` as the language writes it. */
export interface OpeningState {
  open: boolean;
  label: DictionaryKey;
  values: { time: string; day: string };
}

/** How things stand at `now`, in words of the dictionary. */
export function openingState(spans: OpenSpans, now: number, { locale, timeZone }: Clock): OpeningState {
  const next = spans.find(([, to]) => to > now);
  if (!next) return { open: false, label: 'closedNow', values: { time: '', day: '' } };
  const [from, to] = next;
  const open = from <= now;
  const at = open ? to : from;
  const values = { time: timeText(at, { locale, timeZone }), day: dayName(at, { locale, timeZone }) };
  if (open) return { open, label: 'openUntil', values };
  const dated = (moment: number) => dateText(moment, timeZone);
  if (dated(at) === dated(now)) return { open, label: 'opensToday', values };
  return { open, label: dated(at) === dated(now + DAY) ? 'opensTomorrow' : 'opensDay', values };
}

/** The same in every version of the language's data, so that server and browser agree. */
function timeText(moment: number, { locale, timeZone }: Clock): string {
  const format = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const text = format.format(moment);
  return text.replace(':', timeSeparator(locale));
}

const dayName = (moment: number, { locale, timeZone }: Clock): string =>
  dateFormat(locale, { weekday: 'long', timeZone }).format(moment);

/** `2026-11-22`, where the clock of the zone is right. */
export const dateText = (moment: number, timeZone: string): string => dateFormat('sv-SE', { timeZone }).format(moment);

/** The day in a record's date, `2026-12-24`, whatever time stands behind it; empty for what is no day. */
export const dayIn = (text: string | null | undefined): string =>
  text && !Number.isNaN(Date.parse(text.slice(0, 10))) ? text.slice(0, 10) : '';
