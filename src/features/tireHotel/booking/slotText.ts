import { stockholmTime } from '../../../contracts/stockholm.ts';
import { isDay } from '../../../contracts/tireHotel/bookingDays.ts';
import { isMoment } from '../../../contracts/tireHotel/timeSlots.ts';
import { longDay } from '../../dealers/slots/slotTexts.ts';

/** A day, and a time unless the workshop decides on it: both in Stockholm. */
export interface Appointment {
  day: string;
  time: string | null;
}

/** Returns the day and the time of a `bookingDate`; null for a text of another form. */
export function appointmentOf(text: string, isFullDay: boolean): Appointment | null {
  if (isDay(text)) return { day: text, time: null };
  if (!isMoment(text)) return null;
  const [day = '', time = ''] = stockholmTime(Date.parse(text)).split('T');
  return { day, time: isFullDay ? null : time };
}

/** Returns `torsdag 26 november 08:00`; without a time, the text for it. */
export const appointmentText = ({ day, time }: Appointment, locale: string, noTime: string): string =>
  time === null ? `${longDay(day, locale)}: ${noTime}` : `${longDay(day, locale)}, ${time}`;
