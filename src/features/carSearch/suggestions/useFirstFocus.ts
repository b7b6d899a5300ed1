import { type RefObject, useEffect, useState } from 'react';

/** The field, once somebody has been in it: parts that belong to typing load then. */
export function useFirstFocus(field: RefObject<HTMLInputElement | null>): HTMLInputElement | null {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const arrive = () => setInput(element);
    if (document.activeElement === element) arrive();
    element.addEventListener('focus', arrive, { once: true });
    return () => element.removeEventListener('focus', arrive);
  }, [field]);
  return input;
}
