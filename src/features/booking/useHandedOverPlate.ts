import { useLayoutEffect } from 'react';
import { takePlate } from '../flow/plate/plateStore.ts';
import { readBooking, sendEvent } from './flow/bookingStore.ts';

/**
 * Opens step 1 with the plate that another page has handed over (docs/decisions/0109), unless the booking is of that car. The page of the
 * booking has just opened, so this is no entry of the history.
 */
export function useHandedOverPlate(): void {
  useLayoutEffect(() => {
    const plate = takePlate();
    const { car, draft, bookingState } = readBooking();
    if (plate === '' || (!draft && plate === car?.registrationNumber)) return;
    if (bookingState === 5) sendEvent({ type: 'restarted' });
    sendEvent({ type: 'carEntered', entered: { plate } });
    sendEvent({ type: 'stepShown', step: 1 });
  }, []);
}
