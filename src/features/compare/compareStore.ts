import { useMemo, useSyncExternalStore } from 'react';
import { byId, MAX_COMPARED } from '../../contracts/listVariants.ts';
import type { CarCardView } from '../car/card.ts';
import { type ComparedCar, comparedInLanguage } from './comparedCar.ts';
import { VisitStorage } from './visitStorage.ts';

/**
 * The cars chosen for comparison, for the visit: all open tabs have the same (F070, decision 0048). What every page with
 * cars loads; the rest comes when it is used.
 */

const STORAGE_KEY = 'forecourt.compare';
const NONE: readonly ComparedCar[] = [];
/** How often an open tab says that it is open, in milliseconds. */
const SIGN_OF_LIFE = 60_000;

let storage: VisitStorage | undefined;
let cars: readonly ComparedCar[] | undefined;
/** The text that `cars` was made from. */
let text: string | null = null;
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
  text = cars.length > 0 ? JSON.stringify(cars) : null;
  notice = says;
  const stored = text;
  attempt(() => storage?.write(stored));
  for (const listener of listeners) listener();
}

/** Adds a car, or removes it if it is there. Returns whether it was added. */
export function toggleChosen(card: CarCardView, language: string): boolean {
  const others = chosenCars().filter((car) => car.card.id !== card.id);
  const isNew = others.length === chosenCars().length;
  const isFull = isNew && others.length >= MAX_COMPARED;
  setChosenCars(isNew && !isFull ? [...others, { card, language }] : others, isFull ? 'full' : null);
  return isNew && !isFull;
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

/** The chosen cars as a page of a language may show them. */
export function useChosenCars({ code }: { code: string }): readonly ComparedCar[] {
  const chosen = useSyncExternalStore(onCompareChange, chosenCars, none);
  return useMemo(() => chosen.map((car) => comparedInLanguage(car, code)), [chosen, code]);
}
const none = () => NONE;

function read(): readonly ComparedCar[] {
  storage ??= attempt(openStorage);
  text = attempt(() => storage?.join()) ?? null;
  return parse(text);
}

/** The tabs' storage, which hears of other tabs and tells them when this one comes and goes. */
function openStorage(): VisitStorage {
  const { localStorage: shared, sessionStorage: own } = window;
  const opened = new VisitStorage({ key: STORAGE_KEY, tab: Math.random().toString(36).slice(2), own, shared });
  const join = () => attempt(() => takeOver(opened.join()));
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && attempt(() => takeOver(opened.current())));
  window.addEventListener('pagehide', () => attempt(() => opened.leave()));
  window.addEventListener('pageshow', ({ persisted }) => persisted && join());
  setInterval(join, SIGN_OF_LIFE);
  return opened;
}

/** Takes over what the tabs of the visit have now. */
function takeOver(shared: string | null): void {
  if (shared === text) return;
  text = shared;
  cars = parse(shared);
  notice = null;
  for (const listener of listeners) listener();
}

/** Storage may be full or forbidden: the cars are then known until the next page is loaded whole. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function parse(stored: string | null): readonly ComparedCar[] {
  const kept: unknown = attempt(() => JSON.parse(stored ?? '[]'));
  const isCar = (car: Partial<ComparedCar> | null) => typeof car?.card?.id === 'string';
  return Array.isArray(kept) ? kept.filter(isCar).slice(0, MAX_COMPARED) : NONE;
}
