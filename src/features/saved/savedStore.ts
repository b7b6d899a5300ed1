import { useBrowserStore } from '../../lib/browserStore.ts';
import { localText } from '../../lib/storedText.ts';
import type { CarCardView } from '../car/card.ts';
import { createDeviceCars, type KeptCar } from './deviceCars.ts';

/** The cars that a visitor has saved, on this device alone. What every page with cars loads. */

const STORAGE_KEY = 'forecourt.saved';

/** How many may be saved; further ones are refused, so that none goes unseen. */
export const MAX_SAVED = 50;

const store = createDeviceCars({ text: localText(STORAGE_KEY), max: MAX_SAVED });

/** Newest first. Browser only. */
export const savedCars = store.get;

export const setSavedCars = (cars: readonly KeptCar[]): void => store.set(cars);

/** Saves a car, or takes it out if it is there. False when there is no room for it. */
export function toggleSaved(card: CarCardView, language: string): boolean {
  const cars = store.get();
  const others = cars.filter((car) => car.card.id !== card.id);
  const isNew = others.length === cars.length;
  if (isNew && cars.length >= MAX_SAVED) return false;
  // The tiny picture is worth its bytes in the first view of a page only.
  const { blur: _, ...snapshot } = card;
  store.set(isNew ? [{ card: snapshot, at: Date.now(), language }, ...others] : others);
  return true;
}

/** Whether the car is saved; false on the server and until the browser knows. */
export function useIsSaved(id: string): boolean {
  return useBrowserStore(store, () => store.get().some(({ card }) => card.id === id), false);
}

export function useSavedCount(): number {
  return useBrowserStore(store, () => store.get().length, 0);
}
