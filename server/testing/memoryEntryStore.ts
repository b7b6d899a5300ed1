import { randomUUID } from 'node:crypto';
import type { EntryStore, Lock, PurgeCount } from '../cache/secondLevel/entryStore.ts';

interface Entry {
  at: number;
  expiresAt: number;
  bytes: Buffer;
  tags: readonly string[];
  count: number;
}

/** Creates entries in the memory of this process, for several caches of a test. @param now milliseconds of a clock */
export function createMemoryEntryStore(now: () => number): EntryStore {
  const epoch = randomUUID();
  const entries = new Map<string, Entry>();
  const locks = createLocks(now);
  const purged = new Map<string, number>();
  let count = 0;
  const purges = (): PurgeCount => ({ epoch, count });
  const isPurged = (tags: readonly string[], since: number) => tags.some((tag) => (purged.get(tag) ?? 0) > since);
  return {
    async read(key, maxAgeMs, lock) {
      const entry = entries.get(key);
      const ageMs = entry ? now() - entry.at : 0;
      if (entry && entry.expiresAt > now() && ageMs <= maxAgeMs && !isPurged(entry.tags, entry.count))
        return { kind: 'found', bytes: entry.bytes, ageMs, purges: purges() };
      if (lock === null) return { kind: 'missing', purges: purges() };
      const holder = locks.take(key, lock);
      if (holder === null) return { kind: 'locked', purges: purges() };
      return { kind: holder === 'declined' ? 'missing' : 'loading', purges: purges() };
    },
    async write(key, { bytes, tags, purges: since, lifetimeMs, token }) {
      locks.end(key, token, 0);
      if (since.epoch !== epoch || isPurged(tags, since.count)) return false;
      entries.set(key, { at: now(), expiresAt: now() + lifetimeMs, bytes, tags, count: since.count });
      return true;
    },
    extend: async (key, lock) => locks.extend(key, lock),
    unlock: async (key, token, declinedMs) => locks.end(key, token, declinedMs),
    async purge(tags) {
      count += 1;
      for (const tag of tags) purged.set(tag, count);
      return purges();
    },
    async purgedSince(since) {
      const after = since.epoch === epoch ? since.count : 0;
      return { purges: purges(), tags: [...purged].filter(([, at]) => at > after).map(([tag]) => tag) };
    },
    acceptsEntries: async () => true,
    ready: async () => {},
    close: () => entries.clear(),
  };
}

function createLocks(now: () => number) {
  const locks = new Map<string, { token: string; expiresAt: number }>();
  const hold = (key: string, { token, ms }: Lock) => void locks.set(key, { token, expiresAt: now() + ms });
  const holderOf = (key: string) => {
    const lock = locks.get(key);
    return lock && lock.expiresAt > now() ? lock.token : null;
  };
  return {
    /** Takes a free lock and returns null; returns the token of its holder for another one. */
    take(key: string, lock: Lock): string | null {
      const holder = holderOf(key);
      if (holder === null) hold(key, lock);
      return holder;
    },
    extend(key: string, lock: Lock): void {
      if (holderOf(key) === lock.token) hold(key, lock);
    },
    end(key: string, token: string, declinedMs: number): void {
      if (holderOf(key) !== token) return;
      locks.delete(key);
      if (declinedMs > 0) hold(key, { token: 'declined', ms: declinedMs });
    },
  };
}
