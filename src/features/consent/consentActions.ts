import { CONSENT_SETTINGS_HREF, type ConsentCategory } from '../../contracts/consent/consent.ts';
import type { ConsentManagerView } from '../../contracts/page/page.ts';
import { reportFailedScripts } from '../../lib/browser/failedScripts.ts';
import { loadOrReload } from '../../lib/browser/goneScripts.ts';
import { onReturn } from '../../lib/browser/storedText.ts';
import { consentState } from './consentStore.ts';

/** Entry points of consent. The code that saves a choice loads on demand (`consentChoice.ts`). */

/** Element id of the first layer. */
export const CONSENT_BANNER = 'consent';

const loadConsentChoice = () => import('./consentChoice.ts');

/**
 * Allows another category where the page requests it, for example at an external video. Without a stored choice it is
 * allowed for this document, and the first layer stays.
 */
export function giveConsent(category: ConsentCategory): void {
  loadOrReload(loadConsentChoice).then(({ allowCategory }) => allowCategory(category), reportFailedScripts);
}

/** Opens the second layer (F024): ours, or that of the site's own consent manager. */
export function openConsentSettings(): void {
  loadOrReload(loadConsentChoice).then(({ chooseConsent }) => chooseConsent(), reportFailedScripts);
}

/**
 * Handles clicks on the first layer and on links to the settings, before hydration, and choices that were made in another tab
 * or at a later page of this one. Called once, in the browser.
 */
export function startConsent(manager: ConsentManagerView | null): void {
  const cookies = document.cookie;
  document.addEventListener('click', (event) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest<HTMLElement>(`[data-choose],a[href="${CONSENT_SETTINGS_HREF}"]`);
    if (!control) return;
    event.preventDefault();
    loadOrReload(loadConsentChoice).then(
      ({ chooseConsent }) => chooseConsent(control.dataset.choose),
      reportFailedScripts,
    );
  });
  if (manager || location.hash === CONSENT_SETTINGS_HREF) {
    void loadConsentChoice().then(({ startConsentChoice }) => startConsentChoice(manager));
  }
  const readOtherTabsSoon = () =>
    loadConsentChoice().then(
      ({ readOtherTabs }) => readOtherTabs(cookies),
      () => {},
    );
  const onVisible = () =>
    document.hidden || (document.cookie === cookies && !consentState().lastSeen) || readOtherTabsSoon();
  document.addEventListener('visibilitychange', onVisible);
  onReturn(onVisible);
  const banner = document.getElementById(CONSENT_BANNER);
  if (!banner || !document.documentElement.dataset.consent) return;
  // Until then, and without it, the estimate of the style sheet is used.
  import('../../lib/browser/barHeight.ts').then(
    ({ publishBarHeight }) => publishBarHeight('consent', banner),
    () => {},
  );
  // Preload when the visitor approaches the first layer.
  banner.addEventListener('pointerover', readOtherTabsSoon, { once: true });
  banner.addEventListener('focusin', readOtherTabsSoon, { once: true });
}
