import { useEffect, useState } from 'react';

/** Old cards are dimmed when new ones take longer than this, in milliseconds (U10): shorter waits would only flicker. */
const DIM_AFTER = 300;

/** True once `waiting` has lasted 300 ms. */
export function useDimmed(waiting: boolean): boolean {
  const [dimmed, setDimmed] = useState(false);
  useEffect(() => {
    if (!waiting) return setDimmed(false);
    const timer = setTimeout(setDimmed, DIM_AFTER, true);
    return () => clearTimeout(timer);
  }, [waiting]);
  return dimmed && waiting;
}
