import { useCallback, useLayoutEffect, useRef } from 'react';

/** The newest of a handler behind one reference, so that what is given it need not be drawn again. */
export function useStable<Given extends unknown[], Result>(handler: (...given: Given) => Result) {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}
