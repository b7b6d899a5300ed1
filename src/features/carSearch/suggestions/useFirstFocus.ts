import { type RefObject, useEffect, useState } from 'react';

/** Returns the field after its first focus; components needed for typing load then. */
export function useFirstFocus(field: RefObject<HTMLInputElement | null>): HTMLInputElement | null {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const onFocus = () => setInput(element);
    if (document.activeElement === element) onFocus();
    element.addEventListener('focus', onFocus, { once: true });
    return () => element.removeEventListener('focus', onFocus);
  }, [field]);
  return input;
}
