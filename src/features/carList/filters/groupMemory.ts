import { createBrowserStore, useBrowserStore } from '../../../lib/browserStore.ts';
import { sessionText } from '../../../lib/storedText.ts';
import { GROUPS_KEY } from './storageKeys.ts';

/** Which groups of the filters a visitor has opened and closed, for the session; the first-paint script reads it too. */
type Groups = Readonly<Record<string, boolean>>;

const store = createBrowserStore<Groups>({
  empty: {},
  stored: { text: sessionText(GROUPS_KEY), parse, format: (groups) => JSON.stringify(groups) },
});

/** Stores that the visitor has opened or closed a group. */
export function rememberGroup(name: string, open: boolean): void {
  store.set({ ...store.get(), [name]: open });
}

/**
 * Returns whether a group of the panel is open: as the visitor left it in this session.
 *
 * @param atFirst for a visitor who has not touched it
 */
export function useGroup(name: string, atFirst: boolean): boolean {
  return useBrowserStore(store, () => store.get()[name] ?? atFirst, atFirst);
}

function parse(text: string): Groups {
  const groups: unknown = JSON.parse(text);
  return typeof groups === 'object' ? { ...(groups as Groups) } : {};
}
