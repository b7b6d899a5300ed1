import type { CalendarEvent } from './calendarFile.ts';
import { TEST_DRIVE_MINUTES } from './testDrive.ts';

interface BookedTestDrive {
  /** Number of the test drive. */
  id: string;
  /** Id of the site: with the number it identifies the entry, in the pages and in the mails. */
  site: string;
  /** How often it was moved or cancelled. */
  sequence?: number | undefined;
  isCancelled?: boolean;
  timeSlot: string;
  timeZone: string;
  dealer: {
    name: string;
    address: string;
    email?: string | null | undefined;
    latitude?: number | undefined;
    longitude?: number | undefined;
  };
  /** Texts of the entry. */
  summary: string;
  description: string;
}

/** Returns the calendar entry of a test drive. @param now milliseconds since 1970 */
export function testDriveEvent(drive: BookedTestDrive, now: number): CalendarEvent {
  const { id, site, sequence, isCancelled, timeSlot, timeZone, dealer, summary, description } = drive;
  const { name, address, email, latitude, longitude } = dealer;
  return {
    uid: `${id}@${site}`,
    sequence,
    isCancelled,
    now,
    timeZone,
    date: timeSlot.slice(0, 10),
    time: timeSlot.slice(11, 16),
    minutes: TEST_DRIVE_MINUTES,
    summary,
    location: `${name}, ${address}`,
    description,
    latitude,
    longitude,
    organizer: email ? { name, email } : undefined,
  };
}
