/** Tags in the history, at most. One revalidation names up to 10,000. */
const MAX_TAGS = 20_000;

/** The purges of a store so far. */
interface PurgeHistory {
  add: (tag: string) => void;
  /** Adds a purge of all tags. */
  addAll: () => void;
  /** Returns the number of purges. */
  count: () => number;
  /**
   * Whether one of the tags was purged after the first `count` purges. True also when so many others were purged since then that this
   * is no longer known.
   */
  hasPurged: (tags: readonly string[], count: number) => boolean;
}

/** Creates an empty history. */
export function createPurgeHistory(): PurgeHistory {
  /** The number of each tag's latest purge. The map is cleared when full. */
  const latest = new Map<string, number>();
  let count = 0;
  let clearedAt = 0;
  return {
    add: (tag) => {
      count += 1;
      if (latest.size >= MAX_TAGS) {
        latest.clear();
        clearedAt = count;
      }
      latest.set(tag, count);
    },
    addAll: () => {
      count += 1;
      latest.clear();
      clearedAt = count;
    },
    count: () => count,
    hasPurged: (tags, since) => since < clearedAt || tags.some((tag) => (latest.get(tag) ?? 0) > since),
  };
}
