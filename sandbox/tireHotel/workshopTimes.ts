import { addDays } from '../../lib/days.ts';
import { hashText } from '../../lib/random.ts';
import { timeSlotAt } from '../../lib/stockholm.ts';
import { bookingWindow, isInWindow } from '../../src/contracts/tireHotel/bookingDays.ts';
import type { IsTaken } from '../booking/slots.ts';
import { holidayHours } from '../data/dealers/hours.ts';

/** The free times of a Swedish workshop for wheel changes: from Monday to Friday except on holidays, less what other customers have booked. */

/** The first and the last time of a day, in minutes since midnight. */
const HOURS = { opens: 7 * 60 + 30, closes: 16 * 60 };
const STEP_MINUTES = 30;
/** Share of times that customers outside of the sandbox have, in per cent. */
const BUSY = 55;

/** Returns the free times of a day, earliest first. */
export function freeTimes(erpId: string, day: string, isTaken: IsTaken, now: number): string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const holiday = holidayHours(day, 'SE');
  if (weekday === 0 || weekday === 6 || holiday === null || !isInWindow(day, now)) return [];
  // One day in eight is fully booked.
  if (hashText(`${erpId} ${day}`) % 8 === 0) return [];
  const times: string[] = [];
  const { opens, closes } = holiday ?? HOURS;
  for (let minutes = opens; minutes <= closes; minutes += STEP_MINUTES) {
    const startTime = timeSlotAt(day, minutes);
    const isBusy = hashText(`${erpId} ${startTime}`) % 100 < BUSY;
    if (!isBusy && !isTaken({ departmentId: erpId, timeSlot: startTime, isFullDay: false })) times.push(startTime);
  }
  return times;
}

/** Returns the days with free times between two days, both included, as far as they can be booked. */
export function freeDays(
  erpId: string,
  { startDate, endDate }: { startDate: string; endDate: string },
  isTaken: IsTaken,
  now: number,
): string[] {
  const window = bookingWindow(now);
  const last = endDate < window.endDate ? endDate : window.endDate;
  const days: string[] = [];
  for (let day = startDate > window.startDate ? startDate : window.startDate; day <= last; day = addDays(day, 1)) {
    if (freeTimes(erpId, day, isTaken, now).length > 0) days.push(day);
  }
  return days;
}
