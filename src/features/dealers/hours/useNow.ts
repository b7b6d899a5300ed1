import { useCallback, useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/**
 * Returns the current time to the minute. During hydration it is the time of the server's render, so that the markup
 * agrees.
 *
 * @param asOf time of the server's render; milliseconds since 1970
 */
export function useNow(asOf: number): number {
  const serverTime = useCallback(() => asOf, [asOf]);
  return useSyncExternalStore(subscribeToMinutes, currentMinute, serverTime);
}

const currentMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/** Calls back several times a minute; returns a function that ends it. */
export function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE / 4);
  return () => clearInterval(timer);
}
