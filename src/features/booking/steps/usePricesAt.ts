import type { Prices } from '../../../contracts/booking/services.ts';
import { useLoaded } from '../../flow/useLoaded.ts';
import { codesOf, type FlowState } from '../flow/flowState.ts';
import { useBookingApi } from '../useBookingApi.ts';

/** `null` offers that are awaited no more could not be loaded. */
export interface PricesAt {
  offers: Prices['offers'] | null;
  isAwaited: boolean;
}

/** Loads the prices of the chosen services at a workshop (F098). */
export function usePricesAt(state: FlowState, departmentId: string): PricesAt {
  const api = useBookingApi();
  const plate = state.car?.registrationNumber ?? '';
  const codes = codesOf(state);
  const mileage = state.milage ?? 0;
  const key = codes.length > 0 ? [plate, mileage, departmentId, ...codes].join(' ') : '';
  const { loaded } = useLoaded(key, async (signal) =>
    (await api()).prices(plate, mileage, departmentId, codes, signal),
  );
  return {
    offers: loaded.status === 'loaded' ? loaded.value.offers : null,
    isAwaited: loaded.status === 'idle' || loaded.status === 'loading',
  };
}
