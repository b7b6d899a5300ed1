import { array, boolean, type InferType, object, string } from 'yup';
import { isCalendarDay } from '../forms/formInput.ts';
import { timeSlotField } from './bookingFields.ts';

/** Days of one response: four weeks (F094). */
export const DAYS_A_LOAD = 28;

/**
 * Response of `GET /api/mechmate/timeslots/from/{registrationNumber}/{departmentId}/{date}/?serviceOfferings=codes&hold=`: a list of 28 days
 * from `date` on, a day of Stockholm, as `2026-11-22` or with its midnight, `2026-11-22T00:00:00`. Days before today have no slots. `hold`
 * is the visitor's own, whose slot counts as free. An upstream's failure is an empty list with status 200 and the header
 * `X-Booking-Error: upstream` (S3 §7.1); an unknown plate is an error as for `car`.
 *
 * @example
 * [{"date":"2026-11-24","availableSlots":["2026-11-24T07:30:00+01:00","2026-11-24T09:30:00+01:00"],"allDaySlotAvailable":true},
 * {"date":"2026-11-25","availableSlots":[],"allDaySlotAvailable":false}]
 */
export const timeSlotDaySchema = object({
  date: string()
    .required()
    .test('day', (value) => isCalendarDay(value)),
  /** Beginnings, earliest first. */
  availableSlots: array(timeSlotField().required()).max(100).required(),
  /** 'Heldag', booked as `T08:00:00` with `isFullDay` true. */
  allDaySlotAvailable: boolean().required(),
});
export const timeSlotsSchema = array(timeSlotDaySchema.required()).max(62).required();
export type TimeSlotDay = InferType<typeof timeSlotDaySchema>;
