import { FULL_DAY_HOUR } from '../../src/contracts/booking/bookingFields.ts';
import { DAYS_A_LOAD, type TimeSlotDay } from '../../src/contracts/booking/timeSlots.ts';
import { addDays } from '../../src/contracts/days.ts';
import { hashText } from '../../src/contracts/random.ts';
import { stockholmDay, timeSlotAt } from '../../src/contracts/stockholm.ts';
import { weekdayOf } from './calendar.ts';
import type { Hours, WorkshopRecord } from './workshops.ts';

/** The free times of workshops: opening hours less what other customers have booked, which depends on workshop and time alone. */

const STEP_MINUTES = 30;
/** The last slot of a day begins so many minutes before the workshop closes. */
const LAST_MINUTES = 90;
/** A slot can be booked until so many milliseconds before it. */
const LEAD_MS = 2 * 3_600_000;
/** Days from today on that can be booked. */
const HORIZON_DAYS = 730;

/** A slot of a workshop; a full day is a slot of its own. */
export interface Slot {
  departmentId: string;
  timeSlot: string;
  isFullDay: boolean;
}

export const slotKey = ({ departmentId, timeSlot, isFullDay }: Slot): string =>
  `${departmentId} ${timeSlot}${isFullDay ? ' day' : ''}`;

export type IsTaken = (slot: Slot) => boolean;

/**
 * Returns the days from `from` on with their free slots.
 *
 * @param isTaken whether a customer of the sandbox has a slot
 * @param now milliseconds since 1970
 */
export function freeDays(record: WorkshopRecord, from: string, isTaken: IsTaken, now: number): TimeSlotDay[] {
  return Array.from({ length: DAYS_A_LOAD }, (_, at) => freeDay(record, addDays(from, at), isTaken, now));
}

function freeDay(record: WorkshopRecord, date: string, isTaken: IsTaken, now: number): TimeSlotDay {
  const { departmentId } = record.workshop;
  const hours = hoursOn(record, date);
  const today = stockholmDay(now);
  if (!hours || date < today || date > addDays(today, HORIZON_DAYS)) {
    return { date, availableSlots: [], allDaySlotAvailable: false };
  }
  const isFree = (timeSlot: string, isFullDay: boolean): boolean =>
    Date.parse(timeSlot) >= now + LEAD_MS &&
    !isBusy(departmentId, date, timeSlot, isFullDay) &&
    !isTaken({ departmentId, timeSlot, isFullDay });
  const availableSlots = slotsBetween(date, hours).filter((timeSlot) => isFree(timeSlot, false));
  const fullDay = fullDayOf(date);
  const isOpenAllDay = hours[0] <= FULL_DAY_HOUR * 60 && hours[1] - hours[0] >= 8 * 60;
  return { date, availableSlots, allDaySlotAvailable: isOpenAllDay && isFree(fullDay, true) };
}

/** Whether a slot is free: it is one of its day. */
export function isFreeSlot(record: WorkshopRecord, slot: Slot, isTaken: IsTaken, now: number): boolean {
  const day = freeDay(record, slot.timeSlot.slice(0, 10), isTaken, now);
  if (slot.isFullDay) return day.allDaySlotAvailable && slot.timeSlot === fullDayOf(day.date);
  return day.availableSlots.includes(slot.timeSlot);
}

/** Returns the first free slot of the next weeks; null when there is none. */
export function firstFreeSlot(record: WorkshopRecord, isTaken: IsTaken, now: number): string | null {
  const today = stockholmDay(now);
  for (let at = 0; at < DAYS_A_LOAD; at += 1) {
    const [first] = freeDay(record, addDays(today, at), isTaken, now).availableSlots;
    if (first !== undefined) return first;
  }
  return null;
}

const fullDayOf = (date: string): string => timeSlotAt(date, FULL_DAY_HOUR * 60);

function hoursOn({ hours, deviations, vacation }: WorkshopRecord, date: string): Hours | null {
  if (vacation && date >= vacation[0] && date <= vacation[1]) return null;
  const deviation = deviations.get(date);
  return deviation === undefined ? (hours[weekdayOf(date)] ?? null) : deviation;
}

function slotsBetween(date: string, [opens, closes]: Hours): string[] {
  const count = Math.max(0, Math.floor((closes - LAST_MINUTES - opens) / STEP_MINUTES) + 1);
  return Array.from({ length: count }, (_, at) => timeSlotAt(date, opens + at * STEP_MINUTES));
}

/**
 * Whether all bays but none are taken by customers outside of the sandbox. Workshops have two to four bays; of a free slot one is left. Some days are
 * nearly empty and some are full.
 */
function isBusy(departmentId: string, date: string, timeSlot: string, isFullDay: boolean): boolean {
  const bays = 2 + (hashText(departmentId) % 3);
  const demand = hashText(`${departmentId} ${date}`) % 100;
  const load = (hashText(`${departmentId} ${timeSlot} ${isFullDay}`) % 100) + demand * 0.9;
  return load > 60 + bays * 15;
}
