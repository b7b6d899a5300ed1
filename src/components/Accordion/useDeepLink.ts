import { type RefObject, useLayoutEffect } from 'react';
import { fragmentIn } from '../../lib/fragment.ts';

/**
 * Opens the part that the address's fragment names. Browsers do so themselves when they follow a fragment; this is for
 * pages that come without one being followed. Before the page is scrolled there, so that there is something to scroll to.
 */
export function useDeepLink(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const open = () => {
      const target = list.current?.querySelector(`#${CSS.escape(fragmentIn(window.location.hash))}`);
      const details = target?.closest('details');
      if (details) details.open = true;
    };
    if (window.location.hash) open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [list]);
}
