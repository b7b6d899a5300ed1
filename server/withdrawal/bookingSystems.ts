import type { ManagedBooking } from '../../src/contracts/booking/managedBooking.ts';
import type { BookedFacts } from '../../src/contracts/forms/withdrawalForm.ts';
import type { ManagedTireBooking } from '../../src/contracts/tireHotel/managedTireBooking.ts';
import type { Ports } from '../ports/ports.ts';

/** A system with bookings from which customers can withdraw. All calls reject with `UpstreamError`. */
export interface BookingSystem {
  name: 'booking' | 'tireHotel';
  /** Returns the request of the booking with both; `unsupported` when the system cannot look for it. */
  find: (lookup: { number: string; email: string }) => Promise<string | null | 'unsupported'>;
  /** Returns the booking of a request; null when there is none. */
  show: (requestId: string, language: string) => Promise<BookedFacts | null>;
  /** Cancels it and returns it as it is then. A repetition changes nothing. @throws BookingRefused */
  cancel: (requestId: string, language: string) => Promise<BookedFacts | null>;
}

const CANCEL = { action: 'cancel' } as const;

/** Returns the systems of the process: those that are not off. */
export function bookingSystems({ booking, tireHotel }: Pick<Ports, 'booking' | 'tireHotel'>): BookingSystem[] {
  const workshops: BookingSystem | null = booking && {
    name: 'booking',
    find: booking.find,
    show: async (requestId, language) => ofWorkshop(await booking.booking(requestId, language)),
    cancel: async (requestId, language) => ofWorkshop(await booking.changeBooking(requestId, language, CANCEL)),
  };
  const tires: BookingSystem | null = tireHotel && {
    name: 'tireHotel',
    find: tireHotel.find,
    show: async (requestId, language) => ofTires(await tireHotel.booking(requestId, language)),
    cancel: async (requestId, language) => ofTires(await tireHotel.changeBooking(requestId, language, CANCEL)),
  };
  return [workshops, tires].filter((system) => system !== null);
}

const ofWorkshop = (booking: ManagedBooking | null): BookedFacts | null =>
  booking && {
    number: booking.id,
    services: booking.serviceNames,
    timeSlot: booking.timeSlot,
    isFullDay: booking.isFullDay,
    plate: booking.registrationNumber,
    place: booking.workshop.siteName,
  };

const ofTires = (booking: ManagedTireBooking | null): BookedFacts | null =>
  booking && {
    number: booking.id,
    services: booking.serviceName ? [booking.serviceName] : [],
    timeSlot: booking.timeSlot,
    isFullDay: booking.isFullDay,
    plate: booking.regNo,
    place: booking.workshop.name ?? '',
  };
