import { useEffect } from 'react';
import {
  formatLoanQuery,
  hasTerms,
  parseLoanQuery,
  type RequestedTerms,
  withLoanQuery,
} from '../../contracts/finance/loanQuery.ts';
import { createBrowserStore, type StoredText, useBrowserStore } from '../../lib/browser/browserStore.ts';
import { localText, sessionText } from '../../lib/browser/storedText.ts';
import { KEEP_POSITION } from '../../page/historyState.ts';
import { useNavigate } from '../../page/navigate.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { hasConsent, onConsentChange } from '../consent/consentStore.ts';
import { DEVICE_TERMS_KEY, TERMS_KEY } from './termsKeys.ts';

/**
 * The loan terms that the visitor has chosen on a car's page, for the next cars. They last until the tab is closed, and with consent
 * on this device. The terms of a URL have priority (decision 0088).
 */

const visit = sessionText(TERMS_KEY);
const device = localText(DEVICE_TERMS_KEY);
const isAllowed = () => hasConsent('preferences');

const stored: StoredText = {
  read: () => (isAllowed() ? device.read() : null) ?? visit.read(),
  write(text) {
    visit.write(text);
    if (isAllowed() || text === null) device.write(text);
  },
  watch(onChange) {
    device.watch?.((read) => {
      // Another tab has removed the terms of all tabs.
      if (isAllowed() && read() === null) visit.write(null);
      onChange(stored.read);
    });
  },
};

const store = createBrowserStore<RequestedTerms | null>({
  empty: null,
  stored: {
    text: stored,
    parse: (text) => orNull(parseLoanQuery(new URLSearchParams(text))),
    format: (terms) => terms && formatLoanQuery(terms),
  },
});

const orNull = (terms: RequestedTerms): RequestedTerms | null => (hasTerms(terms) ? terms : null);

if (typeof document !== 'undefined') {
  // A visitor may give consent after the choice.
  onConsentChange(() => isAllowed() && store.get() && store.set(store.get()));
  // The first-paint script has set it.
  store.subscribe(() => document.documentElement.toggleAttribute('data-terms', store.get() !== null));
}

/** Stores the terms for the next cars; null forgets them. */
export const storeTerms = store.set;

/** Returns the terms of the browser's URL, else the stored ones, else null. Browser only. */
export function currentTerms(): RequestedTerms | null {
  return orNull(parseLoanQuery(new URLSearchParams(window.location.search))) ?? store.get();
}

/** Returns the stored terms; null on the server and before hydration. */
export function useOwnTerms(): RequestedTerms | null {
  return useBrowserStore(store, store.get, null);
}

/** Returns the terms of a query, else the stored ones; without the stored ones on the server and before hydration. */
export function useTermsOf(search: string): RequestedTerms | undefined {
  const own = useOwnTerms();
  return orNull(parseLoanQuery(new URLSearchParams(search))) ?? own ?? undefined;
}

/**
 * Writes the stored terms to the URL of a page with monthly costs, when its URL has none. The server never knows them without
 * the URL, so that a cached page depends on its URL only.
 */
export function useTermsInUrl(): void {
  const { mode } = usePage();
  const { pathname, search, state } = usePageLocation();
  const own = useOwnTerms();
  const navigate = useNavigate();
  const isMissing = !mode && own !== null && !hasTerms(parseLoanQuery(new URLSearchParams(search)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state belongs to the URL
  useEffect(() => {
    const { location } = window;
    // The visitor may already be navigating to another page.
    if (!isMissing || location.pathname + location.search !== pathname + search) return;
    void navigate(pathname + withLoanQuery(search, own) + location.hash, {
      replace: true,
      state: { ...(state as object | null), ...KEEP_POSITION },
    });
  }, [isMissing, own, pathname, search]);
}
