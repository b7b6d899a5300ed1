/** A small seeded source of chance (mulberry32): the same key always gives the same run of numbers. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** True in `share` (0 to 1) of the cases. */
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; weights need not add up to anything. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** `count` different items in a chance order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** FNV-1a: turns a key such as `7/norrvag-se/car/12` into 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function mulberry32(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function createChance(key: string): Chance {
  const next = mulberry32(hash(key));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    happens: (share) => next() < share,
    pick,
    weighted: (items, weightOf) => {
      let rest = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      for (const item of items) {
        rest -= weightOf(item);
        if (rest < 0) return item;
      }
      return pick(items);
    },
    sample: (items, count) => {
      const pool = [...items];
      const end = Math.min(count, pool.length);
      for (let at = 0; at < end; at += 1) {
        const other = int(at, pool.length - 1);
        [pool[at], pool[other]] = [pool[other] as (typeof pool)[number], pool[at] as (typeof pool)[number]];
      }
      return pool.slice(0, end);
    },
  };
}
