import { recordOf } from '../contracts/record.ts';

/**
 * Asks before the visitor goes through the history to another page of the same document. The browser has changed the URL already: who
 * stays goes back to the entry of the page.
 */

/** Cancels the event when the visitor stays, and returns whether it is cancelled. */
type Guard = (event: Event) => boolean;

let guard: Guard | null = null;
/** The page that is guarded, and the router's number of its history entry. */
let guarded = { pathname: '', index: 0 };
let isReturning = false;

/** Sets the guard of the current page. Returns a function that removes it. */
export function guardHistory(newGuard: Guard): () => void {
  guard = newGuard;
  guarded = { pathname: window.location.pathname, index: indexOfEntry() };
  return () => {
    if (guard === newGuard) guard = null;
  };
}

/** Starts listening. Call it before the router does: browsers call the listeners of the window in their order. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      isReturning = false;
      return event.stopImmediatePropagation();
    }
    if (!guard || window.location.pathname === guarded.pathname) return;
    const index = indexOfEntry();
    if (!guard(event)) return;
    isReturning = true;
    window.history.go(guarded.index - index || 1);
  });
}

/** Returns the router's number of the current history entry; 0 for entries of the browser. */
function indexOfEntry(): number {
  const { idx } = recordOf(window.history.state);
  return typeof idx === 'number' ? idx : 0;
}
