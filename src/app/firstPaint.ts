import { CONSENT_COOKIE, CONSENT_VERSION } from '../contracts/consent.ts';
import { GROUPS_KEY, PANEL_KEY } from '../features/carList/filters/storageKeys.ts';

/**
 * What depends on the visitor and would move something is settled here, before the first paint. It is built into the one
 * inline script of a page, which is the same for all pages: a cached page names it by its hash. Globals are used by their
 * bare names, which are shorter and which tests hand in.
 */
export function prepareFirstPaint(): void {
  attempt(foldFilters);
  attempt(openGroups);
  attempt(hideClosedMessage);
  askForConsent();
  attempt(markReturn);
}

/** Storage may be forbidden, and browsers may lack an interface: the page is then as the server sent it. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {}
}

/** Whether the filters of the car list are folded (F044). */
function foldFilters(): void {
  const state = sessionStorage.getItem(PANEL_KEY);
  if (state) document.documentElement.dataset[PANEL_KEY] = state;
}

/**
 * Opens and closes the groups of those filters as the visitor left them: while the document is being read, so that nothing
 * in the column moves later.
 */
function openGroups(): void {
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
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}

/**
 * Hides a message that the visitor has closed (F017): the cookie holds its key, so that another one shows. By a rule, not an
 * attribute of `<html>`: the message itself comes later in the document, and only it knows its key.
 */
function hideClosedMessage(): void {
  const key = /(?:^|; )hideAlert=(\w+)/.exec(document.cookie)?.[1];
  if (!key) return;
  const sheet = new CSSStyleSheet();
  const message = `[data-alert="${key}"]`;
  sheet.replaceSync(`${message}{display:none}html:has(${message}){--above-hero:0px!important}`);
  document.adoptedStyleSheets = [sheet];
}

/** Shows the question for consent to visitors who have not chosen; a Global Privacy Control signal is an answer (Q35). */
function askForConsent(): void {
  const hasChosen = new RegExp(`(?:^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}:`).test(document.cookie);
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (!hasChosen && !globalPrivacyControl) document.documentElement.dataset.consent = 'ask';
}

/** Marks a document that is returned to or reloaded: its scroll position is found by the heights of all that is above it. */
function markReturn(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry && entry.type !== 'navigate') document.documentElement.dataset.returns = '';
}
