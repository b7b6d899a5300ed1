/** Random numbers from a seed (mulberry32): the same seed always gives the same sequence. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True in `share` (0 to 1) of the cases. */
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items in a random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

export function createChance(seed: string): Chance {
  const next = mulberry32(hash(seed));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    happens: (share) => next() < share,
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    sample: <T>(items: readonly T[], count: number): T[] => {
      const pool = [...items];
      return Array.from({ length: Math.min(count, pool.length) }, () => {
        const [taken] = pool.splice(int(0, pool.length - 1), 1);
        return taken as T;
      });
    },
  };
}

/** FNV-1a: 32 bits of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Returns a generator of numbers in [0, 1). */
export function mulberry32(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
