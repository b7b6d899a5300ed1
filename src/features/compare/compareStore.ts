import { useSyncExternalStore } from 'react';
import { byId, MAX_COMPARED } from '../../contracts/listStandIns.ts';
import type { PageData } from '../../contracts/page.ts';
import type { CarCardView } from '../cars/card.ts';
import type { ComparedCar } from './comparedCar.ts';

/** The cars chosen for comparison, for the session (F070). What every page with cars loads; the rest comes when it is used. */

const STORAGE_KEY = 'forecourt.compare';
const NONE: readonly ComparedCar[] = [];

let cars: readonly ComparedCar[] | undefined;
let notice: 'full' | 'sold' | null = null;
const listeners = new Set<() => void>();

/** Calls the listener after every change; returns what ends that. */
export function onCompareChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen cars, lowest id first, as their address has them. Browser only. */
export function chosenCars(): readonly ComparedCar[] {
  cars ??= read();
  return cars;
}

/** What the bar should say once: there is no room for a fifth car, or one has been sold. */
export const compareNotice = (): typeof notice => notice;

/** Replaces the chosen cars. */
export function setChosenCars(next: readonly ComparedCar[], says: typeof notice = null): void {
  cars = [...next].sort((one, other) => byId(one.card.id, other.card.id));
  notice = says;
  try {
    if (cars.length > 0) window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(cars));
    else window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage may be full or forbidden: the cars are then known until the next page is loaded whole.
  }
  for (const listener of listeners) listener();
}

/** Adds a car, or removes it if it is there. Its whole record follows; until then, and if it fails, the list's stands. */
export function toggleCompared(card: CarCardView, place: Pick<PageData, 'site' | 'language'>): void {
  const others = chosenCars().filter((car) => car.card.id !== card.id);
  const isNew = others.length === chosenCars().length;
  const isFull = isNew && others.length >= MAX_COMPARED;
  setChosenCars(isNew && !isFull ? [...others, { card }] : others, isFull ? 'full' : null);
  if (!isNew || isFull) return;
  import('./wholeRecords.ts').then(
    ({ fetchWholeRecords }) => fetchWholeRecords(place),
    () => {},
  );
}

/** Whether the car is chosen. Browser only. */
export function isCompared(id: string): boolean {
  return chosenCars().some(({ card }) => card.id === id);
}

/** Whether the car is chosen; false on the server and until the browser knows. */
export function useIsCompared(id: string): boolean {
  return useSyncExternalStore(onCompareChange, () => isCompared(id), no);
}
const no = () => false;

export function useChosenCars(): readonly ComparedCar[] {
  return useSyncExternalStore(onCompareChange, chosenCars, none);
}
const none = () => NONE;

function read(): readonly ComparedCar[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const isCar = (car: Partial<ComparedCar> | null) => typeof car?.card?.id === 'string';
    return Array.isArray(kept) ? kept.filter(isCar).slice(0, MAX_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}
