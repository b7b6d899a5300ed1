import type { PageData } from '../../contracts/page/page.ts';
import { onViewedChange } from '../recentlyViewed/viewedStore.ts';
import { onSavedChange } from '../saved/savedStore.ts';
import { deleteOthers, updateCopies } from './updateCopies.ts';

/** Copies the saved and viewed cars now and after each change, one update after the other in all tabs, until the signal aborts. */
export function followCars(page: PageData, signal: AbortSignal): void {
  const update = (): void => {
    // Another tab may be fetching for long: what the visitor has removed goes at once.
    deleteOthers(page).catch(() => {});
    // A browser may forbid the storage, or have no room for the copies: reading without a connection is then not possible.
    navigator.locks.request('forecourt.offline', { signal }, () => updateCopies(page, signal)).catch(() => {});
  };
  const unsubscribers = [onSavedChange(update), onViewedChange(update)];
  signal.addEventListener('abort', () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  });
  update();
}
