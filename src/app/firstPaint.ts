import { CONSENT_COOKIE, CONSENT_VERSION } from '../contracts/consent/consent.ts';
import { recordEarlyInput } from '../delivery/hydration/earlyInput.ts';
import { recordMarkupChanges } from '../delivery/hydration/markupChanges.ts';
import { watchScripts } from '../delivery/start/scriptless.ts';
import { startScripts } from '../delivery/start/startScripts.ts';
import { GROUPS_KEY, PANEL_KEY } from '../features/carList/filters/storageKeys.ts';
import { DEVICE_TERMS_KEY, TERMS_KEY } from '../features/carSearch/termsKeys.ts';
import { onDocument } from '../lib/browser/onDocument.ts';

/**
 * Applies the visitor's stored state to the document before the first paint, where a later change would move the layout. The
 * build makes it the one inline script of a page. The script is the same on all pages, because the content security policy of
 * cached pages contains its hash. Previews do not depend on stored state. Globals are used without `window`: that is shorter, and tests pass
 * them as parameters.
 */
export function prepareFirstPaint(): void {
  if (!('preview' in document.documentElement.dataset)) applyStoredState();
  ignoreErrors(recordEarlyInput);
  ignoreErrors(recordMarkupChanges);
  ignoreErrors(watchScripts);
  ignoreErrors(startScripts);
}

function applyStoredState(): void {
  ignoreErrors(foldFilters);
  ignoreErrors(restoreGroups);
  ignoreErrors(hideClosedAlert);
  ignoreErrors(flagOwnTerms);
  showConsentLayer();
  ignoreErrors(flagReturn);
}

/** Calls `act` and ignores errors: without storage or a browser interface the page stays as the server sent it. */
function ignoreErrors(act: () => void): void {
  try {
    act();
  } catch {}
}

/** Sets a data attribute of the document. */
function flag(name: string, value = ''): void {
  document.documentElement.dataset[name] = value;
}

/** Closes the filter column of the car list if the visitor has closed it (F044). */
function foldFilters(): void {
  const state = sessionStorage.getItem(PANEL_KEY);
  if (state) flag(PANEL_KEY, state);
}

/** Opens and closes the filter groups as the visitor left them, while the document is being parsed. */
function restoreGroups(): void {
  const groups = JSON.parse(sessionStorage.getItem(GROUPS_KEY) ?? 'null') as Record<string, boolean> | null;
  if (!groups) return;
  const observer = new MutationObserver(() => {
    for (const name in groups) {
      const group = document.querySelector<HTMLDetailsElement>(`[data-group="${name}"]`);
      if (!group) continue;
      group.open = groups[name] === true;
      delete groups[name];
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  onDocument('DOMContentLoaded', () => observer.disconnect());
}

/** Flags the visitor's own loan terms: on phones the car list reserves a line for them. */
function flagOwnTerms(): void {
  const terms = sessionStorage.getItem(TERMS_KEY) ?? localStorage.getItem(DEVICE_TERMS_KEY);
  if (terms) flag('terms');
}

/**
 * Hides an alert that the visitor has closed (F017). The cookie has the key of its content, so that another alert is visible. A
 * CSS rule hides it, because the alert is not parsed yet.
 */
function hideClosedAlert(): void {
  const key = /(?:^|; )hideAlert=(\w+)/.exec(document.cookie)?.[1];
  if (!key) return;
  const sheet = new CSSStyleSheet();
  const message = `[data-alert="${key}"]`;
  sheet.replaceSync(`${message}{display:none}html[data-message="${key}"]{--above-hero:0px!important}`);
  document.adoptedStyleSheets = [sheet];
}

/** Shows the first consent layer to visitors who have not chosen. A Global Privacy Control signal counts as a choice (Q35). */
function showConsentLayer(): void {
  const hasChosen = new RegExp(`(?:^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}:`).test(document.cookie);
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (!hasChosen && !globalPrivacyControl) flag('consent', 'ask');
}

/**
 * Sets `data-returns` on a document that is reloaded or opened through the history. Styles then lay out all cards, because the
 * restored scroll position depends on the heights above it.
 */
function flagReturn(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry && entry.type !== 'navigate') flag('returns');
}
