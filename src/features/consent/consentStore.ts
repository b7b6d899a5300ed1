import type { ComponentType } from 'react';
import { CONSENT_COOKIE, CONSENT_VERSION, type ConsentCategory } from '../../contracts/consent/consent.ts';
import { createBrowserStore, useBrowserStore } from '../../lib/browser/browserStore.ts';

/** The visitor's consent; `consentActions.ts` changes it. */

export type { ConsentCategory } from '../../contracts/consent/consent.ts';

/** The document's state in addition to the cookie. */
interface ConsentState {
  /** Allowed for this document only: at a component that needs it, or by the site's own manager. */
  allowedOnPage: readonly ConsentCategory[];
  /** The second layer while it is open, else null. */
  settings: ComponentType | null;
  /** The site has its own consent manager, whose layers replace ours. */
  isManaged: boolean;
  /** The cookie's categories when this document last wrote or compared them; absent until then. */
  lastSeen?: readonly ConsentCategory[];
}

const store = createBrowserStore<ConsentState>({ empty: { allowedOnPage: [], settings: null, isManaged: false } });

/** Calls the listener after every change; returns a function that unsubscribes. */
export const onConsentChange = store.subscribe;

export const consentState = store.get;

/** Changes the state and notifies all listeners; without a change after the cookie has changed. */
export function changeConsent(change: Partial<ConsentState> = {}): void {
  store.set({ ...store.get(), ...change });
}

/** Returns whether the visitor has allowed the category. Browser only. */
export function hasConsent(category: ConsentCategory): boolean {
  const cookiePattern = new RegExp(`(^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}:[^:]*${category}`);
  return store.get().allowedOnPage.includes(category) || cookiePattern.test(document.cookie);
}

/** Returns whether the visitor has allowed the category; false on the server and before hydration. */
export function useConsent(category: ConsentCategory): boolean {
  return useBrowserStore(store, () => hasConsent(category), false);
}

/** Returns the second layer while it is open, else null. */
export function useConsentSettings(): ComponentType | null {
  return useBrowserStore(store, () => store.get().settings, null);
}
