import { type CalendarEvent, calendarFile } from '../../../contracts/calendar/calendarFile.ts';

/** Lets the visitor save a calendar file. */
export function saveCalendarFile(fileName: string, event: CalendarEvent): void {
  const url = URL.createObjectURL(new Blob([calendarFile(event)], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
