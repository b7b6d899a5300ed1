import { useCallback, useState } from 'react';

/** Returns which offerings wait for a message or a mileage, and whether the visitor has tried to go on without it. */
export function useWaiting() {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [showsErrors, setShowsErrors] = useState(false);
  const onWaiting = useCallback((code: string, isWaiting: boolean) => {
    setWaiting((before) => [...before.filter((other) => other !== code), ...(isWaiting ? [code] : [])]);
  }, []);
  /** Returns whether nothing is missing; else shows the errors and moves to the first. */
  const check = (step: string): boolean => {
    if (waiting.length === 0) return true;
    setShowsErrors(true);
    const row = document.querySelector(`[data-step="${step}"] [data-code="${CSS.escape(waiting[0] ?? '')}"]`);
    row?.querySelector<HTMLElement>('textarea, input[type="text"]')?.focus();
    return false;
  };
  return { waiting, showsErrors, onWaiting, check };
}
