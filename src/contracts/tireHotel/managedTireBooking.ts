import { boolean, type InferType, number, object, string } from 'yup';
import { daysRequestSchema, isBookingDate } from './timeSlots.ts';
import { bookedTimeFields, tireWorkshopField } from './tireBooking.ts';
import { opaqueField, plainField, regNoField } from './tireHotelFields.ts';

/**
 * The booked wheel change behind a signed link. The token is the proof, so the calls need no session; it expires when the time has come.
 * All are POSTs below `/api/tirehotel/booking/managed`:
 *
 * - `` `{ token }` shows it, `/move` `{ token, bookingDate, bookingStart }` moves it, `/cancel` `{ token }` cancels it and frees its time: all return the
 *   booking as it is then.
 * - `/days` and `/times` `{ token, startDate, endDate }` → `TimeslotDays`, `Timeslots` of its workshop.
 *
 * Errors: 404 `token` for a token that is not ours, 410 `expired` when the time has passed, and when it was cancelled before it is moved, 409 `booking`
 * for a time that is taken, and those of every call.
 *
 * The tire system has `GET {url}/booking/{requestId}`, `POST {url}/booking/{requestId}/move` and `/cancel` with the same bodies without the token.
 *
 * @example
 * {"id":"DH100001","state":"confirmed","sequence":0,"timeSlot":"2026-11-26T08:00:00+01:00","isFullDay":false,"departmentId":"211",
 * "regNo":"DCK123","brandCode":"A1B2","serviceName":"Hjulskifte","workshop":{"name":"Acme Solna","phoneNumber":"08-123 45"}}
 */
export const managedTireBookingSchema = object({
  id: plainField(60).required(),
  state: string().oneOf(['confirmed', 'cancelled']).required(),
  /** How often it was moved or cancelled: the number of its calendar file. A system without it sends none. */
  sequence: number().integer().min(0).optional(),
  /** The moment, or the day without a time. */
  timeSlot: string()
    .required()
    .test('date', (value) => value !== undefined && isBookingDate(value)),
  /** Whether the workshop decides on the time. */
  isFullDay: boolean().required(),
  /** Id of the workshop, `erpId` of the vehicle. */
  departmentId: opaqueField(60),
  regNo: regNoField(),
  /** Names the vehicle in calls about times. */
  brandCode: opaqueField(40),
  serviceName: plainField().optional(),
  workshop: tireWorkshopField(),
});
export type ManagedTireBooking = InferType<typeof managedTireBookingSchema>;

/** Another time: as that of a booking. */
export const moveTireBookingSchema = object(bookedTimeFields());
export type MoveTireBooking = InferType<typeof moveTireBookingSchema>;

/** The days of `/days` and `/times`. */
export const managedDaysSchema = daysRequestSchema.omit(['regNo']);
