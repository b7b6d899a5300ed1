import { useSyncExternalStore } from 'react';

/** What visitors may allow beside the necessary. `media`: films and maps of third parties. */
export type ConsentCategory = 'statistics' | 'marketing' | 'media';

const given = new Set<ConsentCategory>();
const listeners = new Set<() => void>();

/** Whether the visitor has allowed the category; false on the server and until the browser knows. */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => given.has(category),
    () => false,
  );
}

/** The visitor allows one more category, where the page asks for it: a film that would be fetched from elsewhere. */
export function giveConsent(category: ConsentCategory): void {
  given.add(category);
  for (const listener of listeners) listener();
}

/** Opens the second layer of the consent manager (F024). */
export function openConsentSettings(): void {
  window.dispatchEvent(new CustomEvent('forecourt:consent-settings'));
}
