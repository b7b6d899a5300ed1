import type { CalendarEvent } from './calendarFile.ts';

/** What the calendar entries of all bookings say: of a workshop, a test drive, a wheel change. */
export interface BookedEntry {
  /** Number of the booking. */
  id: string;
  /** Id of the site: with the number it identifies the entry, in the pages and in the mails. */
  site: string;
  /** How often it was moved or cancelled. */
  sequence?: number | undefined;
  isCancelled?: boolean;
  /** Texts of the entry. */
  summary: string;
  description: string;
}

type Details = Pick<CalendarEvent, 'timeZone' | 'date' | 'time' | 'minutes' | 'location' | 'latitude' | 'longitude'> & {
  /** Who has the booking. */
  name: string;
  email?: string | null | undefined;
};

/** Returns the calendar entry of a booking. @param now milliseconds since 1970 */
export function bookedEvent(entry: BookedEntry, { name, email, ...details }: Details, now: number): CalendarEvent {
  const { id, site, sequence, isCancelled, summary, description } = entry;
  return {
    uid: `${id}@${site}`,
    sequence,
    isCancelled,
    now,
    summary,
    description,
    ...details,
    organizer: email ? { name, email } : undefined,
  };
}
