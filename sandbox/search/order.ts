import type { SearchRequest } from '../../src/contracts/search/search.ts';
import type { Selection } from './constraints.ts';
import { RequestError } from './requestError.ts';
import type { Store } from './store.ts';
import type { TextMatch } from './textIndex.ts';

const DISTANCE_SORT = 'site_distance_asc';

/** Returns the records of one page of a response. Relevance is used only with the default sort. */
export function pageOf(store: Store, request: SearchRequest, selection: Selection, match: TextMatch | null): number[] {
  const { defaultSort, sorts } = store.definition;
  const sort = request.sort_name || defaultSort;
  if (!Object.hasOwn(sorts, sort)) throw new RequestError(400, `unknown sort ${sort}`, 'sort_name');
  const near = nearOf(request);
  const { limit, offset } = request;
  if (limit === 0) return [];
  if (sort === DISTANCE_SORT && near) return byDistance(store, selection, near).slice(offset, offset + limit);
  if (sort === defaultSort && match) return byRelevance(store, selection, match, sort, [offset, offset + limit]);
  return firstOf(sortedBy(store, sort), selection, offset, limit);
}

/** Returns a page of an order; reads the order only up to the end of the page. */
function firstOf(order: Uint32Array, { passes }: Selection, offset: number, limit: number): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (const record of order) {
    if (!passes(record)) continue;
    if (skipped < offset) skipped += 1;
    else if (page.push(record) === limit) break;
  }
  return page;
}

/** Returns all records of the index by a sort, memoized: missing values last, equal values by id. */
export function sortedBy(store: Store, sort: string): Uint32Array {
  return store.memoized(`order ${sort}`, () => {
    const { field, direction } = store.definition.sorts[sort] ?? { field: sort, direction: 1 };
    const numbers = store.numbers(field);
    const byId = recordsById(store);
    const counted = sortedByCounting(numbers, direction, byId);
    if (counted) return counted;
    const keys = sortKeys(numbers, direction, byId);
    return keys ? sortedByKeys(keys, byId) : sortedByComparing(numbers, direction, byId);
  });
}

/** Values up to this are sorted by counting: monthly costs, years, mileages. */
const MAX_COUNTED = 2 ** 18;

/** Sorts whole numbers in linear time, stable in the order of ids; null when some are not whole, negative or large. */
function sortedByCounting(numbers: Float64Array, direction: 1 | -1, byId: Uint32Array): Uint32Array | null {
  const greatest = greatestCounted(numbers);
  if (greatest === null) return null;
  // Missing values are last.
  const placeOf = (value: number) => (Number.isNaN(value) ? greatest + 1 : direction === 1 ? value : greatest - value);
  // How many values come before those of a place, then the next free position of the place.
  const next = new Uint32Array(greatest + 3);
  for (const value of numbers) {
    const after = placeOf(value) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let place = 1; place < next.length; place += 1) next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0);
  const order = new Uint32Array(byId.length);
  for (const record of byId) {
    const place = placeOf(numbers[record] ?? Number.NaN);
    const at = next[place] ?? 0;
    order[at] = record;
    next[place] = at + 1;
  }
  return order;
}

/** Returns the greatest number; null when some cannot be counted. */
function greatestCounted(numbers: Float64Array): number | null {
  let greatest = 0;
  for (const value of numbers) {
    if (Number.isNaN(value)) continue;
    if (!(value >= 0 && value <= MAX_COUNTED && Number.isInteger(value))) return null;
    if (value > greatest) greatest = value;
  }
  return greatest;
}

/** Returns one number for value and position by id of each record, so that a typed array can be sorted; null when it is not exact. */
function sortKeys(numbers: Float64Array, direction: 1 | -1, byId: Uint32Array): Float64Array | null {
  const size = byId.length;
  const keys = new Float64Array(size);
  let last = 0;
  for (const value of numbers) if (value * direction > last) last = value * direction;
  for (let position = 0; position < size; position += 1) {
    const value = numbers[byId[position] ?? 0] ?? Number.NaN;
    const key = (Number.isNaN(value) ? last + 1 : value * direction) * size + position;
    if (!Number.isSafeInteger(key)) return null;
    keys[position] = key;
  }
  return keys;
}

