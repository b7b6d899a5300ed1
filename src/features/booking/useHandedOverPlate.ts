import { useLayoutEffect } from 'react';
import { takePlateInUrl } from '../../lib/browser/takePlateInUrl.ts';
import { typedPlate } from '../flow/plate/plate.ts';
import { takePlate } from '../flow/plate/plateStore.ts';
import { readBooking, sendEvent } from './flow/bookingStore.ts';

/** As in `bookingFields.ts`, which would bring its library into the script of the page. */
const PLATE = /^[A-ZÅÄÖ\d]{2,6}$/;

/**
 * Opens step 1 with the plate that another page has handed over (docs/decisions/0109), or that a prepared link has, unless the booking is of that car. The page of the
 * booking has just opened, so this is no entry of the history.
 */
export function useHandedOverPlate(): void {
  useLayoutEffect(() => {
    const prepared = typedPlate(takePlateInUrl());
    const plate = takePlate() || (PLATE.test(prepared) ? prepared : '');
    const { car, draft, bookingState } = readBooking();
    if (plate === '' || (!draft && plate === car?.registrationNumber)) return;
    if (bookingState === 5) sendEvent({ type: 'restarted' });
    sendEvent({ type: 'carEntered', entered: { plate } });
    sendEvent({ type: 'stepShown', step: 1 });
  }, []);
}
