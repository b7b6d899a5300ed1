import { useEffect, useState } from 'react';
import type { Prices } from '../../../contracts/booking/services.ts';
import { codesOf, type FlowState } from '../flow/flowState.ts';
import { useBookingApi } from '../useBookingApi.ts';

/** Loads the prices of the chosen services at a workshop; null until they are known, and when they cannot be loaded (F098). */
export function usePricesAt(state: FlowState, departmentId: string): Prices['offers'] | null {
  const api = useBookingApi();
  const [offers, setOffers] = useState<Prices['offers'] | null>(null);
  const plate = state.car?.registrationNumber ?? '';
  const codes = codesOf(state).join();
  const mileage = state.milage ?? 0;
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const result = await (await api()).prices(plate, mileage, departmentId, codes.split(','), abort.signal);
      if (!abort.signal.aborted) setOffers('value' in result ? result.value.offers : null);
    };
    if (codes !== '') load().catch(() => undefined);
    return () => abort.abort();
  }, [api, plate, mileage, departmentId, codes]);
  return offers;
}
