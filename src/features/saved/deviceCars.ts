import { type BrowserStore, createBrowserStore, type StoredText } from '../../lib/browserStore.ts';
import type { CarCardView } from '../car/card.ts';

/** A car that this browser keeps, as a list showed it at the time. */
export interface KeptCar {
  card: CarCardView;
  /** Code of the language that the card is in; absent in what was kept before this was written down. */
  language?: string;
  /** When it was kept, in milliseconds. */
  at: number;
}

interface DeviceCarsOptions {
  text: StoredText;
  /** How many are stored at most. */
  max: number;
  /** Older ones are forgotten. */
  days?: number;
}

const DAY = 86_400_000;

/** Creates a store of cars in the storage of the browser, newest first. Other tabs of the site have the same. */
export function createDeviceCars({ text, max, days }: DeviceCarsOptions): BrowserStore<readonly KeptCar[]> {
  const store = createBrowserStore<readonly KeptCar[]>({
    empty: NONE,
    stored: {
      text,
      parse: (stored) => keptCars(stored, max, days === undefined ? 0 : Date.now() - days * DAY),
      format: (cars) => (cars.length > 0 ? JSON.stringify(cars) : null),
    },
  });
  return { ...store, set: (cars) => store.set(cars.slice(0, max)) };
}

const NONE: readonly KeptCar[] = [];

/** The cars in a stored text, as far as it holds any that were kept after that time. */
export function keptCars(text: string, max: number, after = 0): readonly KeptCar[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) return NONE;
  return stored.filter((car) => isKept(car) && car.at >= after).slice(0, max);
}

function isKept(car: Partial<KeptCar> | null): car is KeptCar {
  const { card, at } = car ?? {};
  const texts = [card?.id, card?.slug, card?.title, card?.text];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof at === 'number' &&
    Array.isArray(card?.facts) &&
    !!card.price
  );
}
