import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';
import { CONSENT_COOKIE, CONSENT_VERSION, type ConsentCategory } from '../../contracts/consent.ts';

/** What this browser's visitor has allowed. How it is changed: `consentActions.ts`. */

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
