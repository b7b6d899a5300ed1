import type { SharedStore } from './sharedStore.ts';

/** Q29: look-ups by number plate that one client may make in any minute; in any day six times as many. */
const PER_MINUTE = 10;
const DAY_FACTOR = 6;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Counts a look-up and returns 0; beyond the limits returns the seconds until the next one is allowed. A repetition counts for the minute
 * only.
 */
export type LookUpLimit = (client: string, isRepetition?: boolean) => Promise<number>;

/** @param name of the counter; each kind of look-up has its own */
export function createLookUpLimit(
  store: Pick<SharedStore, 'takeWithin'>,
  name: string,
  perMinute: () => number = () => PER_MINUTE,
): LookUpLimit {
  return async (client, isRepetition = false) => {
    const count = perMinute();
    const minute = [{ count, ms: MINUTE_MS }];
    const day = [{ count: count * DAY_FACTOR, ms: DAY_MS }];
    const ofMinute = await store.takeWithin(`${name}:minute:${client}`, minute);
    const wait = ofMinute || isRepetition ? ofMinute : await store.takeWithin(`${name}:day:${client}`, day);
    return Math.ceil(wait / 1_000);
  };
}
