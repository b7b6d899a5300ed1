import { useCallback, useEffect, useState } from 'react';
import type { TimeSlotDay } from '../../../contracts/booking/timeSlots.ts';
import type { TimeSlots } from '../../dealers/slots/SlotCalendar.tsx';
import { codesOf, type FlowState, workshopsKey } from '../flow/flowState.ts';
import { useBookingApi } from '../useBookingApi.ts';

/** Loads four weeks of free times of a workshop from a day on, the one that the visitor holds among them. A failure is an empty list (S3 §7.1). */
export function useTimeSlots(state: FlowState, departmentId: string, from: string): TimeSlots {
  const api = useBookingApi();
  const [loaded, setLoaded] = useState<{ key: string; days: ReadonlyMap<string, TimeSlotDay> } | null>(null);
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
      const list = 'value' in result ? result.value : [];
      setLoaded({ key, days: new Map(list.map((day) => [day.date, day])) });
    };
    load().catch(() => !abort.signal.aborted && setLoaded({ key, days: new Map() }));
    return () => abort.abort();
  }, [api, plate, departmentId, from, codes, holdId, key]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const isLoaded = loaded?.key === key;
  return { status: isLoaded ? 'loaded' : 'loading', days: isLoaded ? loaded.days : new Map(), reload };
}
