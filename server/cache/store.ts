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
  /**
   * Stores the entry for at most `ttl` seconds, unless it is larger than a quarter of the store.
   *
   * @param weight see `CachePolicy`
   */
  set: (key: string, entry: Entry, ttl: number, weight?: number) => void;
  delete: (key: string) => void;
  /** Removes all entries with this tag; returns how many. */
  purge: (tag: string) => number;
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

/** Creates a memory store. Lifetimes use the monotonic clock, so a step of the wall clock neither ends nor extends an entry. */
export function createMemoryStore(options: { name: string; maxBytes: number; metrics: Metrics }): CacheStore {
  const { name, maxBytes, metrics } = options;
  const keysByTag = new Map<string, Set<string>>();
  const purges = createPurgeHistory();
  const gauge = metrics.cacheBytes.labels(name);
  const evictions = metrics.cacheEvictions.labels(name);

  function removeTags(key: string, { tags }: Entry): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    dispose: (entry, key, reason) => {
      removeTags(key, entry);
      if (reason === 'evict') evictions.inc();
    },
  });
  const updateGauge = () => gauge.set(entries.calculatedSize);
  const sweep = setInterval(() => {
    entries.purgeStale();
    updateGauge();
  }, SWEEP_MS);
  sweep.unref();

  return {
    name,
    get: (key) => entries.get(key),
    set: (key, entry, ttl, weight = 1) => {
      const size = OVERHEAD + estimateBytes(key) + Math.ceil(estimateBytes(entry.value) * weight);
      entries.set(key, entry, { ttl: ttl * 1_000, size });
      // An entry that is too large was not stored.
      if (entries.has(key)) {
        for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
      }
      updateGauge();
    },
    delete: (key) => {
      entries.delete(key);
      updateGauge();
    },
    purge: (tag) => {
      purges.add(tag);
      const keys = [...(keysByTag.get(tag) ?? [])];
      for (const key of keys) entries.delete(key);
      updateGauge();
      return keys.length;
    },
    purgeCount: purges.count,
    hasPurged: purges.hasPurged,
    clear: () => {
      entries.clear();
      updateGauge();
    },
    bytes: () => entries.calculatedSize,
    entries: () => entries.size,
    close: () => {
      clearInterval(sweep);
      entries.clear();
    },
  };
}
