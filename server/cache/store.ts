import { LRUCache } from 'lru-cache';
import type { Metrics } from '../operations/metrics.ts';
import { estimateBytes } from './size.ts';

/** What is kept under a key. `storedAt` is in milliseconds of the clock of whoever stores it; the store does not read it. */
export interface Entry {
  readonly value: unknown;
  readonly storedAt: number;
  readonly tags: readonly string[];
}

/** Memory, bounded in bytes; the least recently used go first. */
export interface CacheStore {
  readonly name: string;
  get: (key: string) => Entry | undefined;
  /** Keeps the entry for `ttl` seconds at most. One larger than a quarter of the store is not kept. `weight`: of its value, see `CachePolicy`. */
  set: (key: string, entry: Entry, ttl: number, weight?: number) => void;
  delete: (key: string) => void;
  /** Drops every entry with this tag; returns how many. */
  purge: (tag: string) => number;
  clear: () => void;
  bytes: () => number;
  entries: () => number;
  close: () => void;
}

/** Beyond key and value: the entry itself and its places in the tables. */
const OVERHEAD = 200;
/** Milliseconds between two looks for entries whose time is over. */
const SWEEP_MS = 60_000;

/** Lifetimes count on the monotonic clock: a step of the wall clock neither ends an entry nor makes it last. */
export function createMemoryStore(options: { name: string; maxBytes: number; metrics: Metrics }): CacheStore {
  const { name, maxBytes, metrics } = options;
  const keysByTag = new Map<string, Set<string>>();
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
      // One that is too large is not there.
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
      const keys = [...(keysByTag.get(tag) ?? [])];
      for (const key of keys) entries.delete(key);
      updateGauge();
      return keys.length;
    },
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
