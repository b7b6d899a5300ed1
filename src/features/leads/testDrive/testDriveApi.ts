import { type TimeSlotDay, timeSlotsSchema } from '../../../contracts/booking/timeSlots.ts';
import { testDriveHoldResponseSchema } from '../../../contracts/leads/testDrive.ts';
import type { HoldResult } from '../../flow/slots/useHold.ts';
import { postTestDrive } from './postTestDrive.ts';

/** Calls of test drives to the site's own server. */

interface TimesCall {
  car: string;
  /** First day: `2026-11-22`. */
  from: string;
  /** The visitor's hold, whose slot counts as free. */
  hold: string;
  signal: AbortSignal;
}

/** Returns four weeks of free times of the dealer of a car; null when they cannot be loaded. @throws when it is aborted */
export async function fetchTimes({ car, from, hold, signal }: TimesCall): Promise<readonly TimeSlotDay[] | null> {
  const query = new URLSearchParams({ car, from, ...(hold && { hold }) });
  try {
    const response = await fetch(`/api/testdrive/times?${query}`, { headers: { accept: 'application/json' }, signal });
    return response.ok ? timeSlotsSchema.validateSync(await response.json(), { strict: true }) : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Holds a time for a visitor, in place of what was held with the id. */
export async function holdTime(car: string, timeSlot: string, id: string): Promise<HoldResult> {
  try {
    const response = await postTestDrive('hold', { car, timeSlot, ...(id && { holdId: id }) });
    if (response.status === 409) return 'taken';
    if (!response.ok) return null;
    const { holdId, seconds } = testDriveHoldResponseSchema.validateSync(await response.json(), { strict: true });
    return { id: holdId, ms: seconds * 1_000 };
  } catch {
    return null;
  }
}

/** Ends a hold. When that fails, it ends by itself. */
export async function releaseHold(holdId: string): Promise<void> {
  await postTestDrive('release', { holdId }).catch(() => undefined);
}
