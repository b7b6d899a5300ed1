import { useEffect, useState } from 'react';
import type { Prices } from '../../../contracts/booking/services.ts';
import { codesOf, type FlowState } from '../flow/flowState.ts';
import { useBookingApi } from '../useBookingApi.ts';

/** `null` offers that are awaited no more could not be loaded. */
export interface PricesAt {
  offers: Prices['offers'] | null;
  isAwaited: boolean;
}

const AWAITED: PricesAt = { offers: null, isAwaited: true };

/** Loads the prices of the chosen services at a workshop (F098). */
export function usePricesAt(state: FlowState, departmentId: string): PricesAt {
  const api = useBookingApi();
  const [prices, setPrices] = useState(AWAITED);
  const plate = state.car?.registrationNumber ?? '';
  const codes = codesOf(state).join();
  const mileage = state.milage ?? 0;
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const result = await (await api()).prices(plate, mileage, departmentId, codes.split(','), abort.signal);
      if (!abort.signal.aborted)
        setPrices({ offers: 'value' in result ? result.value.offers : null, isAwaited: false });
    };
    if (codes !== '') load().catch(() => undefined);
    return () => abort.abort();
  }, [api, plate, mileage, departmentId, codes]);
  return prices;
}
