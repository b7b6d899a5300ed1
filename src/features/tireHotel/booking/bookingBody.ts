import type { Vehicle } from '../../../contracts/tireHotel/authorization.ts';
import { type TireBooking, type TireContact, tireContactSchema } from '../../../contracts/tireHotel/tireBooking.ts';
import type { BookingDraft } from '../flow/tireState.ts';

/** Returns the details of a draft as the workshop gets them: the mobile number without separators. */
export const contactOf = (draft: TireContact): TireContact => {
  const { firstName, lastName, phoneMobile, email, freeText } = tireContactSchema.cast(draft);
  return { firstName, lastName, phoneMobile, email, freeText };
};

/** Returns the body of `create` (S3 §3.3): `bookingStart` is the date again, or null when no time was chosen. */
export function bookingBody({ day, startTime, ...details }: BookingDraft, { regNo }: Vehicle): TireBooking {
  const { freeText, ...customer } = contactOf(details);
  return { bookingDate: startTime ?? day, bookingStart: startTime, regNo, freeText, customer };
}
