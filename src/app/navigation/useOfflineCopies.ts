import { useEffect } from 'react';
import type { PageData } from '../../contracts/page/page.ts';
import { useIsStored } from '../../delivery/useIsStored.ts';
import { VIEWED_KEY } from '../../features/recentlyViewed/viewedKey.ts';
import { SAVED_KEY } from '../../features/saved/savedKey.ts';
import { localText } from '../../lib/browser/storedText.ts';

const TEXTS = [localText(SAVED_KEY), localText(VIEWED_KEY)];

/**
 * Loads in the browser's idle time what copies saved and viewed cars for reading without a connection, when there are any, or were. On a site
 * without the feature it removes the copies.
 */
export function useOfflineCopies(page: PageData): void {
  const isStored = useIsStored(TEXTS, page.path);
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (page.mode || !serviceWorker) return undefined;
    if (!isStored && !serviceWorker.controller) return undefined;
    const abort = new AbortController();
    whenIdle(() => {
      if (abort.signal.aborted) return;
      import('../../features/offline/followCars.ts').then(
        ({ followCars }) => followCars(page, abort.signal),
        () => {},
      );
    });
    return () => abort.abort();
  }, [isStored, page]);
}

/** Calls back when the browser has nothing else to do. Safari has no such interface. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 1_000);
}
