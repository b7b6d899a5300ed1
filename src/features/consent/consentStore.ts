import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';
import {
  CONSENT_COOKIE,
  CONSENT_SETTINGS_HREF,
  CONSENT_VERSION,
  type ConsentCategory,
} from '../../contracts/consent.ts';
import type { ConsentManagerView } from '../../contracts/page.ts';

/** What every page needs to know of consent. Choosing itself is loaded when somebody does (`choosing.ts`). */

export type { ConsentCategory } from '../../contracts/consent.ts';

/** Allowed for this document alone: in the place where it is needed, or by another manager. */
let here: readonly ConsentCategory[] = [];
let settings: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Calls the listener after every change; returns what ends that. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody that the cookie, what is allowed here, or the open settings have changed. */
export function changeConsent(
  allowedHere: readonly ConsentCategory[] = here,
  open: ComponentType | null = settings,
): void {
  here = allowedHere;
  settings = open;
  for (const listener of listeners) listener();
}

/** What this document allows beyond the cookie. */
export function allowedHere(): readonly ConsentCategory[] {
  return here;
}

/** Whether the visitor has allowed the category. Browser only. */
export function hasConsent(category: ConsentCategory): boolean {
  const kept = new RegExp(`(^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}:[^:]*${category}`);
  return here.includes(category) || kept.test(document.cookie);
}

/** Whether the visitor has allowed the category; false on the server and until the browser knows. */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(onConsentChange, () => hasConsent(category), no);
}
const no = () => false;

/** The second layer, while it is open. */
export function useConsentSettings(): ComponentType | null {
  return useSyncExternalStore(onConsentChange, () => settings, none);
}
const none = () => null;

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
