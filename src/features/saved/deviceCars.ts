import type { CarCardView } from '../car/card.ts';

/** A car that this browser keeps, as a list showed it at the time. */
export interface KeptCar {
  card: CarCardView;
  /** Code of the language that the card is in; absent in what was kept before this was written down. */
  language?: string;
  /** When it was kept, in milliseconds. */
  at: number;
}

interface Keeping {
  read: () => string | null;
  /** Null: nothing is kept any more. */
  write: (text: string | null) => void;
  max: number;
  /** Older ones are forgotten. */
  days?: number;
}

const DAY = 86_400_000;

/** Cars in the storage of the browser, newest first. Other tabs of the site have the same. */
export class DeviceCars {
  readonly #keeping: Keeping;
  readonly #listeners = new Set<() => void>();
  #cars: readonly KeptCar[] | undefined;
  #watched = false;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** Calls the listener after every change; returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (!this.#watched) window.addEventListener('storage', () => this.reread());
    this.#watched = true;
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Browser only. */
  readonly all = (): readonly KeptCar[] => {
    this.#cars ??= this.#parse();
    return this.#cars;
  };

  has(id: string): boolean {
    return this.all().some(({ card }) => card.id === id);
  }

  set(cars: readonly KeptCar[]): void {
    this.#cars = cars.slice(0, this.#keeping.max);
    try {
      this.#keeping.write(this.#cars.length > 0 ? JSON.stringify(this.#cars) : null);
    } catch {
      // Storage may be full or forbidden: the cars are then known until the next page is loaded whole.
    }
    this.#tell();
  }

  /** The storage has been changed by somebody else. */
  reread(): void {
    this.#cars = undefined;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #parse(): readonly KeptCar[] {
    const { read, max, days } = this.#keeping;
    try {
      return keptCars(read(), max, days === undefined ? 0 : Date.now() - days * DAY);
    } catch {
      return NONE;
    }
  }
}

const NONE: readonly KeptCar[] = [];

/** The cars in a stored text, as far as it holds any that were kept after that time. */
export function keptCars(text: string | null, max: number, after = 0): readonly KeptCar[] {
  const kept: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(kept)) return NONE;
  return kept.filter((car) => isKept(car) && car.at >= after).slice(0, max);
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
