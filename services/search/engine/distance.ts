import { kilometresBetween } from '../../../lib/distance.ts';
import { type Place, placeIn } from '../../../src/contracts/dealers/dealerSearch.ts';
import type { SearchRequest } from '../../../src/contracts/search/search.ts';
import { RequestError } from '../../lib/http/requestError.ts';
import { type Words, wordsFor } from './bits.ts';
import type { Store } from './store.ts';

/** Coordinates of a request are taken as they are. */
const DECIMALS = 20;

/** Parses `filters.near`: one text `lat,lng` in degrees; null without it. @throws RequestError 400 with `filters.near` */
export function nearOf({ filters }: SearchRequest): Place | null {
  const { near } = filters;
  if (!near) return null;
  const place = near.length === 1 && typeof near[0] === 'string' ? placeIn(near[0], DECIMALS) : null;
  if (!place) throw new RequestError(400, 'near is one `lat,lng`', 'filters.near');
  return place;
}

/**
 * Returns the records within the radius of a request; null without one. Records share the places of their dealers, so that a distance is
 * calculated once for each place.
 *
 * @throws RequestError 400 with `within_km` when the request has no place
 */
export function withinRadius(store: Store, request: SearchRequest): Words | null {
  const { within_km: radius } = request;
  if (radius === undefined) return null;
  const near = nearOf(request);
  if (!near) throw new RequestError(400, 'within_km needs filters.near', 'within_km');
  const mask: Words = new Uint32Array(wordsFor(store.size()));
  const column = store.column(store.definition.place.field);
  const distances = distancesOf(column.values, near);
  column.select(
    distances.flatMap((distance, at) => (distance <= radius ? at + 1 : [])),
    mask,
  );
  return mask;
}

/** Returns the distance of each place in kilometres; Infinity for a text that is none. */
const distancesOf = (places: readonly string[], near: Place): number[] =>
  places.map((text) => {
    const place = placeIn(text, DECIMALS);
    return place ? kilometresBetween(near, place) : Number.POSITIVE_INFINITY;
  });

/**
 * Returns a page of records by distance: equal distances in `order`, records without a place last.
 *
 * @param order all records by the sort of equal distances
 */
export function byDistance(
  store: Store,
  passing: Passing,
  {
    near,
    field,
    order,
    range: [from, to],
  }: { near: Place; field: string; order: Uint32Array; range: [number, number] },
): number[] {
  const column = store.column(field);
  const codes = column.codes();
  const distances = [Number.POSITIVE_INFINITY, ...distancesOf(column.values, near)];
  const counts = new Map<number, number>();
  for (const slot of passing.slots()) {
    const distance = distances[codes[slot] as number] as number;
    counts.set(distance, (counts.get(distance) ?? 0) + 1);
  }
  const groups = groupsIn(counts, from, to);
  for (let at = 0, missing = groups.wanted; at < order.length && missing > 0; at += 1) {
    const slot = order[at] as number;
    const group = groups.of.get(distances[codes[slot] as number] as number);
    if (!group || group.slots.length === group.wanted || !passing.has(slot)) continue;
    group.slots.push(slot);
    missing -= 1;
  }
  return [...groups.of.values()].flatMap(({ slots }) => slots).slice(from - groups.before, to - groups.before);
}

/** The records that pass a request. */
interface Passing {
  has(slot: number): boolean;
  slots(): Uint32Array;
}

/** The records of a page with one distance. */
interface Group {
  /** How many records, from the first of the distance, the page needs. */
  wanted: number;
  slots: number[];
}

/** Returns the distances that a page has, nearest first, how many records of them it needs, and how many records are nearer. */
function groupsIn(counts: ReadonlyMap<number, number>, from: number, to: number) {
  const of = new Map<number, Group>();
  let before = 0;
  let end = 0;
  let wanted = 0;
  for (const [distance, count] of [...counts].sort(([one], [other]) => one - other)) {
    if (end >= to) break;
    if (end + count <= from) before = end + count;
    else {
      const needed = Math.min(count, to - end);
      of.set(distance, { wanted: needed, slots: [] });
      wanted += needed;
    }
    end += count;
  }
  return { of, before, wanted };
}
