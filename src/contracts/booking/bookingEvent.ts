import { type BookedEntry, bookedEvent } from '../calendar/bookedEvent.ts';
import type { CalendarEvent } from '../calendar/calendarFile.ts';
import type { Workshop } from './workshops.ts';

/** Length of a visit in the calendar, in minutes; a full day lasts until the workshop closes. */
const VISIT_MINUTES = 60;
const FULL_DAY_MINUTES = 9 * 60;

interface BookedVisit extends BookedEntry {
  timeSlot: string;
  isFullDay: boolean;
  workshop: Pick<Workshop, 'siteName' | 'address' | 'latitude' | 'longitude' | 'email'>;
}

/** Returns the calendar entry of a booking (rank 4). @param now milliseconds since 1970 */
export function bookingEvent({ timeSlot, isFullDay, workshop, ...entry }: BookedVisit, now: number): CalendarEvent {
  const { siteName, address, latitude, longitude, email } = workshop;
  const details = {
    timeZone: 'Europe/Stockholm',
    date: timeSlot.slice(0, 10),
    time: timeSlot.slice(11, 16),
    minutes: isFullDay ? FULL_DAY_MINUTES : VISIT_MINUTES,
    location: `${siteName}, ${address}`,
    latitude,
    longitude,
    name: siteName,
    email,
  };
  return bookedEvent(entry, details, now);
}
