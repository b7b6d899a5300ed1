import type { BookingFlowError } from '../../contracts/events/events.ts';
import { trackWithConsent } from '../analytics/track.ts';

/** Events of the booking (F102), after consent for statistics. They have no plate, place or name. */

/** Names of the six steps, which are more than the steps of the page. */
export const STEP_NAMES = [
  'registration number',
  'choose service',
  'choose addon',
  'time and place',
  'contact details',
  'complete booking',
] as const;

const FLOW = { flow_name: 'service booking', flow_version: '2.0' } as const;

/** Reports that a visitor has completed a step, counted from 1. */
export function trackStep(step: 1 | 2 | 3 | 4 | 5 | 6, site: string): void {
  const name = STEP_NAMES[step - 1];
  if (name) trackWithConsent('flow_interaction', { ...FLOW, flow_step: step, flow_step_name: name, site });
}

/** Reports a booking. @param value sum of the known prices in kronor */
export function trackPurchase(id: string, value: number, site: string): void {
  trackWithConsent('purchase', { transaction_id: id, currency: 'SEK', value, site });
}

/** Reports an error that the visitor was shown. */
export function trackFailure(error: BookingFlowError, site: string): void {
  trackWithConsent('event_error', { ...FLOW, error, site });
}
