import { addDays } from '../../../contracts/days.ts';

/** A calendar file of a booking by RFC 5545, with the rules of Stockholm's clock. */

export interface CalendarEvent {
  /** Stays the same for the same booking, so that a second import does not add a second entry. */
  uid: string;
  /** When the file is made; milliseconds since 1970. */
  now: number;
  /** Day and time in Stockholm: `2026-11-23`, `13:30`. */
  date: string;
  time: string;
  /** Length in minutes. */
  minutes: number;
  summary: string;
  location: string;
  description: string;
  latitude: number;
  longitude: number;
}

/** Clock changes in the European Union since 1996. */
const STOCKHOLM = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Stockholm',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Returns the file's text. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Workshop booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...STOCKHOLM,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${new Date(event.now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Europe/Stockholm:${localTime(event.date, event.time, 0)}`,
    `DTEND;TZID=Europe/Stockholm:${localTime(event.date, event.time, event.minutes)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `GEO:${event.latitude.toFixed(6)};${event.longitude.toFixed(6)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Returns the local time `minutes` later; workshops are closed when clocks change. */
function localTime(date: string, time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  const day = addDays(date, Math.floor(total / 1440));
  const rest = total % 1440;
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${day.replaceAll('-', '')}T${digits(Math.floor(rest / 60))}${digits(rest % 60)}00`;
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
