import { MAX_SEARCHES, type SavedSearchStore, type StoredSearch } from './savedSearchStore.ts';

/** Creates a store in the memory of the process. @param now milliseconds of a clock that never steps, for the lease */
export function createMemorySearches(
  now: () => number = () => performance.now(),
  maxSearches = MAX_SEARCHES,
): SavedSearchStore {
  const entries = new Map<string, StoredSearch>();
  const marks = new Map<string, number>();
  const looks = new Map<string, { id: string; cars: Map<string, string> }>();
  let mark = 0;
  let lease = { holder: '', until: 0 };
  const touch = (id: string) => {
    mark += 1;
    marks.delete(id);
    marks.set(id, mark);
  };
  const isHolder = (holder: string) => lease.holder === holder && lease.until > now();
  return {
    get: async (id) => entries.get(id)?.text ?? null,
    getMany: async (ids) => ids.map((id) => entries.get(id)?.text ?? null),
    replace: async (id, before, after) => {
      if ((entries.get(id)?.text ?? null) !== before) return 'changed';
      if (before === null && entries.size >= maxSearches) return 'full';
      entries.set(id, after);
      touch(id);
      return 'written';
    },
    remove: async (id) => {
      const isRemoved = entries.delete(id);
      if (isRemoved) touch(id);
      return isRemoved;
    },
    idsOf: async (owner) => [...entries].filter(([, entry]) => entry.owner === owner).map(([id]) => id),
    due: async (at, count) => {
      const found = [...entries].filter(([, { due }]) => due <= at).sort(([, one], [, other]) => one.due - other.due);
      return { ids: found.slice(0, count).map(([id]) => id), oldest: found[0]?.[1].due ?? null };
    },
    count: async () => entries.size,
    changedSince: async (since, count) => {
      const found = [...marks].filter(([, each]) => each > since).slice(0, count);
      return { ids: found.map(([id]) => id), mark: found.at(-1)?.[1] ?? since };
    },
    forgetRemoved: async (ids) => {
      for (const id of ids) if (!entries.has(id)) marks.delete(id);
    },
    lease: async (holder, ms) => {
      if (lease.holder !== holder && lease.until > now()) return false;
      lease = { holder, until: now() + ms };
      return true;
    },
    release: async (holder) => {
      if (isHolder(holder)) lease = { holder: '', until: 0 };
    },
    lookOf: async (site) => looks.get(site) ?? null,
    writeLook: async (site, holder, { id: look, changes }) => {
      if (!isHolder(holder)) return false;
      const states = new Map(looks.get(site)?.cars);
      for (const [id, state] of changes) {
        if (state === null) states.delete(id);
        else states.set(id, state);
      }
      looks.set(site, { id: look, cars: states });
      return true;
    },
    clearCars: async (site) => void looks.delete(site),
    close: () => entries.clear(),
  };
}
