import { findBookingSchema, foundBookingSchema } from '../../src/contracts/booking/bookingLookup.ts';
import { type Operation, UNAUTHORIZED } from './contract.ts';

/** Messages of `FIND_BOOKING`, by name. */
export const FIND_BOOKING_MESSAGES = { FindBooking: findBookingSchema, FoundBooking: foundBookingSchema };

/** The call with which a visitor withdraws; each upstream that takes bookings has it. */
export const FIND_BOOKING: Operation = {
  id: 'find',
  method: 'post',
  path: '/booking/find',
  summary: 'Finds a booking by its number and the e-mail address of its customer, for the withdrawal.',
  request: 'FindBooking',
  responses: {
    200: { description: 'The request of the booking; null when no booking has both.', message: 'FoundBooking' },
    ...UNAUTHORIZED,
    404: { description: 'The system does not know the call: the customer service gets the withdrawal.' },
  },
};
