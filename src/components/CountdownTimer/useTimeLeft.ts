import { useEffect, useState } from 'react';
import { countDown, type TimeLeft } from './countdown.ts';

/** Returns the time until `end`, updated each second while the page is visible; null on the server and before the first tick. */
export function useTimeLeft(end: number): TimeLeft | null {
  const [left, setLeft] = useState<TimeLeft | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const restart = () => {
      stop?.();
      stop = document.hidden ? undefined : countDown(end, setLeft);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      stop?.();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [end]);
  return left;
}
