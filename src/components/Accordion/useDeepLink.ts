import { type RefObject, useLayoutEffect } from 'react';
import { fragmentIn } from '../../lib/fragment.ts';

/**
 * Opens the section that the URL's fragment names. Browsers do so when they navigate to a fragment; this handles client
 * navigation. It runs before the page scrolls to the section.
 */
export function useDeepLink(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const openTarget = () => {
      const target = list.current?.querySelector(`#${CSS.escape(fragmentIn(window.location.hash))}`);
      const details = target?.closest('details');
      if (details) details.open = true;
    };
    if (window.location.hash) openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, [list]);
}
