import NodeCache from 'node-cache';
import type { Metrics } from '../operations/metrics.ts';
import { estimateBytes } from './size.ts';

/** What is kept under a key. Times are milliseconds of `Date.now()`. */
export interface Entry {
  readonly value: unknown;
  readonly storedAt: number;
  readonly tags: readonly string[];
}

/** Memory, bounded in bytes; the least recently used go first. */
export interface CacheStore {
  readonly name: string;
  get: (key: string) => Entry | undefined;
  /** Keeps the entry for `ttl` seconds at most. One larger than a quarter of the store is not kept. */
  set: (key: string, entry: Entry, ttl: number) => void;
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

export function createMemoryStore(options: { name: string; maxBytes: number; metrics: Metrics }): CacheStore {
  const { name, maxBytes, metrics } = options;
  const kept = new NodeCache({ useClones: false, checkperiod: 60, deleteOnExpire: true });
  /** Sizes by key, least recently used first: a Map remembers the order in which keys came. */
  const sizes = new Map<string, number>();
  const keysByTag = new Map<string, Set<string>>();
  let bytes = 0;
  const gauge = metrics.cacheBytes.labels(name);

  function forget(key: string, entry: Entry | undefined): void {
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
    gauge.set(bytes);
    for (const tag of entry?.tags ?? []) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }
  // Deleted and expired entries both come by here.
  kept.on('del', forget);

  function evict(): void {
    for (const key of sizes.keys()) {
      if (bytes <= maxBytes) return;
      kept.del(key);
      metrics.cacheEvictions.labels(name).inc();
    }
  }

  return {
    name,
    get: (key) => {
      const entry = kept.get<Entry>(key);
      const size = sizes.get(key);
      if (entry === undefined || size === undefined) return undefined;
      sizes.delete(key);
      sizes.set(key, size);
      return entry;
    },
    set: (key, entry, ttl) => {
      kept.del(key);
      const size = OVERHEAD + key.length + estimateBytes(entry.value);
      if (size > maxBytes / 4) return;
      kept.set(key, entry, ttl);
      sizes.set(key, size);
      bytes += size;
      for (const tag of entry.tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
      evict();
      gauge.set(bytes);
    },
    delete: (key) => {
      kept.del(key);
    },
    purge: (tag) => {
      const keys = [...(keysByTag.get(tag) ?? [])];
      kept.del(keys);
      return keys.length;
    },
    clear: () => {
      kept.flushAll();
      sizes.clear();
      keysByTag.clear();
      bytes = 0;
      gauge.set(0);
    },
    bytes: () => bytes,
    entries: () => sizes.size,
    close: () => kept.close(),
  };
}
