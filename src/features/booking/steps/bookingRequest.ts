import type { BookingRequest } from '../../../contracts/booking/booking.ts';
import { ORIGINAL_SERVICE } from '../../../contracts/booking/services.ts';
import { type FlowState, selectedOf } from '../flow/flowState.ts';
import type { Customer } from './customer.ts';

/** Returns the body of the booking (S3 §3.1); null without a car or a time. @param requestId makes a repetition the same booking */
export function bookingRequestOf(state: FlowState, customer: Customer, requestId: string): BookingRequest | null {
  const { car, chosen, milage, holdId, location } = state;
  if (!car || !chosen) return null;
  const { freeText, ...person } = customer;
  return {
    requestId: requestId || undefined,
    holdId: holdId || undefined,
    ...(location && { position: { latitude: location.latitude, longitude: location.longitude } }),
    customer: person,
    freeText: freeText.trim(),
    departmentId: chosen.workshop.departmentId,
    timeSlot: chosen.slot.timeSlot,
    isFullDay: chosen.slot.isFullDay,
    registrationNumber: car.registrationNumber,
    // Entered before, it may belong to a service that was left out since.
    mileage: (state.services[ORIGINAL_SERVICE] && milage) || 0,
    serviceOfferingRequests: selectedOf(state).map(({ code, unit, userInput }) => ({
      kobraId: code,
      unitsSelected: unit,
      userInput,
    })),
  };
}
