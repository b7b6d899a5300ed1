import { useCallback, useEffect, useState } from 'react';
import type { TimeSlotDay } from '../../../contracts/booking/timeSlots.ts';
import type { TimeSlots } from '../../flow/slots/SlotCalendar.tsx';
import { fetchTimes } from './testDriveApi.ts';

export interface TestDriveTimes extends TimeSlots {
  /** Whether the last attempt to load them failed. */
  isUnavailable: boolean;
}

const NONE: ReadonlyMap<string, TimeSlotDay> = new Map();

/**
 * Loads four weeks of free times of the dealer of a car.
 *
 * @param hold id of the visitor's hold when they are loaded
 */
export function useTestDriveTimes(car: string, from: string, hold: () => string): TestDriveTimes {
  const [loaded, setLoaded] = useState<{ key: string; days: ReadonlyMap<string, TimeSlotDay> | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${car} ${from} ${attempt}`;
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const days = await fetchTimes({ car, from, hold: hold(), signal: abort.signal });
      if (!abort.signal.aborted) setLoaded({ key, days: days && new Map(days.map((day) => [day.date, day])) });
    };
    load().catch(() => undefined);
    return () => abort.abort();
  }, [car, from, hold, key]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const isLoaded = loaded?.key === key;
  return {
    status: isLoaded ? 'loaded' : 'loading',
    days: (isLoaded && loaded.days) || NONE,
    isUnavailable: isLoaded && loaded.days === null,
    reload,
  };
}
