import type { Appointment } from '../../../contracts/tireHotel/timeSlots.ts';
import { longDay } from '../../flow/slots/slotTexts.ts';

/** Returns `torsdag 26 november 08:00`; without a time, the text for it. */
export const appointmentText = ({ day, time }: Appointment, locale: string, noTime: string): string =>
  time === null ? `${longDay(day, locale)}: ${noTime}` : `${longDay(day, locale)}, ${time}`;
