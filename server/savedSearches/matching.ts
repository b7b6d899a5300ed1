import type { CarChange } from './carChanges.ts';
import { fits, type ModelsInStock } from './criteria.ts';
import { DAY_MS, type Match } from './savedSearch.ts';
import type { Indexed, SearchIndex } from './searchIndex.ts';

/** What changes mean for the searches of a site. */
export interface Matches {
  /** By search. */
  certain: ReadonlyMap<string, readonly Match[]>;
  /** Cars by search that fit everything but what only the search engine knows. */
  forEngine: ReadonlyMap<string, readonly string[]>;
}

interface MatchOptions {
  index: SearchIndex;
  models: ModelsInStock;
  /** Milliseconds since 1970. */
  now: number;
  /** Milliseconds that a watched car was gone at least before it is back: a look at the stock may miss one that moves between its pages. */
  leastGoneMs: number;
  /** Lets requests be served between two slices of work. */
  pause: () => Promise<void>;
}

/** Milliseconds of work without a pause. */
const SLICE_MS = 10;

/**
 * Returns the searches that the changed cars match now and did not match before, and the alerts about them. A car that was gone for less than a day is no
 * new one: an index is filled anew at times.
 */
export async function matchChanges(
  changes: readonly CarChange[],
  { index, models, now, leastGoneMs, pause }: MatchOptions,
): Promise<Matches> {
  const certain = new Map<string, Match[]>();
  const forEngine = new Map<string, string[]>();
  let sliceEnds = performance.now() + SLICE_MS;
  for (const change of changes) {
    const reason = watchReason(change, now - leastGoneMs);
    if (reason) for (const id of index.watchersOf(change.id)) add(certain, id, { car: change.id, reason });
    eachNewMatch(change, { index, models, now }, ({ id, criteria }) => {
      if (criteria.needsEngine) add(forEngine, id, change.id);
      else add(certain, id, { car: change.id, reason: 'new' });
    });
    if (performance.now() < sliceEnds) continue;
    await pause();
    sliceEnds = performance.now() + SLICE_MS;
  }
  return { certain, forEngine };
}

/** Calls back with the searches that a car fits now and did not fit before. */
function eachNewMatch(
  { before, now: car }: CarChange,
  { index, models, now }: Pick<MatchOptions, 'index' | 'models' | 'now'>,
  visit: (entry: Indexed) => void,
): void {
  const known = before !== null && (before.goneAt === null || before.goneAt > now - DAY_MS) ? before : null;
  index.eachCandidate(car, (entry) => {
    const { criteria } = entry;
    if (fits(criteria, car, models) && !(known && fits(criteria, known, models))) visit(entry);
  });
}

/** Returns what a change means for those who watch the car. */
function watchReason({ before, now }: CarChange, goneBefore: number): 'lower' | 'back' | null {
  if (before === null) return 'back';
  if (before.goneAt !== null && before.goneAt <= goneBefore) return 'back';
  const isLower = before.price !== null && now.price !== null && now.price < before.price;
  return isLower ? 'lower' : null;
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
