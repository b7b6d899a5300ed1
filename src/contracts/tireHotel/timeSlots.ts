import { array, type InferType, object, string } from 'yup';
import { stockholmTime } from '../../../lib/stockholm.ts';
import { isDay } from './bookingDays.ts';
import { opaqueField } from './tireHotelFields.ts';

/**
 * Days and times of a workshop (F111, S3 §7.3).
 *
 * - `POST /booking/GetTimeslotDays?workshopIdentifier={erpId}` `{ startDate, endDate, regNo }` → `TimeslotDays`; `bookingWindow` has the days.
 * - `POST /booking/GetTimeslots?workshopIdentifier={erpId}` with both dates the chosen day → `Timeslots`.
 *
 * `regNo` is the vehicle's `brandCode` (F115); our calls take its `regNo` too. 401 without a session, 403 for another vehicle or workshop.
 */

const dayField = () =>
  string()
    .required()
    .test('day', (value) => value !== undefined && isDay(value));

/** A moment in ISO 8601 with an offset: `2026-11-24T09:30:00+01:00`, `2026-11-24T08:30:00.000Z`. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,7})?(?:Z|[+-]\d{2}:\d{2})$/;
export const isMoment = (text: string): boolean => MOMENT.test(text) && !Number.isNaN(Date.parse(text));

export const daysRequestSchema = object({
  startDate: dayField(),
  endDate: dayField().when('startDate', ([start], schema) =>
    schema.test('order', (value) => typeof start !== 'string' || (value ?? '') >= start),
  ),
  regNo: opaqueField(40),
});
export type DaysRequest = InferType<typeof daysRequestSchema>;

/** @example {"availableDates":[{"date":"2026-11-26"}]} */
export const timeslotDaysSchema = object({
  /** `date` may have a time: `2026-11-26T00:00:00`; `daysOf` reads the day. */
  availableDates: array(
    object({
      date: string()
        .required()
        .test('dayOrMoment', (value) => value !== undefined && isDay(value.slice(0, 10))),
    }).required(),
  )
    .max(200)
    .required(),
});
export type TimeslotDays = InferType<typeof timeslotDaysSchema>;

/** @example {"availableTimeSlotDates":[{"startTime":["2026-11-26T08:00:00+01:00"]}]} */
export const timeslotsSchema = object({
  availableTimeSlotDates: array(
    object({
      startTime: array(
        string()
          .required()
          .test('moment', (value) => value !== undefined && isMoment(value)),
      )
        .max(300)
        .required(),
    }).required(),
  )
    .max(31)
    .required(),
});
export type Timeslots = InferType<typeof timeslotsSchema>;

/** Returns the days that can be chosen, sorted, each once. */
export const daysOf = ({ availableDates }: TimeslotDays): string[] =>
  [...new Set(availableDates.map(({ date }) => date.slice(0, 10)))].sort();

/** Returns the times of a response by their text `HH:mm` in Stockholm, sorted, each text once. */
export function timesOf({ availableTimeSlotDates }: Timeslots): { time: string; startTime: string }[] {
  const moments = availableTimeSlotDates.flatMap(({ startTime }) => startTime);
  const byTime = new Map<string, string>();
  for (const startTime of moments.toSorted((one, other) => Date.parse(one) - Date.parse(other))) {
    const time = stockholmTime(Date.parse(startTime)).slice(11);
    if (!byTime.has(time)) byTime.set(time, startTime);
  }
  return [...byTime]
    .map(([time, startTime]) => ({ time, startTime }))
    .sort((one, other) => one.time.localeCompare(other.time, 'en'));
}

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

/** Whether a text is what `bookingDate` may be: a moment of `Timeslots`, or a day without times. */
export const isBookingDate = (text: string): boolean => isDay(text) || isMoment(text);

/** Returns the day of Stockholm of a `bookingDate`. */
export const dayOfBooking = (bookingDate: string): string =>
  isDay(bookingDate) ? bookingDate : stockholmTime(Date.parse(bookingDate)).slice(0, 10);
