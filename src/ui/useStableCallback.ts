import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler of events that stays the same function, so that what it is given to is not drawn again, and does what it was
 * last given to do. Not to be called while drawing.
 */
export function useStableCallback<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
