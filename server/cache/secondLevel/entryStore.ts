/** How many purges there were. */
export interface PurgeCount {
  /** Changes when the store may have lost purges: entries of another epoch are void. */
  epoch: string;
  count: number;
}

/** What a store has for a key. */
export type ReadEntry =
  | { kind: 'found'; bytes: Buffer; ageMs: number }
  /** Nobody loads it, or each process is to load it by itself. */
  | { kind: 'missing' }
  /** The reader has the lock, and is to load the value. */
  | { kind: 'locked' }
  /** Another process has the lock. */
  | { kind: 'loading' };

/** The lock of a load. */
export interface Lock {
  token: string;
  /** Milliseconds after which the lock of a process that has died is free. */
  ms: number;
}

export interface WrittenEntry {
  bytes: Buffer;
  tags: readonly string[];
  /** The purges that had reached the process when it began to load the value. */
  purges: PurgeCount;
  lifetimeMs: number;
  /** Token of the lock, which ends; empty without one. */
  token: string;
}

/**
 * The entries that processes share. A purge voids every entry with one of its tags whose load began before, also those that are written
 * later. Calls reject while the store is unavailable.
 */
export interface EntryStore {
  /** Returns a valid entry that is no older than `maxAgeMs`, or else takes the lock, if one is wanted and free. */
  read: (key: string, maxAgeMs: number, lock: Lock | null) => Promise<ReadEntry & { purges: PurgeCount }>;
  /** Stores an entry, unless one of its tags was purged since its load began. Returns whether it did. */
  write: (key: string, entry: WrittenEntry) => Promise<boolean>;
  /** Extends a lock that the reader has. */
  extend: (key: string, lock: Lock) => Promise<void>;
  /**
   * Ends a lock without an entry. The next reader gets it.
   *
   * @param declinedMs milliseconds in which nobody gets it, because each process is to load the value by itself; 0 for none
   */
  unlock: (key: string, token: string, declinedMs: number) => Promise<void>;
  /** Records a purge. */
  purge: (tags: readonly string[]) => Promise<PurgeCount>;
  /** Returns the tags that were purged since, all that are known when the epoch has changed; null when that is no longer known. */
  purgedSince: (since: PurgeCount) => Promise<{ purges: PurgeCount; tags: readonly string[] | null }>;
  /** Whether another entry fits: a full Redis also refuses what is more important. */
  acceptsEntries: () => Promise<boolean>;
  /** Resolves when the store is connected; never rejects. */
  ready: () => Promise<void>;
  close: () => void;
}

/** Tags whose purges are remembered. When it is full the oldest are forgotten, and entries that were loaded before them are void. */
export const MAX_PURGED_TAGS = 20_000;
