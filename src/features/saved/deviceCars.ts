import { type BrowserStore, createBrowserStore, type StoredText } from '../../lib/browser/browserStore.ts';
import type { CarCardView } from '../car/card.ts';

/** A car in the browser's storage, as a list displayed it when it was stored. */
export interface StoredCar {
  card: CarCardView;
  /** Language code of the card; absent in entries of older builds. */
  language?: string;
  /** Time of storing, in milliseconds since 1970. */
  at: number;
}

interface DeviceCarsOptions {
  text: StoredText;
  /** Maximum number of stored cars. */
  max: number;
  /** Maximum age in days. Older cars are removed. */
  days?: number;
}

const DAY = 86_400_000;

/** Creates a store of cars in the browser's storage, newest first. All tabs of the site share it. */
export function createDeviceCars({ text, max, days }: DeviceCarsOptions): BrowserStore<readonly StoredCar[]> {
  const store = createBrowserStore<readonly StoredCar[]>({
    empty: NONE,
    stored: {
      text,
      parse: (stored) => parseStoredCars(stored, max, days === undefined ? 0 : Date.now() - days * DAY),
      format: (cars) => (cars.length > 0 ? JSON.stringify(cars) : null),
    },
  });
  return { ...store, set: (cars) => store.set(cars.slice(0, max)) };
}

const NONE: readonly StoredCar[] = [];

/** Returns the valid cars of a stored text that were stored at or after `after`, at most `max`. */
export function parseStoredCars(text: string, max: number, after = 0): readonly StoredCar[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) return NONE;
  return stored.filter((car) => isStoredCar(car) && car.at >= after).slice(0, max);
}

function isStoredCar(car: Partial<StoredCar> | null): car is StoredCar {
  const { card, at } = car ?? {};
  const texts = [card?.id, card?.slug, card?.title, card?.text];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof at === 'number' &&
    Array.isArray(card?.facts) &&
    !!card.price
  );
}
