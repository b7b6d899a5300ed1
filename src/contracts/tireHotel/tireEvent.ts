import { type BookedEntry, bookedEvent } from '../calendar/bookedEvent.ts';
import type { CalendarEvent } from '../calendar/calendarFile.ts';
import type { Appointment } from './timeSlots.ts';
import type { TireWorkshop } from './tireBooking.ts';

/** Length of a wheel change in the calendar, in minutes. */
const VISIT_MINUTES = 60;

interface BookedWheelChange extends BookedEntry {
  appointment: Appointment;
  workshop: TireWorkshop;
}

/** Returns the calendar entry of a wheel change. @param now milliseconds since 1970 */
export function tireEvent({ appointment, workshop, ...entry }: BookedWheelChange, now: number): CalendarEvent {
  const { name, address, email } = workshop;
  const details = {
    timeZone: 'Europe/Stockholm',
    date: appointment.day,
    time: appointment.time,
    minutes: VISIT_MINUTES,
    location: [name, address].filter(Boolean).join(', '),
    name: name ?? '',
    email,
  };
  return bookedEvent(entry, details, now);
}
