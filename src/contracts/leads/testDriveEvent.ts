import { type BookedEntry, bookedEvent } from '../calendar/bookedEvent.ts';
import type { CalendarEvent } from '../calendar/calendarFile.ts';
import { TEST_DRIVE_MINUTES } from './testDrive.ts';

interface BookedTestDrive extends BookedEntry {
  timeSlot: string;
  timeZone: string;
  dealer: {
    name: string;
    address: string;
    email?: string | null | undefined;
    latitude?: number | undefined;
    longitude?: number | undefined;
  };
}

/** Returns the calendar entry of a test drive. @param now milliseconds since 1970 */
export function testDriveEvent({ timeSlot, timeZone, dealer, ...entry }: BookedTestDrive, now: number): CalendarEvent {
  const { name, address, email, latitude, longitude } = dealer;
  const details = {
    timeZone,
    date: timeSlot.slice(0, 10),
    time: timeSlot.slice(11, 16),
    minutes: TEST_DRIVE_MINUTES,
    location: `${name}, ${address}`,
    latitude,
    longitude,
    name,
    email,
  };
  return bookedEvent(entry, details, now);
}
