import { useMemo } from 'react';
import { byId, MAX_COMPARED } from '../../contracts/search/listVariants.ts';
import { createBrowserStore, useBrowserStore } from '../../lib/browser/browserStore.ts';
import type { CarCardView } from '../car/card.ts';
import { type ComparedCar, comparedInLanguage } from './comparedCar.ts';
import { COMPARE_KEY } from './compareKey.ts';
import { visitText } from './visitStorage.ts';

/**
 * The cars chosen for comparison. All open tabs share them, and they last until the last tab is closed (F070, decision 0028).
 * Every page with cars loads this module; the other modules of the comparison load on first use.
 */

/** A message that the bar shows once: the maximum of four cars is reached, or a car has been sold. */
type Notice = 'full' | 'sold' | null;

interface Chosen {
  /** Sorted by id, as in their URL. */
  cars: readonly ComparedCar[];
  notice: Notice;
}

const NONE: readonly ComparedCar[] = [];

const store = createBrowserStore<Chosen>({
  empty: { cars: NONE, notice: null },
  stored: {
    text: visitText(COMPARE_KEY),
    parse: (text) => ({ cars: parse(text), notice: null }),
    format: ({ cars }) => (cars.length > 0 ? JSON.stringify(cars) : null),
  },
});

/** Calls the listener after every change. Returns a function that unsubscribes it. */
export const onCompareChange = store.subscribe;

/** Returns the chosen cars, sorted by id. Browser only. */
export const chosenCars = (): readonly ComparedCar[] => store.get().cars;

export const compareNotice = (): Notice => store.get().notice;

/** Replaces the chosen cars. */
export function setChosenCars(next: readonly ComparedCar[], notice: Notice = null): void {
  store.set({ cars: next.toSorted((one, other) => byId(one.card.id, other.card.id)), notice });
}

/** Adds a car, or removes it if it is chosen. Returns whether it was added. */
export function toggleChosen(card: CarCardView, language: string): boolean {
  const others = chosenCars().filter((car) => car.card.id !== card.id);
  const isNew = others.length === chosenCars().length;
  const isFull = isNew && others.length >= MAX_COMPARED;
  setChosenCars(isNew && !isFull ? [...others, { card, language }] : others, isFull ? 'full' : null);
  return isNew && !isFull;
}

/** Returns whether the car is chosen. Browser only. */
export function isCompared(id: string): boolean {
  return chosenCars().some(({ card }) => card.id === id);
}

/** Returns the chosen cars with the texts that a page in this language may display. */
export function useChosenCars({ code }: { code: string }): readonly ComparedCar[] {
  const chosen = useBrowserStore(store, chosenCars, NONE);
  return useMemo(() => chosen.map((car) => comparedInLanguage(car, code)), [chosen, code]);
}

function parse(text: string): readonly ComparedCar[] {
  const cars: unknown = JSON.parse(text);
  const isCar = (car: Partial<ComparedCar> | null) => typeof car?.card?.id === 'string';
  return Array.isArray(cars) ? cars.filter(isCar).slice(0, MAX_COMPARED) : NONE;
}
