import { useBrowserStore } from '../../lib/browser/browserStore.ts';
import { localText } from '../../lib/browser/storedText.ts';
import type { CarCardView } from '../car/card.ts';
import { hasConsent, onConsentChange } from '../consent/consentStore.ts';
import { createDeviceCars, type StoredCar } from '../saved/deviceCars.ts';
import { VIEWED_KEY } from './viewedKey.ts';

/** The cars whose pages a visitor has viewed on this device, with consent only. */

export const MAX_VIEWED = 50;
/** Maximum age in days. The consent settings name the same number. */
export const VIEWED_DAYS = 90;

const store = createDeviceCars({ text: localText(VIEWED_KEY), max: MAX_VIEWED, days: VIEWED_DAYS });

const NONE: readonly StoredCar[] = [];
const isAllowed = () => hasConsent('preferences');

// Withdrawing consent clears the storage, so the store must discard its value too, also while no component displays it.
if (typeof document !== 'undefined') onConsentChange(() => isAllowed() || store.reread());

/** Returns the viewed cars, newest first; none without consent. Browser only. */
export const viewedCars = () => (isAllowed() ? store.get() : NONE);

/** Stores a car as the newest viewed one. Does nothing without consent. */
export function recordViewed(card: CarCardView, language: string): void {
  if (!isAllowed()) return;
  const { blur: _, ...snapshot } = card;
  store.set([{ card: snapshot, at: Date.now(), language }, ...store.get().filter((car) => car.card.id !== card.id)]);
}

export const clearViewed = (): void => store.set([]);

export function useViewedCars(): readonly StoredCar[] {
  return useBrowserStore({ subscribe: onViewedChange }, viewedCars, NONE);
}

/** Calls the listener after every change, also of the consent. Returns a function that unsubscribes it. */
export function onViewedChange(listener: () => void): () => void {
  const unsubscribers = [store.subscribe(listener), onConsentChange(listener)];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
