import { useCallback, useEffect, useState } from 'react';
import type { OfferingCategory } from '../../../contracts/booking/services.ts';
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
  const [offerings, setOfferings] = useState<Offerings>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const plate = car?.registrationNumber;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (!plate || !place) return;
    const abort = new AbortController();
    setOfferings({ status: 'loading' });
    const load = async () => {
      const result = await (await api())[kind](plate, place, abort.signal);
      if (abort.signal.aborted) return;
      if ('failure' in result) return setOfferings({ status: 'failed' });
      const categories = result.value.filter((category) => category.offerings.length > 0);
      setOfferings(categories.length > 0 ? { status: 'loaded', categories } : { status: 'none' });
    };
    load().catch(() => !abort.signal.aborted && setOfferings({ status: 'failed' }));
    return () => abort.abort();
  }, [api, kind, plate, place, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { offerings, retry };
}
