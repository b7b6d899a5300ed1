import { createElement } from 'react';
import { CONSENT_CATEGORIES, CONSENT_SETTINGS_HREF, type ConsentCategory } from '../../contracts/consent/consent.ts';
import { readConsent } from '../../contracts/consent/consentCookie.ts';
import type { ConsentManagerView } from '../../contracts/page/page.ts';
import { LabelsProvider, pageLabels } from '../../page/pageLabels.tsx';
import { changeConsent, consentState, hasConsent } from './consentStore.ts';
import { storeChoice } from './storeChoice.ts';

/** Starts the site's own consent manager, if it has one, and opens the settings for a URL with their fragment. */
export function startConsentChoice(manager: ConsentManagerView | null): void {
  changeConsent({ isManaged: manager !== null });
  if (manager) {
    hideBanner();
    void import('./usercentrics.ts').then(({ startUsercentrics }) => startUsercentrics(manager));
  }
  if (location.hash === CONSENT_SETTINGS_HREF) chooseConsent();
}

function hideBanner(): void {
  delete document.documentElement.dataset.consent;
}

/**
 * Applies a choice that was made in another tab, or in this one while the document was in the back/forward cache. A withdrawal
 * there has the effects of a withdrawal here.
 *
 * @param cookiesAtLoad the document's cookies when it was loaded
 */
export function readOtherTabs(cookiesAtLoad: string): void {
  const { lastSeen = categoriesIn(cookiesAtLoad), allowedOnPage, isManaged } = consentState();
  const isChosen = readConsent(document.cookie) !== null;
  if (isChosen) hideBanner();
  // A choice replaces what was allowed for this document only. What the site's own manager allows is no part of the cookie.
  const isReplaced = isChosen && !isManaged && allowedOnPage.length > 0;
  const before = CONSENT_CATEGORIES.filter(
    (category) => lastSeen.includes(category) || (isReplaced && allowedOnPage.includes(category)),
  );
  const after = categoriesIn(document.cookie);
  if (String(before) === String(after) && !isReplaced) return;
  changeConsent({ lastSeen: after, ...(isReplaced && { allowedOnPage: [] }) });
  clearEntries(before, after);
}

/** Returns the categories of a choice; none without a choice. */
function categoriesIn(cookies: string): readonly ConsentCategory[] {
  return readConsent(cookies)?.categories ?? [];
}

/** Removes what the new categories no longer allow. */
function clearEntries(before: readonly ConsentCategory[], after: readonly ConsentCategory[]): void {
  if (isWithdrawal(before, after))
    void import('./clearWithdrawn.ts').then(({ clearWithdrawn }) => clearWithdrawn(before, after));
}

function isWithdrawal(before: readonly ConsentCategory[], after: readonly ConsentCategory[]): boolean {
  return before.some((category) => !after.includes(category));
}

/** Handles a button of the first layer (`all`, `none`), or opens the settings without a choice. */
export function chooseConsent(choice?: string): void {
  if (choice) {
    // The focused button goes away. While this code was loaded the visitor may have gone on to a field.
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.matches('[data-choose]');
    saveConsent(choice === 'all' ? CONSENT_CATEGORIES : []);
    if (isLost) document.getElementById('content')?.focus({ preventScroll: true });
  } else openSettings();
}

function openSettings(): void {
  const { UC_UI } = window as Window & { UC_UI?: { showSecondLayer?: unknown } };
  if (typeof UC_UI?.showSecondLayer === 'function') UC_UI.showSecondLayer();
  else if (consentState().isManaged) window.addEventListener('UC_UI_INITIALIZED', openSettings, { once: true });
  else
    void Promise.all([import('./ConsentSettings.tsx'), pageLabels()]).then(([{ ConsentSettings }, labels]) => {
      const settings = createElement(ConsentSettings, { saveConsent, onClosed: closeSettings });
      changeConsent({ settings: () => createElement(LabelsProvider, { labels }, settings) });
    });
}

/** Removes the second layer after it has closed. */
function closeSettings(): void {
  changeConsent({ settings: null });
  // Otherwise the next load would open the settings again.
  const { hash, pathname, search } = location;
  if (hash === CONSENT_SETTINGS_HREF) history.replaceState(history.state, '', pathname + search);
}

/** Allows a category in addition to the stored ones; without a stored choice only for this document. */
export function allowCategory(category: ConsentCategory): void {
  const storedConsent = readConsent(document.cookie);
  if (storedConsent)
    saveConsent(CONSENT_CATEGORIES.filter((each) => each === category || storedConsent.categories.includes(each)));
  else changeConsent({ allowedOnPage: [...consentState().allowedOnPage, category] });
}

/** Saves a choice: stores it, hides the first layer, and clears withdrawn entries. */
function saveConsent(categories: readonly ConsentCategory[]): void {
  const before = CONSENT_CATEGORIES.filter(hasConsent);
  storeChoice(categories, isWithdrawal(before, categories));
  hideBanner();
  changeConsent({ allowedOnPage: [], lastSeen: categories });
  clearEntries(before, categories);
}
