import { useMemo } from 'react';
import type { TimeSlotDay } from '../../../contracts/booking/timeSlots.ts';
import { type Result, useLoaded } from '../useLoaded.ts';

/** The free times of four weeks. */
export interface TimeSlots {
  status: 'loading' | 'loaded' | 'failed';
  /** By day. */
  days: ReadonlyMap<string, TimeSlotDay>;
  reload: () => void;
}

/**
 * Loads four weeks of free times, and loads them again when the key changes.
 *
 * @param key what they depend on; never empty
 * @param load rejects only when it is aborted
 */
export function useTimeSlots(
  key: string,
  load: (signal: AbortSignal) => Promise<Result<readonly TimeSlotDay[], unknown>>,
): TimeSlots {
  const { loaded, reload } = useLoaded(key, load);
  const found = loaded.status === 'loaded' ? loaded.value : null;
  const days = useMemo(() => new Map(found?.map((day) => [day.date, day])), [found]);
  return { status: loaded.status === 'idle' ? 'loading' : loaded.status, days, reload };
}
