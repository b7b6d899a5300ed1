import type { CarState } from './carState.ts';
import { type Criteria, criteriaOf } from './criteria.ts';
import type { SavedSearch } from './savedSearch.ts';

/** A confirmed search in the index. */
export interface Indexed {
  id: string;
  criteria: Criteria;
}

/** The confirmed searches of a site, found by what a car has: most searches are never looked at for a car. */
export class SearchIndex {
  readonly #searches = new Map<string, { postings: readonly string[]; entry: Indexed | null; query: string }>();
  readonly #postings = new Map<string, Map<string, Indexed>>();
  readonly #watchers = new Map<string, Set<string>>();

  get size(): number {
    return this.#searches.size;
  }

  /** Adds a search, in place of the one with its id. One that is not confirmed is left out. */
  put(
    id: string,
    { kind, car, query, confirmedAt }: Pick<SavedSearch, 'kind' | 'car' | 'query' | 'confirmedAt'>,
  ): void {
    this.remove(id);
    if (confirmedAt === null) return;
    if (kind === 'car') {
      const ids = this.#watchers.get(car) ?? new Set();
      this.#watchers.set(car, ids.add(id));
      this.#searches.set(id, { postings: [car], entry: null, query });
      return;
    }
    const entry = { id, criteria: criteriaOf(query) };
    const postings = postingsOf(entry.criteria);
    this.#searches.set(id, { postings, entry, query });
    for (const posting of postings) {
      const entries = this.#postings.get(posting) ?? new Map<string, Indexed>();
      this.#postings.set(posting, entries.set(id, entry));
    }
  }

  remove(id: string): void {
    const found = this.#searches.get(id);
    if (!found) return;
    this.#searches.delete(id);
    for (const posting of found.postings) {
      const entries = found.entry === null ? this.#watchers.get(posting) : this.#postings.get(posting);
      entries?.delete(id);
    }
  }

  /** Returns the query of a search; null when it is not in the index. */
  queryOf(id: string): string | null {
    return this.#searches.get(id)?.query ?? null;
  }

  /** Returns the ids of the alerts about a car. */
  watchersOf(car: string): Iterable<string> {
    return this.#watchers.get(car) ?? [];
  }

  /** Calls back with the searches that a car may fit, each once. A callback, because a generator takes longer than the comparison itself. */
  eachCandidate({ texts }: CarState, visit: (entry: Indexed) => void): void {
    const models = texts.car_model ?? [];
    const visitOfMake = (entry: Indexed) => {
      // It is found by its model too.
      if (!models.some((model) => entry.criteria.models.has(model))) visit(entry);
    };
    this.#postings.get(EVERY)?.forEach(visit);
    for (const [name, values] of Object.entries(texts)) {
      for (const text of values)
        this.#postings.get(postingOf(name, text))?.forEach(name === 'car_brand' ? visitOfMake : visit);
    }
  }
}

/** The posting of searches without a chosen value. */
const EVERY = '';
const postingOf = (name: string, text: string): string => `${name}=${text}`;

/** Returns where a search is found: at its makes and models, else at the values of one facet. A car has one text of a facet that searches name. */
function postingsOf({ makes, models, values }: Criteria): string[] {
  const family = [
    ...[...makes].map((make) => postingOf('car_brand', make)),
    ...[...models].map((model) => postingOf('car_model', model)),
  ];
  if (family.length > 0) return family;
  const [first] = values;
  return first ? [...first.texts].map((text) => postingOf(first.name, text)) : [EVERY];
}
