import type { DataLayerEvent, DataLayerEvents } from '../../contracts/events/events.ts';
import { hasConsent } from '../consent/consentStore.ts';

/** Adds an event to the data layer (S1 §7), which the tag manager reads if it is loaded. Never throws. */
export function track<Name extends DataLayerEvent>(event: Name, fields: DataLayerEvents[Name]): void {
  dataLayer().push({ event, ...fields });
}

/** Adds an event to the data layer when the visitor has given consent for statistics (F084). Without it, the event is not kept either. */
export function trackWithConsent<Name extends DataLayerEvent>(event: Name, fields: DataLayerEvents[Name]): void {
  if (hasConsent('statistics')) track(event, fields);
}

/** Returns the tag manager's queue, an array on `window` that nothing reads before consent. */
export function dataLayer(): unknown[] {
  const target = window as Window & { dataLayer?: unknown[] };
  target.dataLayer ??= [];
  return target.dataLayer;
}
