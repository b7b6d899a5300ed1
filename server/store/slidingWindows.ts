import type { StoreWindow } from './sharedStore.ts';

/** Returns the milliseconds for which a call counts. */
export const longestOf = (windows: readonly StoreWindow[]): number => Math.max(...windows.map(({ ms }) => ms));

/**
 * Returns the milliseconds until every window has room for one more call; 0 for room now.
 *
 * @param times those of the calls so far in milliseconds, oldest first
 */
export function waitIn(windows: readonly StoreWindow[], times: readonly number[], now: number): number {
  const waits = windows.map(({ count, ms }) => {
    // The call that must have left the window first.
    const blocking = times.at(-count);
    return blocking === undefined || times.length < count ? 0 : Math.max(0, Math.ceil(blocking + ms - now));
  });
  return Math.max(0, ...waits);
}