function sortedByKeys(keys: Float64Array, byId: Uint32Array): Uint32Array {
  const size = byId.length;
  keys.sort();
  const order = new Uint32Array(size);
  // In a loop: `from` takes ten times as long.
  for (let at = 0; at < size; at += 1) order[at] = byId[(((keys[at] ?? 0) % size) + size) % size] ?? 0;
  return order;
}

/** Sorts values that are no whole numbers, or large ones such as times. */
function sortedByComparing(numbers: Float64Array, direction: 1 | -1, byId: Uint32Array): Uint32Array {
  const place = (record: number) => {
    const value = numbers[record] ?? Number.NaN;
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * direction;
  };
  // The sort is stable, so equal values stay in the order of their ids.
  return byId.toSorted((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0));
}

function recordsById(store: Store): Uint32Array {
  return store.memoized('records by id', () => {
    const ids = idsOf(store);
    return Uint32Array.from(store.records.keys()).sort((one, other) => (ids[one] ?? 0) - (ids[other] ?? 0));
  });
}

const idsOf = (store: Store): Float64Array =>
  store.memoized('ids', () => Float64Array.from(store.records, (record) => Number(record[store.definition.idField])));

/** Returns records by score, equal scores in the default order. One number has both, so that a typed array can be sorted. */
function byRelevance(
  store: Store,
  { passing }: Selection,
  { scores }: TextMatch,
  sort: string,
  [from, to]: readonly [number, number],
): number[] {
  const order = sortedBy(store, sort);
  const ranks = ranksOf(store, sort, order);
  const size = order.length;
  const keys = new Float64Array(passing.length);
  for (let at = 0; at < keys.length; at += 1) {
    const record = passing[at] ?? 0;
    keys[at] = (MAX_SCORE - Math.round((scores[record] ?? 0) * 100)) * size + (ranks[record] ?? 0);
  }
  keys.sort();
  return Array.from(keys.subarray(from, to), (key) => order[key % size] ?? 0);
}

/** Larger than any score in hundredths: twelve words in the field with the largest weight. */
const MAX_SCORE = 100_000;

/** Returns each record's position in an order. */
function ranksOf(store: Store, sort: string, order: Uint32Array): Uint32Array {
  return store.memoized(`ranks ${sort}`, () => {
    const ranks = new Uint32Array(order.length);
    for (let rank = 0; rank < order.length; rank += 1) ranks[order[rank] ?? 0] = rank;
    return ranks;
  });
}

type Point = readonly [lat: number, lng: number];

function pointOf(text: unknown): Point | null {
  const match = typeof text === 'string' ? /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) : null;
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** Parses `filters.near`: one text `lat,lng` in degrees. */
function nearOf({ filters }: SearchRequest): Point | null {
  const { near } = filters;
  if (!near) return null;
  const point = pointOf(near[0]);
  if (!point || near.length !== 1 || Math.abs(point[0]) > 90 || Math.abs(point[1]) > 180) {
    throw new RequestError(400, 'near is one `lat,lng`', 'filters.near');
  }
  return point;
}

const RADIANS = Math.PI / 180;

/** Returns the great-circle distance in km. */
export function distanceKm([lat1, lng1]: Point, [lat2, lng2]: Point): number {
  const latTerm = Math.sin(((lat2 - lat1) * RADIANS) / 2) ** 2;
  const lngTerm = Math.sin(((lng2 - lng1) * RADIANS) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(latTerm + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * lngTerm));
}

function byDistance(store: Store, { passing }: Selection, near: Point): number[] {
  const { place } = store.definition;
  const ids = idsOf(store);
  const distanceOf = (record: number): number => {
    const point = place ? pointOf(store.records[record]?.[place]) : null;
    return point ? distanceKm(near, point) : Number.MAX_VALUE;
  };
  const distances = new Map(Array.from(passing, (record) => [record, distanceOf(record)]));
  return [...passing].sort(
    (a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0),
  );
}
