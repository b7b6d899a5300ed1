import { useEffect, useState } from 'react';

/** Returns true after `waiting` has been true for `ms` milliseconds without interruption. */
export function useDelayed(waiting: boolean, ms: number): boolean {
  const [isDelayed, setLasts] = useState(false);
  useEffect(() => {
    if (!waiting) return setLasts(false);
    const timer = setTimeout(setLasts, ms, true);
    return () => clearTimeout(timer);
  }, [waiting, ms]);
  return isDelayed && waiting;
}
