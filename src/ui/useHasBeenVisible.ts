import { type RefObject, useEffect, useState } from 'react';
import { whenVisible } from '../lib/browser/visibility.ts';

/** Returns whether the element has been in the window, or as near to it as `rootMargin` says. */
export function useHasBeenVisible(element: RefObject<Element | null>, rootMargin?: string): boolean {
  const [hasBeenVisible, setHasBeenVisible] = useState(false);
  useEffect(() => {
    if (hasBeenVisible || !element.current) return undefined;
    return whenVisible(element.current, () => setHasBeenVisible(true), rootMargin);
  }, [hasBeenVisible, element, rootMargin]);
  return hasBeenVisible;
}
