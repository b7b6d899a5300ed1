import type { CarRangeName } from '../../contracts/carSearch.ts';

/** A range is taken over this long after the last change, in milliseconds (F049, S2 §5). */
export const COMMIT_DELAY = 1_500;

export type End = 'low' | 'high';

/** What has been chosen of a range and not yet taken over: texts of its fields; an end that is missing is untouched. */
export interface RangeDraft {
  low?: string;
  high?: string;
  /** The end that was changed last; the other one gives way. */
  changed: End;
}

/**
 * Ranges that are being chosen, wherever their controls stand: the panel and what is above the list show the same. All are
 * taken over together, 1500 ms after the last change, so that two fields filled in one after the other are one step.
 */
export class RangeDrafts {
  #drafts = new Map<CarRangeName, RangeDraft>();
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What takes the ranges over. */
  commit: (drafts: ReadonlyMap<CarRangeName, RangeDraft>) => void = () => {};

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(name: CarRangeName): RangeDraft | undefined {
    return this.#drafts.get(name);
  }

  set(name: CarRangeName, draft: RangeDraft): void {
    this.#drafts.set(name, draft);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.take(), COMMIT_DELAY);
    this.#tell();
  }

  /** Takes over at once: Enter, and whatever says that the visitor is done. */
  take(): void {
    const drafts = this.#drafts;
    this.drop();
    if (drafts.size > 0) this.commit(drafts);
  }

  /** Forgets what was being chosen. */
  drop(): void {
    clearTimeout(this.#timer);
    if (this.#drafts.size === 0) return;
    this.#drafts = new Map();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
