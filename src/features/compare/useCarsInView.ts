import { useState, useSyncExternalStore } from 'react';
import type { ComparedCar } from './comparedCar.ts';

/** Below this width two cars fit. The style sheet has the same breakpoint. */
const NARROW = '(max-width: 39.98rem)';
const PAIR = 2;

export interface CarsInView {
  /** All cars, those in view first. */
  cars: readonly ComparedCar[];
  /** Number of cars in view. */
  count: number;
  /** Shows another car at a position; null when all cars are in view. */
  change: ((position: number, id: string) => void) | null;
}

/** Returns the cars in view: all of them, on phones two that the visitor selects. */
export function useCarsInView(cars: readonly ComparedCar[]): CarsInView {
  const isNarrow = useSyncExternalStore(onResize, isNarrowWindow, onServer);
  const [selected, setSelected] = useState<readonly string[]>([]);
  if (!isNarrow || cars.length <= PAIR) return { cars, count: cars.length, change: null };
  const pair = pairOf(cars, selected);
  const visible = new Set(pair);
  const ordered = [...pair, ...cars.map(idOf).filter((id) => !visible.has(id))];
  return {
    cars: ordered.flatMap((id) => cars.find((car) => idOf(car) === id) ?? []),
    count: PAIR,
    change: (position, id) => setSelected(replaceAt(pair, position, id)),
  };
}

const idOf = ({ card }: ComparedCar) => card.id;

/** Returns the selected cars that exist, filled up with the first others. */
export function pairOf(cars: readonly ComparedCar[], selected: readonly string[]): string[] {
  const available = selected.filter((id) => cars.some((car) => idOf(car) === id));
  return [...new Set([...available, ...cars.map(idOf)])].slice(0, PAIR);
}

/** Returns the pair with another car at a position; a car already in view swaps positions. */
export function replaceAt(pair: readonly string[], position: number, id: string): string[] {
  const replaced = pair[position] ?? '';
  return pair.map((other, index) => (index === position ? id : other === id ? replaced : other));
}

const query = () => window.matchMedia(NARROW);
const isNarrowWindow = () => query().matches;
const onServer = () => false;

function onResize(listener: () => void): () => void {
  const mediaQuery = query();
  mediaQuery.addEventListener('change', listener);
  return () => mediaQuery.removeEventListener('change', listener);
}
