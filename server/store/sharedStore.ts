/** Small values with a lifetime, and rates. All processes with one Redis share them; without Redis each process has its own. */
export interface SharedStore {
  /** Stores a value for a key that has none and returns null; returns the existing value of any other key. */
  add: (key: string, value: string, lifetimeMs: number) => Promise<string | null>;
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string, lifetimeMs: number) => Promise<void>;
  delete: (key: string) => Promise<void>;
  /** Counts a call of a rate and returns 0. When the rate is used up, returns the milliseconds until the next call is allowed. */
  take: (key: string, rate: StoreRate) => Promise<number>;
  /**
   * Counts a call and returns 0 when every window has room for it. Otherwise counts nothing, and returns the milliseconds until all
   * windows have room. No span of time of a window's length ever has more calls than its count.
   */
  takeWithin: (key: string, windows: readonly StoreWindow[]) => Promise<number>;
  /** Removes the latest call that `takeWithin` counted for a key: it did not happen. */
  giveBack: (key: string) => Promise<void>;
  /** Returns the milliseconds until a value expires; null for a key without value. */
  expiresIn: (key: string) => Promise<number | null>;
  /** Resolves when the store is connected; never rejects. */
  ready: () => Promise<void>;
  close: () => void;
}

export interface StoreRate {
  /** Calls that may come at once. */
  burst: number;
  /** Calls that are added each second. */
  perSecond: number;
}

/** A sliding window. A store holds the time of every call in it, so that counts are to be small. */
export interface StoreWindow {
  count: number;
  ms: number;
}
