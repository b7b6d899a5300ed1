/** An entry that one process has taken, and that no other gets before its lease ends. */
export interface TakenEntry {
  id: string;
  /** The encrypted value. */
  text: string;
  /** Names this lease of the entry. */
  lease: string;
}

export interface OutboxState {
  entries: number;
  bytes: number;
  /** Milliseconds since the oldest entry was added; 0 for none. */
  oldestMs: number;
}

export interface TakeResult extends OutboxState {
  taken: readonly TakenEntry[];
  /** Entries that were removed now because their time was over. */
  expired: number;
}

/** Where the entries of an outbox are. All times are those of the store, because several processes share it. */
export interface OutboxStore {
  /** Adds an entry, which may be taken at once. `known`: an entry with the id is there, and nothing changes. */
  add: (id: string, text: string) => Promise<'added' | 'known' | 'full'>;
  has: (id: string) => Promise<boolean>;
  /** Removes what is too old, takes up to `count` entries for `leaseMs` milliseconds, and returns the state. */
  take: (count: number, leaseMs: number) => Promise<TakeResult>;
  /** Ends the lease of an entry: it may be taken again after `delayMs` milliseconds. Without effect when the lease is over. */
  postpone: (entry: TakenEntry, delayMs: number) => Promise<void>;
  remove: (entry: TakenEntry) => Promise<void>;
  /** Yields all entries, leased or not. One that goes meanwhile may be missing. */
  entries: () => AsyncIterable<Pick<TakenEntry, 'id' | 'text'>>;
  /** Removes an entry, leased or not. */
  delete: (id: string) => Promise<void>;
  close: () => void;
}

/** The bounds of an outbox. */
export interface OutboxBounds {
  entries: number;
  bytes: number;
}

/** Milliseconds after which an entry is removed. */
export const ENTRY_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** Milliseconds that an entry waits at most. One that waits longer was written before the clock was set back. */
export const LONGEST_WAIT_MS = 10 * 60 * 1_000;
