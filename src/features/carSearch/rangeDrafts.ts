import type { CarRangeName } from '../../contracts/search/carSearch.ts';

/** Delay between the last change of a range and its commit, in milliseconds (F049, S2 §5). */
export const COMMIT_DELAY_MS = 1_500;

export type End = 'low' | 'high';

/** An uncommitted change of a range: the texts of its fields; a missing end is untouched. */
export interface RangeDraft {
  low?: string;
  high?: string;
  /** The end that was changed last; when the ends cross, the other one follows. */
  changed: End;
}

/**
 * Drafts of ranges, shared by all their controls: the panel and the quick filters show the same values. All drafts are
 * committed together 1500 ms after the last change, so that two fields filled in one after the other are one step.
 */
export class RangeDrafts {
  #drafts = new Map<CarRangeName, RangeDraft>();
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Receives the drafts when they are committed. */
  onCommit: (drafts: ReadonlyMap<CarRangeName, RangeDraft>) => void = () => {};

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
    this.#timer = setTimeout(() => this.commit(), COMMIT_DELAY_MS);
    this.#notify();
  }

  /** Commits at once, for example on Enter. */
  commit(): void {
    const drafts = this.#drafts;
    this.discard();
    if (drafts.size > 0) this.onCommit(drafts);
  }

  /** Discards all drafts. */
  discard(): void {
    clearTimeout(this.#timer);
    if (this.#drafts.size === 0) return;
    this.#drafts = new Map();
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
