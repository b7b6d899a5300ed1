import { createBrowserStore, useBrowserStore } from '../../../lib/browser/browserStore.ts';
import { sessionText } from '../../../lib/browser/storedText.ts';
import { GROUPS_KEY } from './storageKeys.ts';

/** Open state of the filter groups, stored for the session. The script of the first paint reads it too. */
type Groups = Readonly<Record<string, boolean>>;

const store = createBrowserStore<Groups>({
  empty: {},
  stored: { text: sessionText(GROUPS_KEY), parse, format: (groups) => JSON.stringify(groups) },
});

/** Stores that the visitor has opened or closed a group. */
export function storeGroup(name: string, open: boolean): void {
  store.set({ ...store.get(), [name]: open });
}

/**
 * Returns whether a group of the panel is open: as the visitor left it in this session.
 *
 * @param openByDefault state of a group that the visitor has not toggled
 */
export function useGroup(name: string, openByDefault: boolean): boolean {
  return useBrowserStore(store, () => store.get()[name] ?? openByDefault, openByDefault);
}

function parse(text: string): Groups {
  const groups: unknown = JSON.parse(text);
  return typeof groups === 'object' ? { ...(groups as Groups) } : {};
}
