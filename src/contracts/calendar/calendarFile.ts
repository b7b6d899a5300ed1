import { addDays } from '../../../lib/days.ts';
import { winterOffsetOf } from '../../../lib/europeanTime.ts';

/** A calendar file of a booking by RFC 5545 and 5546, with the rules of the clock at its place: of the pages, and of the mails. */

export interface CalendarEvent {
  /** Stays the same for the same booking, so that a second import does not add a second entry. */
  uid: string;
  /** When the file is made; milliseconds since 1970. */
  now: number;
  /** Where it is, such as `Europe/Stockholm`. */
  timeZone: string;
  /** Day and time there: `2026-11-23`, `13:30`. */
  date: string;
  /** Null: the whole day, as long as no time is agreed. */
  time: string | null;
  /** Length in minutes; of no meaning for a whole day. */
  minutes: number;
  summary: string;
  location: string;
  description: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** How often the booking was changed: a calendar takes over a file with the same `uid` and a higher number. */
  sequence?: number | undefined;
  /** The file of a cancelled booking removes its entry. */
  isCancelled?: boolean | undefined;
  /** Who has the booking. Without an address the file names nobody. */
  organizer?: { name: string; email: string } | undefined;
}

/** Name and address of the file's sender; calendars match a cancellation by it (RFC 5546 §3.2.5). */
function organizerLine({ organizer }: CalendarEvent): string[] {
  // A quoted parameter has no quotes and no control characters (RFC 5545 §3.1).
  const isAddress = organizer && /^[^\s:;,"<>]+@[^\s:;,"<>]+$/.test(organizer.email);
  return isAddress ? [`ORGANIZER;CN="${organizer.name.replace(/["\p{Cc}]/gu, ' ')}":mailto:${organizer.email}`] : [];
}

/** Names of the clocks by their hours from UTC in winter: in winter and in summer. */
const CLOCKS: Readonly<Record<number, readonly [winter: string, summer: string]>> = {
  0: ['GMT', 'BST'],
  1: ['CET', 'CEST'],
  2: ['EET', 'EEST'],
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the rules of a zone: the clocks of Europe change at 1:00 UTC on the last Sundays of March and October, since 1996. */
function zoneLines(timeZone: string): string[] {
  const winter = winterOffsetOf(timeZone);
  const [winterName, summerName] = CLOCKS[winter] ?? ['', ''];
  const offset = (hours: number): string => `+${two(hours)}00`;
  const change = (kind: string, name: string, [from, to]: [number, number], [day, month]: [string, number]) => [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `TZNAME:${name}`,
    `DTSTART:${day}T${two(1 + from)}0000`,
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
    `END:${kind}`,
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...change('DAYLIGHT', summerName, [winter, winter + 1], ['19960331', 3]),
    ...change('STANDARD', winterName, [winter + 1, winter], ['19961027', 10]),
    'END:VTIMEZONE',
  ];
}

/** Returns the file's text. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...zoneLines(event.timeZone),
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    ...organizerLine(event),
    `DTSTAMP:${new Date(event.now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...timeLines(event),
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    ...positionLine(event),
    `DESCRIPTION:${escaped(event.description)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Returns the line with a position; none without one. */
function positionLine({ latitude, longitude }: CalendarEvent): string[] {
  if (latitude === undefined || longitude === undefined) return [];
  return [`GEO:${latitude.toFixed(6)};${longitude.toFixed(6)}`];
}

function timeLines({ timeZone, date, time, minutes }: CalendarEvent): string[] {
  const dayOf = (day: string): string => day.replaceAll('-', '');
  if (time === null) return [`DTSTART;VALUE=DATE:${dayOf(date)}`, `DTEND;VALUE=DATE:${dayOf(addDays(date, 1))}`];
  return [
    `DTSTART;TZID=${timeZone}:${localTime(date, time, 0)}`,
    `DTEND;TZID=${timeZone}:${localTime(date, time, minutes)}`,
  ];
}

/** Returns the local time `minutes` later; nobody is there when clocks change. */
function localTime(date: string, time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  const day = addDays(date, Math.floor(total / 1440));
  const rest = total % 1440;
  return `${day.replaceAll('-', '')}T${two(Math.floor(rest / 60))}${two(rest % 60)}00`;
}

/** RFC 5545 §3.3.11. Other control characters are not allowed in a text. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

const MAX_OCTETS = 75;

/** Folds a line into parts of at most 75 octets, between characters (RFC 5545 §3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
