/** Milliseconds after which a stock that stays small is the whole stock. */
const SETTLED_AFTER_MS = 30 * 60 * 1_000;
/** Cars that come and go meanwhile, as a share. */
const TOLERANCE = 0.1;

/**
 * Tells a dealer who has sold or moved most of the cars from an index that is being filled: the stock of the first is as small half an hour later, that of the
 * second grows.
 */
export class SettledStock {
  readonly #small = new Map<string, { size: number; since: number }>();

  /** Returns whether a small stock has stayed as it is for half an hour. @param at milliseconds of a clock that never steps */
  isSettled(site: string, size: number, at: number): boolean {
    const seen = this.#small.get(site);
    if (!seen || Math.abs(size - seen.size) > seen.size * TOLERANCE) {
      this.#small.set(site, { size, since: at });
      return false;
    }
    return at - seen.since >= SETTLED_AFTER_MS;
  }

  /** Forgets the small stock of a site; of all of them without one. */
  forget(site?: string): void {
    if (site === undefined) this.#small.clear();
    else this.#small.delete(site);
  }
}
