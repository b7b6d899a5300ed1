import type { CalendarEvent } from '../calendarFile.ts';
import type { Workshop } from './workshops.ts';

/** Length of a visit in the calendar, in minutes; a full day lasts until the workshop closes. */
const VISIT_MINUTES = 60;
const FULL_DAY_MINUTES = 9 * 60;

interface BookedVisit {
  /** Number of the booking. */
  id: string;
  /** Id of the site: with the number it identifies the entry, in the pages and in the mails. */
  site: string;
  /** How often it was moved or cancelled. */
  sequence?: number | undefined;
  isCancelled?: boolean;
  timeSlot: string;
  isFullDay: boolean;
  workshop: Pick<Workshop, 'siteName' | 'address' | 'latitude' | 'longitude' | 'email'>;
  /** Texts of the entry. */
  summary: string;
  description: string;
}

/** Returns the calendar entry of a booking (rank 4). @param now milliseconds since 1970 */
export function bookingEvent(visit: BookedVisit, now: number): CalendarEvent {
  const { id, site, sequence, isCancelled, timeSlot, isFullDay, workshop, summary, description } = visit;
  const { siteName, address, latitude, longitude, email } = workshop;
  return {
    uid: `${id}@${site}`,
    sequence,
    isCancelled,
    now,
    timeZone: 'Europe/Stockholm',
    date: timeSlot.slice(0, 10),
    time: timeSlot.slice(11, 16),
    minutes: isFullDay ? FULL_DAY_MINUTES : VISIT_MINUTES,
    summary,
    location: `${siteName}, ${address}`,
    description,
    latitude,
    longitude,
    organizer: email ? { name: siteName, email } : undefined,
  };
}
