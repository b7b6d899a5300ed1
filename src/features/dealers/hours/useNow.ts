import { useCallback, useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/**
 * The moment, to the minute. While the server's markup is taken over it is the one that the markup was made at, so that
 * both agree; right after that, and from then on, the visitor's.
 *
 * @param asOf when the page was made; milliseconds since 1970
 */
export function useNow(asOf: number): number {
  const then = useCallback(() => asOf, [asOf]);
  return useSyncExternalStore(everyMinute, thisMinute, then);
}

const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE / 4);
  return () => clearInterval(timer);
}
