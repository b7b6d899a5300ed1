import { useState, useSyncExternalStore } from 'react';
import type { ComparedCar } from './comparedCar.ts';

/** Below this there is room for two cars. The style sheet has the same step. */
const NARROW = '(max-width: 39.98rem)';
const PAIR = 2;

export interface CarsInView {
  /** Those in view first. */
  cars: readonly ComparedCar[];
  /** How many of them are in view. */
  count: number;
  /** Puts another car into the place; null where all are in view. */
  change: ((place: number, id: string) => void) | null;
}

/** Which cars are seen: all, on phones two that the visitor chooses. */
export function useCarsInView(cars: readonly ComparedCar[]): CarsInView {
  const isNarrow = useSyncExternalStore(onResize, narrow, no);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  if (!isNarrow || cars.length <= PAIR) return { cars, count: cars.length, change: null };
  const pair = pairOf(cars, wanted);
  const seen = new Set(pair);
  const ordered = [...pair, ...cars.map(idOf).filter((id) => !seen.has(id))];
  return {
    cars: ordered.flatMap((id) => cars.find((car) => idOf(car) === id) ?? []),
    count: PAIR,
    change: (place, id) => setWanted(changed(pair, place, id)),
  };
}

const idOf = ({ card }: ComparedCar) => card.id;

/** The wanted cars as far as they are there, filled up with the first others. */
export function pairOf(cars: readonly ComparedCar[], wanted: readonly string[]): string[] {
  const known = wanted.filter((id) => cars.some((car) => idOf(car) === id));
  return [...new Set([...known, ...cars.map(idOf)])].slice(0, PAIR);
}

/** The pair with another car in one place; a car that is in view already changes places. */
export function changed(pair: readonly string[], place: number, id: string): string[] {
  const before = pair[place] ?? '';
  return pair.map((own, at) => (at === place ? id : own === id ? before : own));
}

const query = () => window.matchMedia(NARROW);
const narrow = () => query().matches;
const no = () => false;

function onResize(listener: () => void): () => void {
  const watched = query();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
}
