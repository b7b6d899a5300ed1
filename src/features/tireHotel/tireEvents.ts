import { TIRE_FLOW_ERRORS, TIRE_STEP_NAMES, type TireFlowError } from '../../contracts/events/events.ts';
import { trackWithConsent } from '../analytics/track.ts';
import type { TireFailure } from './api/tireHotelApi.ts';

/** Events of the tire hotel (F116), after consent for statistics. They have no plate, number, code or name. */

const FLOW = { flow_name: 'tyre hotel', flow_version: '2.0' } as const;
const FORM = 'tire-hotel';

/** Reports that a visitor has completed a step: 1 a code was sent, 2 it was right, 3 the booking was opened, 4 a time was chosen, 5 the details, 6 booked. */
export function trackTireStep(step: 1 | 2 | 3 | 4 | 5 | 6, site: string): void {
  const name = TIRE_STEP_NAMES[step - 1];
  if (name) trackWithConsent('flow_interaction', { ...FLOW, flow_step: step, flow_step_name: name, site });
}

/** Reports that the visitor begins to fill in the contact form. */
export const trackTireForm = (site: string): void => trackWithConsent('form_interaction', { form_name: FORM, site });

/** Reports a booking: the last step, the purchase of 0 kronor and the lead. */
export function trackTireBooking(id: string, site: string): void {
  trackTireStep(6, site);
  trackWithConsent('purchase', { transaction_id: id, currency: 'SEK', value: 0, site });
  trackWithConsent('lead', { form_name: FORM, site });
}

/** Reports an error that the visitor was shown. */
export function trackTireFailure({ status, code }: Pick<TireFailure, 'status' | 'code'>, site: string): void {
  const known = TIRE_FLOW_ERRORS.find((each) => each === code);
  const error: TireFlowError = known ?? (status === 400 ? 'invalid' : 'other');
  trackWithConsent('event_error', { ...FLOW, error, site });
}
