import { useLayoutEffect } from 'react';
import { bookingPlate, isBookingPlate } from '../../contracts/booking/bookingFields.ts';
import { takePlateInUrl } from '../flow/plate/plateInUrl.ts';
import { takePlate } from '../flow/plate/plateStore.ts';
import { readBooking, sendEvent } from './flow/bookingStore.ts';

/**
 * Opens step 1 with the plate that another page has handed over (docs/decisions/0109), or that a prepared link has, unless the booking is of that car. The page of the
 * booking has just opened, so this is no entry of the history.
 */
export function useHandedOverPlate(): void {
  useLayoutEffect(() => {
    const prepared = bookingPlate(takePlateInUrl());
    const plate = takePlate() || (isBookingPlate(prepared) ? prepared : '');
    const { car, draft, bookingState } = readBooking();
    if (plate === '' || (!draft && plate === car?.registrationNumber)) return;
    if (bookingState === 5) sendEvent({ type: 'restarted' });
    sendEvent({ type: 'carEntered', entered: { plate } });
    sendEvent({ type: 'stepShown', step: 1 });
  }, []);
}
