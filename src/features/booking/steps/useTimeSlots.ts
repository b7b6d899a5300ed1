import { useCallback, useEffect, useState } from 'react';
import type { TimeSlotDay } from '../../../contracts/booking/timeSlots.ts';
import type { TimeSlots } from '../../flow/slots/SlotCalendar.tsx';
import { codesOf, type FlowState, workshopsKey } from '../flow/flowState.ts';
import { useBookingApi } from '../useBookingApi.ts';

type Days = ReadonlyMap<string, TimeSlotDay>;

/** Loads four weeks of free times of a workshop from a day on, the one that the visitor holds among them. */
export function useTimeSlots(state: FlowState, departmentId: string, from: string): TimeSlots {
  const api = useBookingApi();
  const [loaded, setLoaded] = useState<{ key: string; days: Days | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const plate = state.car?.registrationNumber ?? '';
  const { holdId } = state;
  const codes = codesOf(state).join();
  const key = `${workshopsKey(state)} ${departmentId} ${from} ${holdId} ${attempt}`;
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const { signal } = abort;
      const call = { plate, departmentId, from, codes: codes.split(','), holdId, signal };
      const result = await (await api()).timeSlots(call);
      if (signal.aborted) return;
      setLoaded({ key, days: 'value' in result ? new Map(result.value.map((day) => [day.date, day])) : null });
    };
    load().catch(() => !abort.signal.aborted && setLoaded({ key, days: null }));
    return () => abort.abort();
  }, [api, plate, departmentId, from, codes, holdId, key]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const isLoaded = loaded?.key === key;
  const status = !isLoaded ? 'loading' : loaded.days ? 'loaded' : 'failed';
  return { status, days: (isLoaded && loaded.days) || new Map(), reload };
}
