import { useEffect, useState } from 'react';
import { countDown, type TimeLeft } from './countdown.ts';

/** What is left until `end`, by the second while the page is seen; null on the server and until the browser has begun. */
export function useTimeLeft(end: number): TimeLeft | null {
  const [left, setLeft] = useState<TimeLeft | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const follow = () => {
      stop?.();
      stop = document.hidden ? undefined : countDown(end, setLeft);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop?.();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [end]);
  return left;
}
