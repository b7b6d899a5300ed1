import type { SharedStore } from './sharedStore.ts';
import { longestOf, waitIn } from './slidingWindows.ts';

/** Entries, at most, by default. Beyond it, the oldest one is removed. */
const MAX_ENTRIES = 20_000;

interface Entry {
  value: string;
  expiresAt: number;
}

/** Creates a store in the memory of this process. @param now milliseconds of a clock that never steps */
export function createMemoryStore(now: () => number, maxEntries = MAX_ENTRIES): SharedStore {
  const entries = new Map<string, Entry>();

  function read(key: string): string | null {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now()) return entry.value;
    entries.delete(key);
    return null;
  }

  function write(key: string, value: string, lifetimeMs: number): void {
    entries.delete(key);
    entries.set(key, { value, expiresAt: now() + lifetimeMs });
    const [oldest] = entries.size > maxEntries ? entries.keys() : [];
    if (oldest !== undefined) entries.delete(oldest);
  }

  return {
    add: async (key, value, lifetimeMs) => {
      const existing = read(key);
      if (existing === null) write(key, value, lifetimeMs);
      return existing;
    },
    get: async (key) => read(key),
    set: async (key, value, lifetimeMs) => write(key, value, lifetimeMs),
    delete: async (key) => void entries.delete(key),
    take: async (key, { burst, perSecond }) => {
      const interval = 1_000 / perSecond;
      const at = now();
      // The time at which all calls so far will have been added again.
      const paidAt = Math.max(Number(read(key) ?? at), at) + interval;
      const wait = paidAt - at - burst * interval;
      if (wait > 0) return Math.ceil(wait);
      write(key, String(paidAt), paidAt - at);
      return 0;
    },
    takeWithin: async (key, windows) => {
      const at = now();
      const longest = longestOf(windows);
      const times = (read(key) ?? '').split(' ').filter(Boolean).map(Number);
      const current = times.filter((time) => time > at - longest);
      const wait = waitIn(windows, current, at);
      if (wait === 0) write(key, [...current, at].join(' '), longest);
      return wait;
    },
    giveBack: async (key) => {
      const times = (read(key) ?? '').split(' ').filter(Boolean);
      const lifetime = (entries.get(key)?.expiresAt ?? 0) - now();
      if (times.length > 1) write(key, times.slice(0, -1).join(' '), lifetime);
      else entries.delete(key);
    },
    expiresIn: async (key) => (read(key) === null ? null : (entries.get(key)?.expiresAt ?? 0) - now()),
    ready: async () => {},
    close: () => entries.clear(),
  };
}
