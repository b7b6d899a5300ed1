import { CONSENT_SETTINGS_HREF, type ConsentCategory } from '../../contracts/consent.ts';
import type { ConsentManagerView } from '../../contracts/page.ts';
import { publishConsentHeight } from './consentHeight.ts';

/** Entry points of consent. The code that saves a choice loads on demand (`consentChoice.ts`). */

/** Element id of the first layer. */
export const CONSENT_BANNER = 'consent';

const loadConsentChoice = () => import('./consentChoice.ts');

/**
 * Allows another category where the page requests it, for example at an external video. Without a stored choice it is
 * allowed for this document, and the first layer stays.
 */
export function giveConsent(category: ConsentCategory): void {
  void loadConsentChoice().then(({ allowCategory }) => allowCategory(category));
}

/** Opens the second layer (F024): ours, or that of the site's own consent manager. */
export function openConsentSettings(): void {
  void loadConsentChoice().then(({ chooseConsent }) => chooseConsent());
}

/** Handles clicks on the first layer and on links to the settings, before hydration. Called once, in the browser. */
export function startConsent(manager: ConsentManagerView | null): void {
  const html = document.documentElement;
  document.addEventListener('click', (event) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest<HTMLElement>(`[data-choose],a[href="${CONSENT_SETTINGS_HREF}"]`);
    if (!control) return;
    event.preventDefault();
    loadConsentChoice().then(
      ({ chooseConsent }) => chooseConsent(control.dataset.choose),
      // The chunk belongs to an old build: reload the page of the new build.
      () => location.reload(),
    );
  });
  if (manager || location.hash === CONSENT_SETTINGS_HREF) {
    void loadConsentChoice().then(({ startConsentChoice }) => startConsentChoice(manager));
  }
  const banner = document.getElementById(CONSENT_BANNER);
  if (!banner || !html.dataset.consent) return;
  publishConsentHeight(banner);
  // Preload when the visitor approaches the first layer; a returning visitor may have chosen in another tab.
  const readOtherTabsSoon = () =>
    html.dataset.consent && loadConsentChoice().then(({ readOtherTabs }) => readOtherTabs());
  banner.addEventListener('pointerover', readOtherTabsSoon, { once: true });
  banner.addEventListener('focusin', readOtherTabsSoon, { once: true });
  document.addEventListener('visibilitychange', readOtherTabsSoon);
}
