import { type InferType, object, string } from 'yup';
import { emailField, lineField } from '../forms/formFields.ts';

/** Characters of the number of a booking. */
export const BOOKING_NUMBER_LENGTH = 60;

/**
 * Body of `POST {url}/booking/find` of the workshop system and of the tire system: what a customer knows without the link of the
 * confirmation. Both members must be those of the booking, whatever their case. A system without the call answers 404, 405 or 501.
 *
 * @example {"number":"B100042","email":"eva.ek@acme.example"}
 */
export const findBookingSchema = object({
  number: lineField(BOOKING_NUMBER_LENGTH).required(),
  email: emailField(),
});
export type FindBooking = InferType<typeof findBookingSchema>;

/** Statuses of a system that does not know the call. */
export const LOOKUP_UNSUPPORTED: readonly number[] = [404, 405, 501];

/** Response: the request that booked, by which the booking is shown and cancelled; null when no booking has both. */
export const foundBookingSchema = object({
  requestId: string()
    .matches(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
    .nullable()
    .defined(),
});
