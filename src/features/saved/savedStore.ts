import { useBrowserStore } from '../../lib/browser/browserStore.ts';
import { localText } from '../../lib/browser/storedText.ts';
import type { CarCardView } from '../car/card.ts';
import { createDeviceCars, type StoredCar } from './deviceCars.ts';
import { SAVED_KEY } from './savedKey.ts';

/** The cars that a visitor has saved on this device. Every page with cars loads this module. */

/** Maximum number of saved cars. Further ones are refused instead of replacing old ones. */
export const MAX_SAVED = 50;

const store = createDeviceCars({ text: localText(SAVED_KEY), max: MAX_SAVED });

/** Returns the saved cars, newest first. Browser only. */
export const savedCars = store.get;

export const setSavedCars = (cars: readonly StoredCar[]): void => store.set(cars);

/** Saves a car, or removes it if it is saved. Returns false when the maximum is reached. */
export function toggleSaved(card: CarCardView, language: string): boolean {
  const cars = store.get();
  const others = cars.filter((car) => car.card.id !== card.id);
  const isNew = others.length === cars.length;
  if (isNew && cars.length >= MAX_SAVED) return false;
  // The blurred placeholder is only for the first view of a page, and the terms may have changed when the car is shown again.
  const { blur: _, query: __, ...snapshot } = card;
  store.set(isNew ? [{ card: snapshot, at: Date.now(), language }, ...others] : others);
  return true;
}

/** Calls the listener after every change. Returns a function that unsubscribes it. */
export const onSavedChange = store.subscribe;

/** Returns whether the car is saved. Browser only. */
export const isSaved = (id: string): boolean => store.get().some(({ card }) => card.id === id);

export function useSavedCount(): number {
  return useBrowserStore(store, () => store.get().length, 0);
}
