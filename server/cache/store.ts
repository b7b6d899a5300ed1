import { LRUCache } from 'lru-cache';
import type { Metrics } from '../operations/metrics.ts';
import { createPurgeHistory } from './purgeHistory.ts';
import { estimateBytes } from './size.ts';

/** A cache entry. `storedAt` is in milliseconds of the caller's clock; the store does not read it. */
export interface Entry {
  readonly value: unknown;
  readonly storedAt: number;
  readonly tags: readonly string[];
}

/** A memory store bounded in bytes. It evicts the least recently used entries first. */
export interface CacheStore {
  readonly name: string;
  get: (key: string) => Entry | undefined;
  /** Returns the entry that a purge has removed from this key in the last `purgedSeconds`, in a store that has them. */
  getPurged: (key: string) => Entry | undefined;
  /**
   * Stores the entry for at most `ttl` seconds, unless it is larger than a quarter of the store.
   *
   * @param weight see `CachePolicy`
   */
  set: (key: string, entry: Entry, ttl: number, weight?: number) => void;
  delete: (key: string) => void;
  /** Removes all entries with this tag; returns how many. */
  purge: (tag: string) => number;
  /** Removes all entries, as a purge by each of their tags. */
  purgeAll: () => void;
  /** Returns the number of purges so far, which a load notes when it begins. */
  purgeCount: () => number;
  /** Whether one of the tags may have been purged since the store had that number of purges. */
  hasPurged: (tags: readonly string[], purgeCount: number) => boolean;
  clear: () => void;
  bytes: () => number;
  entries: () => number;
  close: () => void;
}

/** Bytes of an entry without its key and value. */
const OVERHEAD = 200;
/** Milliseconds between two removals of expired entries. */
const SWEEP_MS = 60_000;

/** The start of the keys of purged entries. Other keys begin with the name of a policy. */
const PURGED = 'purged ';
const purgedKey = (key: string): string => PURGED + key;

interface MemoryStoreOptions {
  name: string;
  maxBytes: number;
  metrics: Metrics;
  /** Seconds for which purged entries remain, for `getPurged` alone; 0 by default. */
  purgedSeconds?: number;
}

/** A memory store. Lifetimes use the monotonic clock, so a step of the wall clock neither ends nor extends an entry. */
export class MemoryStore implements CacheStore {
  readonly name: string;
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #purges = createPurgeHistory();
  readonly #gauge: { set: (bytes: number) => void };
  readonly #sweep: NodeJS.Timeout;
  readonly #purgedSeconds: number;

  constructor({ name, maxBytes, metrics, purgedSeconds = 0 }: MemoryStoreOptions) {
    this.name = name;
    this.#purgedSeconds = purgedSeconds;
    this.#gauge = metrics.cacheBytes.labels(name);
    const evictions = metrics.cacheEvictions.labels(name);
    this.#entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      dispose: (entry, key, reason) => {
        this.#removeTags(key, entry);
        if (reason === 'evict') evictions.inc();
      },
    });
    this.#sweep = setInterval(() => {
      this.#entries.purgeStale();
      this.#updateGauge();
    }, SWEEP_MS);
    this.#sweep.unref();
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  getPurged(key: string): Entry | undefined {
    return this.#entries.get(purgedKey(key));
  }

  set(key: string, entry: Entry, ttl: number, weight = 1): void {
    const size = OVERHEAD + estimateBytes(key) + Math.ceil(estimateBytes(entry.value) * weight);
    this.#entries.set(key, entry, { ttl: ttl * 1_000, size });
    // An entry that is too large was not stored.
    if (this.#entries.has(key)) this.#addTags(key, entry);
    this.#entries.delete(purgedKey(key));
    this.#updateGauge();
  }

  delete(key: string): void {
    this.#entries.delete(key);
    this.#updateGauge();
  }

  purge(tag: string): number {
    this.#purges.add(tag);
    const keys = [...(this.#keysByTag.get(tag) ?? [])];
    for (const key of keys) this.#purgeKey(key);
    this.#updateGauge();
    return keys.length;
  }

  purgeAll(): void {
    this.#purges.addAll();
    for (const key of [...this.#entries.keys()]) if (!key.startsWith(PURGED)) this.#purgeKey(key);
    this.#updateGauge();
  }

  purgeCount(): number {
    return this.#purges.count();
  }

  hasPurged(tags: readonly string[], purgeCount: number): boolean {
    return this.#purges.hasPurged(tags, purgeCount);
  }

  clear(): void {
    this.#entries.clear();
    this.#updateGauge();
  }

  bytes(): number {
    return this.#entries.calculatedSize;
  }

  entries(): number {
    return this.#entries.size;
  }

  close(): void {
    clearInterval(this.#sweep);
    this.#entries.clear();
  }

  #purgeKey(key: string): void {
    const found = this.#entries.info(key);
    this.#entries.delete(key);
    if (this.#purgedSeconds > 0 && found)
      this.#entries.set(purgedKey(key), found.value, {
        ttl: this.#purgedSeconds * 1_000,
        size: found.size ?? OVERHEAD,
      });
  }

  #addTags(key: string, { tags }: Entry): void {
    for (const tag of tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
  }

  #removeTags(key: string, { tags }: Entry): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #updateGauge(): void {
    this.#gauge.set(this.#entries.calculatedSize);
  }
}
