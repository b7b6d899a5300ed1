import type { ComponentType } from 'react';
import { CONSENT_COOKIE, CONSENT_VERSION, type ConsentCategory } from '../../contracts/consent.ts';
import { createBrowserStore, useBrowserStore } from '../../lib/browserStore.ts';

/** What this browser's visitor has allowed. How it is changed: `consentActions.ts`. */

export type { ConsentCategory } from '../../contracts/consent.ts';

/** What the document knows beside the cookie. */
interface ConsentState {
  /** Allowed for this document alone: in the place where it is needed, or by another manager. */
  allowedHere: readonly ConsentCategory[];
  /** The second layer, while it is open. */
  settings: ComponentType | null;
  /** The site has a manager of its own, whose layers are shown in place of ours. */
  isManaged: boolean;
}

const store = createBrowserStore<ConsentState>({ empty: { allowedHere: [], settings: null, isManaged: false } });

/** Calls the listener after every change; returns what ends that. */
export const onConsentChange = store.subscribe;

export const consentState = store.get;

/** Tells every listener that the cookie has changed, or what the document knows beside it. */
export function changeConsent(change: Partial<ConsentState> = {}): void {
  store.set({ ...store.get(), ...change });
}

/** Whether the visitor has allowed the category. Browser only. */
export function hasConsent(category: ConsentCategory): boolean {
  const kept = new RegExp(`(^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}:[^:]*${category}`);
  return store.get().allowedHere.includes(category) || kept.test(document.cookie);
}

/** Whether the visitor has allowed the category; false on the server and until the browser knows. */
export function useConsent(category: ConsentCategory): boolean {
  return useBrowserStore(store, () => hasConsent(category), false);
}

/** The second layer, while it is open. */
export function useConsentSettings(): ComponentType | null {
  return useBrowserStore(store, () => store.get().settings, null);
}
