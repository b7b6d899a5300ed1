import type { CalendarEvent } from '../calendarFile.ts';
import type { Appointment } from './timeSlots.ts';
import type { TireWorkshop } from './tireBooking.ts';

/** Length of a wheel change in the calendar, in minutes. */
const VISIT_MINUTES = 60;

interface BookedWheelChange {
  /** Number of the booking. */
  id: string;
  /** Id of the site: with the number it identifies the entry, in the pages and in the mails. */
  site: string;
  /** How often it was moved or cancelled. */
  sequence?: number | undefined;
  isCancelled?: boolean;
  appointment: Appointment;
  workshop: TireWorkshop;
  /** Texts of the entry. */
  summary: string;
  description: string;
}

/** Returns the calendar entry of a wheel change. @param now milliseconds since 1970 */
export function tireEvent(booked: BookedWheelChange, now: number): CalendarEvent {
  const { id, site, sequence, isCancelled, appointment, workshop, summary, description } = booked;
  const { name, address, email } = workshop;
  return {
    uid: `${id}@${site}`,
    sequence,
    isCancelled,
    now,
    timeZone: 'Europe/Stockholm',
    date: appointment.day,
    time: appointment.time,
    minutes: VISIT_MINUTES,
    summary,
    location: [name, address].filter(Boolean).join(', '),
    description,
    organizer: email ? { name: name ?? '', email } : undefined,
  };
}
