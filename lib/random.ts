/** Random numbers from a seed: the same seed always gives the same sequence. The commands and the sandbox's data use them. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** Returns a number in [low, high). */
  between(low: number, high: number): number;
  /** Returns true with the probability `share` (0 to 1). */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; the weights may have any sum. */
  pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** Returns `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Returns a 32-bit hash (FNV-1a) of a text. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Returns a generator of numbers in [0, 1). */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function createRandom(seed: string): Random {
  const next = mulberry32(hashText(seed));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick,
    pickWeighted: (items, weightOf) => {
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
