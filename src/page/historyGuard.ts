import { recordOf } from '../../lib/record.ts';

/**
 * Holds the visitor back before another page of the same document is displayed by the history. The browser has changed the URL already:
 * it goes back to the entry of the page.
 */

/** Is called before another page of the history is displayed, which it prevents. `proceed` goes there after all. */
type Guard = (event: Event, proceed: () => void) => void;

/** An entry of the history, with its number among those of the document. */
interface Entry {
  href: string;
  pathname: string;
  index: number;
  /** How many entries for fragments of the page are between this one and the first of the page. */
  fragments: number;
}

let guard: Guard | null = null;
let isReturning = false;
/** The entry that is displayed. */
let displayed: Entry = { href: '', pathname: '', index: 0, fragments: 0 };

/** Sets the guard of the current page. Returns a function that removes it. */
export function guardHistory(newGuard: Guard): () => void {
  guard = newGuard;
  return () => {
    if (guard === newGuard) guard = null;
  };
}

/** Notes the entry that is displayed now. Call it after each change of the URL that is no event of the history. */
export function noteHistoryEntry(): void {
  displayed = currentEntry();
}

/** Returns how many entries back the previous page is; null when the visitor came to this site by the displayed page. */
export function entriesToPreviousPage(): number | null {
  const { index, fragments } = currentEntry();
  return index > fragments ? fragments + 1 : null;
}

/** Starts listening. Call it before the router does: browsers call the listeners of the window in their order. */
export function watchHistory(): void {
  noteHistoryEntry();
  window.addEventListener('popstate', (event) => {
    const before = displayed;
    const entry = currentEntry();
    if (isReturning) {
      isReturning = false;
      displayed = entry;
      return event.stopImmediatePropagation();
    }
    if (guard && entry.pathname !== before.pathname) {
      const distance = entry.index - before.index || -1;
      isReturning = true;
      window.history.go(-distance);
      return guard(event, () => window.history.go(distance));
    }
    displayed = entry;
  });
}

/**
 * Returns the current entry. The router numbers its own entries. A link to a fragment of the page makes one without a number, after which
 * the router would begin at 1 again: it gets its number here, as does the first entry of a document, and a key of its own
 * (docs/decisions/0094).
 */
function currentEntry(): Entry {
  const { href, pathname } = window.location;
  const state = recordOf(window.history.state);
  if (typeof state.idx === 'number') return { href, pathname, index: state.idx, fragments: numberIn(state.fragments) };
  // A link to the fragment that is in the URL already replaces the entry.
  const isNew = displayed.href !== '' && href !== displayed.href;
  const index = displayed.index + (isNew ? 1 : 0);
  const fragments = displayed.fragments + (isNew ? 1 : 0);
  window.history.replaceState({ key: newKey(), ...state, idx: index, fragments }, '');
  return { href, pathname, index, fragments };
}

/** Returns a key for an entry of the browser, which has none. The router makes such keys for its own entries. */
const newKey = (): string => Math.random().toString(36).slice(2, 10);

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);
