import { useEffect } from 'react';
import { createBrowserStore, useBrowserStore } from '../../../lib/browserStore.ts';
import { sessionText } from '../../../lib/storedText.ts';
import { PANEL_KEY } from './storageKeys.ts';

const WIDE = '(min-width: 1024px)';

const store = createBrowserStore<boolean>({
  empty: true,
  stored: {
    text: sessionText(PANEL_KEY),
    parse: (text) => text !== 'closed',
    format: (isOpen) => (isOpen ? 'open' : 'closed'),
  },
});

/**
 * Whether the column of filters is open, stored for the session (F044). Its state is an attribute of the document that the
 * styles read, so that nothing has to be rendered again to fold it. The drawer of narrow windows is not stored: it covers the
 * list, so a page that is loaded or returned to shows it closed.
 */
export function useFilterPanel(): { open: boolean; setOpen: (open: boolean) => void } {
  const open = useBrowserStore(store, store.get, true);
  // While React takes over, `open` is what the server said.
  useEffect(() => show(store.get()));
  const setOpen = (next: boolean) => {
    if (!matchMedia(WIDE).matches) return;
    show(next);
    store.set(next);
  };
  return { open, setOpen };
}

function show(open: boolean): void {
  if (open) delete document.documentElement.dataset[PANEL_KEY];
  else document.documentElement.dataset[PANEL_KEY] = 'closed';
}
