import { type TimeSlotDay, timeSlotsSchema } from '../../../contracts/booking/timeSlots.ts';
import { testDriveHoldResponseSchema } from '../../../contracts/leads/testDrive.ts';
import type { HoldResult } from '../../flow/slots/useHold.ts';
import type { Result } from '../../flow/useLoaded.ts';
import { postTestDrive } from './postTestDrive.ts';

/** Calls of test drives to the site's own server. */

/** Free times; a failure when they cannot be loaded. */
export type TimesResult = Result<readonly TimeSlotDay[], null>;

interface TimesCall {
  car: string;
  /** First day: `2026-11-22`. */
  from: string;
  /** The visitor's hold, whose slot counts as free. */
  hold: string;
  signal: AbortSignal;
}

/** Returns four weeks of free times of the dealer of a car. @throws when it is aborted */
export async function fetchTimes({ car, from, hold, signal }: TimesCall): Promise<TimesResult> {
  const query = new URLSearchParams({ car, from, ...(hold && { hold }) });
  try {
    const response = await fetch(`/api/testdrive/times?${query}`, { headers: { accept: 'application/json' }, signal });
    return await timesIn(response);
  } catch (error) {
    if (signal.aborted) throw error;
    return { failure: null };
  }
}

/** The times of a response. @throws when it is no valid one */
export async function timesIn(response: Response): Promise<TimesResult> {
  if (!response.ok) return { failure: null };
  return { value: timeSlotsSchema.validateSync(await response.json(), { strict: true }) };
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
