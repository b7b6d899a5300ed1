import { addDays } from '../../lib/days.ts';
import { europeanTime } from '../../lib/europeanTime.ts';
import { hashText } from '../../lib/random.ts';
import { timeSlotAt } from '../../lib/stockholm.ts';
import { FULL_DAY_HOUR } from '../../src/contracts/booking/bookingFields.ts';
import { DAYS_A_LOAD, type TimeSlotDay } from '../../src/contracts/booking/timeSlots.ts';
import { weekdayOf } from './calendar.ts';

/** The free times of a department: opening hours less what other customers have booked, which depends on department and time alone. */

/** Opening hours of a day in minutes since midnight. */
export type Hours = readonly [opens: number, closes: number];

/** What the slots of a department are made of. */
export interface SlotCalendar {
  readonly id: string;
  /** `Intl` time zone of its place. */
  readonly zone: string;
  /** The last slot of a day begins so many minutes before the department closes. */
  readonly lastMinutes: number;
  /** Whether it takes cars for a full day. */
  readonly hasFullDays?: boolean;
  /** Opening hours by weekday from 0 for Sunday; null for a closed day. */
  readonly hours: readonly (Hours | null)[];
  /** Other hours of single days. */
  readonly deviations: ReadonlyMap<string, Hours | null>;
  /** First and last day of the holidays, in which the department is closed. */
  readonly vacation: readonly [string, string] | null;
}

const STEP_MINUTES = 30;
/** A slot can be booked until so many milliseconds before it. */
const LEAD_MS = 2 * 3_600_000;
/** Days from today on that can be booked. */
const HORIZON_DAYS = 730;

/** A slot of a department; a full day is a slot of its own. */
export interface Slot {
  departmentId: string;
  timeSlot: string;
  isFullDay: boolean;
}

export const slotKey = ({ departmentId, timeSlot, isFullDay }: Slot): string =>
  `${departmentId} ${timeSlot}${isFullDay ? ' day' : ''}`;

/** Returns the day at a place. @param now milliseconds since 1970 */
const dayIn = (now: number, zone: string): string => (europeanTime(now, zone) ?? '').slice(0, 10);

export type IsTaken = (slot: Slot) => boolean;

/**
 * Returns the days from `from` on with their free slots.
 *
 * @param isTaken whether a customer of the sandbox has a slot
 * @param now milliseconds since 1970
 */
export function freeDays(calendar: SlotCalendar, from: string, isTaken: IsTaken, now: number): TimeSlotDay[] {
  return Array.from({ length: DAYS_A_LOAD }, (_, at) => freeDay(calendar, addDays(from, at), isTaken, now));
}

function freeDay(calendar: SlotCalendar, date: string, isTaken: IsTaken, now: number): TimeSlotDay {
  const { id: departmentId, zone, hasFullDays = false } = calendar;
  const hours = hoursOn(calendar, date);
  const today = dayIn(now, zone);
  if (!hours || date < today || date > addDays(today, HORIZON_DAYS)) {
    return { date, availableSlots: [], allDaySlotAvailable: false };
  }
  const isFree = (timeSlot: string, isFullDay: boolean): boolean =>
    Date.parse(timeSlot) >= now + LEAD_MS &&
    !isBusy(departmentId, date, timeSlot, isFullDay) &&
    !isTaken({ departmentId, timeSlot, isFullDay });
  const availableSlots = slotsBetween(calendar, date, hours).filter((timeSlot) => isFree(timeSlot, false));
  const fullDay = fullDayOf(date, zone);
  const isOpenAllDay = hasFullDays && hours[0] <= FULL_DAY_HOUR * 60 && hours[1] - hours[0] >= 8 * 60;
  return { date, availableSlots, allDaySlotAvailable: isOpenAllDay && isFree(fullDay, true) };
}

/** Whether a slot is free: it is one of its day. */
export function isFreeSlot(calendar: SlotCalendar, slot: Slot, isTaken: IsTaken, now: number): boolean {
  const day = freeDay(calendar, slot.timeSlot.slice(0, 10), isTaken, now);
  if (slot.isFullDay) return day.allDaySlotAvailable && slot.timeSlot === fullDayOf(day.date, calendar.zone);
  return day.availableSlots.includes(slot.timeSlot);
}

/** Returns the first free slot of the next weeks; null when there is none. */
export function firstFreeSlot(calendar: SlotCalendar, isTaken: IsTaken, now: number): string | null {
  const today = dayIn(now, calendar.zone);
  for (let at = 0; at < DAYS_A_LOAD; at += 1) {
    const [first] = freeDay(calendar, addDays(today, at), isTaken, now).availableSlots;
    if (first !== undefined) return first;
  }
  return null;
}

const fullDayOf = (date: string, zone: string): string => timeSlotAt(date, FULL_DAY_HOUR * 60, zone);

function hoursOn({ hours, deviations, vacation }: SlotCalendar, date: string): Hours | null {
  if (vacation && date >= vacation[0] && date <= vacation[1]) return null;
  const deviation = deviations.get(date);
  return deviation === undefined ? (hours[weekdayOf(date)] ?? null) : deviation;
}

function slotsBetween({ lastMinutes, zone }: SlotCalendar, date: string, [opens, closes]: Hours): string[] {
  const count = Math.max(0, Math.floor((closes - lastMinutes - opens) / STEP_MINUTES) + 1);
  return Array.from({ length: count }, (_, at) => timeSlotAt(date, opens + at * STEP_MINUTES, zone));
}

/**
 * Whether all bays, or salespeople, but none are taken by customers outside of the sandbox. Departments have two to four; of a free slot one is left. Some days are
 * nearly empty and some are full.
 */
function isBusy(departmentId: string, date: string, timeSlot: string, isFullDay: boolean): boolean {
  const bays = 2 + (hashText(departmentId) % 3);
  const demand = hashText(`${departmentId} ${date}`) % 100;
  const load = (hashText(`${departmentId} ${timeSlot} ${isFullDay}`) % 100) + demand * 0.9;
  return load > 60 + bays * 15;
}
