import type { OfferingCategory } from '../../../contracts/booking/services.ts';
import { useLoaded } from '../../flow/useLoaded.ts';
import type { FlowCar, FlowPlace } from '../flow/flowState.ts';
import { useBookingApi } from '../useBookingApi.ts';

export type Offerings =
  | { status: 'loading' }
  /** There are none. */
  | { status: 'none' }
  | { status: 'failed' }
  | { status: 'loaded'; categories: readonly OfferingCategory[] };

/** Loads the services or add-ons of a car at a place. None at all is a failure of services only (S3 §8). */
export function useOfferings(kind: 'services' | 'addons', car: FlowCar | null, place: FlowPlace | null) {
  const api = useBookingApi();
  const plate = car?.registrationNumber ?? '';
  const key = plate && place ? `${kind} ${plate} ${place.latitude} ${place.longitude}` : '';
  const { loaded, reload } = useLoaded(key, async (signal) => {
    const result = place && (await (await api())[kind](plate, place, signal));
    if (!result || 'failure' in result) return { failure: null };
    return { value: result.value.filter((category) => category.offerings.length > 0) };
  });
  return { offerings: offeringsOf(loaded), retry: reload };
}

function offeringsOf(loaded: ReturnType<typeof useLoaded<readonly OfferingCategory[], null>>['loaded']): Offerings {
  if (loaded.status === 'failed') return { status: 'failed' };
  if (loaded.status !== 'loaded') return { status: 'loading' };
  return loaded.value.length > 0 ? { status: 'loaded', categories: loaded.value } : { status: 'none' };
}
