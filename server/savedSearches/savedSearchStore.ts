/** An entry of the store: the encrypted search, and what the store itself needs to know of it. */
export interface StoredSearch {
  text: string;
  /** Digest of site and address. */
  owner: string;
  /** Milliseconds since 1970 at which something is to be done. */
  due: number;
}

/** The state of the cars of a site at the last look at its stock, by car. */
export type CarStates = ReadonlyMap<string, string>;

/** What a look at the stock of a site has left. */
export interface StoredLook {
  /** Another one for each look that was written to its end. */
  id: string;
  cars: CarStates;
}

/** Where saved searches are. All processes with one Redis share them; without Redis each process has its own. Calls reject while Redis is unavailable. */
export interface SavedSearchStore {
  get: (id: string) => Promise<string | null>;
  /**
   * Writes an entry in place of the one with a text; null for one that is not there yet.
   *
   * @returns `changed`: another process was faster, and nothing is written; `full`: there are too many
   */
  replace: (id: string, before: string | null, after: StoredSearch) => Promise<'written' | 'changed' | 'full'>;
  /** Removes an entry, whatever its text is. Returns whether it was there. */
  remove: (id: string, owner: string) => Promise<boolean>;
  /** Returns the ids of the entries of an owner. */
  idsOf: (owner: string) => Promise<string[]>;
  /** Returns the ids of up to `count` entries that are due, and when the longest one was due. */
  due: (now: number, count: number) => Promise<{ ids: string[]; oldest: number | null }>;
  count: () => Promise<number>;
  /** Returns the ids that have been written or removed since a mark, which is 0 at first, up to `count`, and the next mark. */
  changedSince: (mark: number, count: number) => Promise<{ ids: string[]; mark: number }>;
  /** Returns the texts of entries, in the order of the ids; null for one that is not there. */
  getMany: (ids: readonly string[]) => Promise<(string | null)[]>;
  /** Forgets that these ids were removed, once the holder of the lease knows. */
  forgetRemoved: (ids: readonly string[]) => Promise<void>;
  /** Takes the lease for `ms` milliseconds, or renews it for its holder. Returns false while another one has it. */
  lease: (holder: string, ms: number) => Promise<boolean>;
  /** Ends the lease of a holder. */
  release: (holder: string) => Promise<void>;
  /** Returns the last look at a site. Of one that was not written to its end it has the cars that were, and the id of the look before. */
  lookOf: (site: string) => Promise<StoredLook | null>;
  /** Writes states of cars, null for one that is gone, then the id of the look. Returns false, and writes nothing, when the holder has no lease any more. */
  writeLook: (
    site: string,
    holder: string,
    look: { id: string; changes: ReadonlyMap<string, string | null> },
  ) => Promise<boolean>;
  /** Forgets the cars of a site. */
  clearCars: (site: string) => Promise<void>;
  close: () => void;
}

/** Saved searches at most: about 150 MB of Redis. */
export const MAX_SEARCHES = 200_000;
