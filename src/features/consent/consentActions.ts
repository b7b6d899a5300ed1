import { CONSENT_SETTINGS_HREF, type ConsentCategory } from '../../contracts/consent.ts';
import type { ConsentManagerView } from '../../contracts/page.ts';

/** How a page lets its visitor choose about consent. Choosing itself is loaded when a visitor does so (`choosing.ts`). */

/** Id of the first layer. */
export const CONSENT_BANNER = 'consent';

const choosing = () => import('./choosing.ts');

/**
 * The visitor allows one more category, where the page asks for it: a film that would be fetched from elsewhere. Whoever
 * has not chosen yet allows it for this document, and is still to be asked about the rest.
 */
export function giveConsent(category: ConsentCategory): void {
  void choosing().then(({ allowToo }) => allowToo(category));
}

/** Opens the second layer of the consent manager (F024): ours, or that of the manager which the site has in its place. */
export function openConsentSettings(): void {
  void choosing().then(({ choose }) => choose());
}

/** Takes clicks on the first layer and on links to the settings, before React does. Called once, in the browser. */
export function startConsent(manager: ConsentManagerView | null): void {
  const html = document.documentElement;
  document.addEventListener('click', (event) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest<HTMLElement>(`[data-choose],a[href="${CONSENT_SETTINGS_HREF}"]`);
    if (!control) return;
    event.preventDefault();
    choosing().then(
      ({ choose }) => choose(control.dataset.choose),
      // Files of a build that is no more: the page of the new one has its own.
      () => location.reload(),
    );
  });
  if (manager || location.hash === CONSENT_SETTINGS_HREF) {
    void choosing().then(({ startChoosing }) => startChoosing(manager));
  }
  const banner = document.getElementById(CONSENT_BANNER);
  if (!banner || !html.dataset.consent) return;
  // Nothing that is focused may end up under the first layer: the page's own scrolling keeps clear of it.
  new ResizeObserver(() => html.style.setProperty('--consent-height', `${banner.offsetHeight}px`)).observe(banner);
  // Who comes near will choose; who comes back may have chosen in another tab.
  const soon = () => html.dataset.consent && choosing().then(({ refresh }) => refresh());
  banner.addEventListener('pointerover', soon, { once: true });
  banner.addEventListener('focusin', soon, { once: true });
  document.addEventListener('visibilitychange', soon);
}
