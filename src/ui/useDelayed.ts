import { useEffect, useState } from 'react';

/** True once `waiting` has lasted `ms` milliseconds without a break. */
export function useDelayed(waiting: boolean, ms: number): boolean {
  const [isDelayed, setLasts] = useState(false);
  useEffect(() => {
    if (!waiting) return setLasts(false);
    const timer = setTimeout(setLasts, ms, true);
    return () => clearTimeout(timer);
  }, [waiting, ms]);
  return isDelayed && waiting;
}
