import { useEffect } from 'react';
import { createBrowserStore, useBrowserStore } from '../../../lib/browser/browserStore.ts';
import { setRootAttribute } from '../../../lib/browser/rootAttribute.ts';
import { sessionText } from '../../../lib/browser/storedText.ts';
import { useStableCallback } from '../../../ui/useStableCallback.ts';
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
 * Returns the open state of the filter column, which is stored for the session (F044). The styles read it from an attribute of
 * the document, so that closing the column renders nothing. The state of the drawer in narrow windows is not stored, because an
 * open drawer would cover the list after a page load.
 */
export function useFilterPanel(): { open: boolean; setOpen: (open: boolean) => void } {
  const open = useBrowserStore(store, store.get, true);
  // During hydration `open` has the server's value.
  useEffect(() => applyToDocument(store.get()));
  const setOpen = useStableCallback((next: boolean) => {
    if (!matchMedia(WIDE).matches) return;
    applyToDocument(next);
    store.set(next);
  });
  return { open, setOpen };
}

function applyToDocument(open: boolean): void {
  setRootAttribute(PANEL_KEY, open ? null : 'closed');
}
