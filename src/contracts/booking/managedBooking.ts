import { array, boolean, type InferType, number, object, string } from 'yup';
import { codeField, departmentIdField, MAX_CODES, plateOfCar, timeSlotField } from './bookingFields.ts';
import { workshopSchema } from './workshops.ts';

/**
 * The booking behind a signed link (beyond-rank 4): `POST /api/mechmate/booking` `{ token }` shows it, `POST /api/mechmate/booking/move`
 * `{ token, timeSlot, isFullDay }` moves it, `POST /api/mechmate/booking/cancel` `{ token }` cancels it and frees its slot. All return the booking as it is
 * then. The token is the proof; it expires when the time of the booking has come.
 *
 * Errors: 404 `error: "token"` for a token that is not ours, 410 `error: "expired"` when the time has passed or the booking was cancelled
 * before it is moved, 409 `TimeslotNotAvailable`, and those of every booking call.
 *
 * @example
 * {"id":"B100042","state":"confirmed","registrationNumber":"ABC123","kobraProductIds":["originalservice"],
 * "serviceNames":["Originalservice"],"timeSlot":"2026-11-24T09:30:00+01:00","isFullDay":false,"workshop":{"departmentId":"211-30",…}}
 */
export const managedBookingSchema = object({
  id: string().max(40).required(),
  state: string().oneOf(['confirmed', 'cancelled']).required(),
  registrationNumber: plateOfCar(),
  kobraProductIds: array(codeField()).max(MAX_CODES).required(),
  serviceNames: array(string().max(120).required()).max(MAX_CODES).required(),
  timeSlot: timeSlotField().required(),
  isFullDay: boolean().required(),
  /** How often it was moved or cancelled: the number of its calendar file. A system without it sends none. */
  sequence: number().integer().min(0).optional(),
  departmentId: departmentIdField(),
  workshop: workshopSchema.required(),
});
export type ManagedBooking = InferType<typeof managedBookingSchema>;

export const moveRequestSchema = object({ timeSlot: timeSlotField().required(), isFullDay: boolean().required() });
export type MoveRequest = InferType<typeof moveRequestSchema>;
