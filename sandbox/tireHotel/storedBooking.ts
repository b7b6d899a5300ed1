import type { TireBookingCall, TireWorkshop } from '../../src/contracts/tireHotel/tireBooking.ts';
import type { Slot } from '../booking/slots.ts';

/** A booked wheel change. Its `timeSlot` is the day when the workshop decides on the time. */
export interface StoredTireBooking extends Slot, Omit<TireBookingCall, 'bookingDate' | 'bookingStart'> {
  id: string;
  requestId: string;
  state: 'confirmed' | 'cancelled';
  sequence: number;
  brandCode: string;
  workshop: TireWorkshop;
}
