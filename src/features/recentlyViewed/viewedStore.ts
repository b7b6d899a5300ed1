import { useBrowserStore } from '../../lib/browserStore.ts';
import { localText } from '../../lib/storedText.ts';
import type { CarCardView } from '../car/card.ts';
import { hasConsent, onConsentChange } from '../consent/consentStore.ts';
import { createDeviceCars, type KeptCar } from '../saved/deviceCars.ts';

/** The cars whose pages a visitor has seen, on this device alone and only with consent. */

const STORAGE_KEY = 'forecourt.viewed';
export const MAX_VIEWED = 50;
/** Days. The settings of consent say the same. */
export const VIEWED_DAYS = 90;

const store = createDeviceCars({ text: localText(STORAGE_KEY), max: MAX_VIEWED, days: VIEWED_DAYS });

const NONE: readonly KeptCar[] = [];
const isAllowed = () => hasConsent('preferences');

/** Newest first; none without consent. Browser only. */
const viewedCars = () => (isAllowed() ? store.get() : NONE);

/** The car comes first among those that were seen. Nothing happens without consent. */
export function rememberViewed(card: CarCardView, language: string): void {
  if (!isAllowed()) return;
  const { blur: _, ...snapshot } = card;
  store.set([{ card: snapshot, at: Date.now(), language }, ...store.get().filter((car) => car.card.id !== card.id)]);
}

export const forgetViewed = (): void => store.set([]);

export function useViewedCars(): readonly KeptCar[] {
  return useBrowserStore({ subscribe: onViewedChange }, viewedCars, NONE);
}

function onViewedChange(listener: () => void): () => void {
  const ends = [
    store.subscribe(listener),
    // What is withdrawn is cleared from the storage: nothing of it may stay here either.
    onConsentChange(() => (isAllowed() ? listener() : store.reread())),
  ];
  return () => {
    for (const end of ends) end();
  };
}
