import type { SearchFacetRequest, SearchRequest } from '../../../src/contracts/search/search.ts';
import { RequestError } from '../../lib/http/requestError.ts';
import { countBits, hasBit, keepBoth, removeAll, setBit, slotsOf, type Words, wordsFor } from './bits.ts';
import { withinRadius } from './distance.ts';
import { checkField } from './fields.ts';
import { pairsOf } from './pairs.ts';
import type { Store } from './store.ts';

type FilterValue = SearchRequest['filters'][string][number];

/** A set of slots that a request selects. */
export interface Selected {
  readonly words: Words;
  readonly count: number;
  /** Whether it is all records on show. */
  readonly isOnShow: boolean;
  has(slot: number): boolean;
  /** The slots in ascending order, memoized. */
  slots(): Uint32Array;
}

/** The records that a request selects. */
export interface Selection {
  /** Records that pass all filters. */
  readonly passing: Selected;
  /** Returns the records that pass all filters but those of the facet at a position of the request (disjunctive counts). */
  without(facet: number): Selected;
}

/** The name in `filters` that is a place for sorting instead of a filter. */
const NEAR = 'near';

/**
 * Selects records by bit sets: one for the filters that hold everywhere, and one for each facet with chosen values. The records that a
 * facet counts are the intersection of all but its own.
 *
 * @param found the records that match the keyphrase
 */
export function select(store: Store, request: SearchRequest, found: Words | null): Selection {
  const isByIds = namesIds(store, request);
  const base = (isByIds ? store.live() : store.shown()).slice(0, wordsFor(store.size()));
  if (found) keepBoth(base, found);
  for (const [name, values] of Object.entries(request.filters))
    if (name !== NEAR) applyFilter(store, base, name, values);
  const within = withinRadius(store, request);
  if (within) keepBoth(base, within);
  const masks = new Map<number, Words>();
  request.facets.forEach((facet, at) => {
    if (facet.filters.length > 0) masks.set(at, facetMask(store, facet, at));
  });
  const intersection = (except: number): Selected => {
    const words = base.slice();
    for (const [at, mask] of masks) if (at !== except) keepBoth(words, mask);
    return selectedOf(words, isByIds ? -1 : store.shownCount());
  };
  const passing = intersection(-1);
  return { passing, without: (facet) => (masks.has(facet) ? intersection(facet) : passing) };
}

/** @param onShow how many records are on show, when only these are selected */
function selectedOf(words: Words, onShow: number): Selected {
  const count = countBits(words);
  let slots: Uint32Array | null = null;
  return {
    words,
    count,
    isOnShow: count === onShow,
    has: (slot) => hasBit(words, slot),
    slots: () => {
      slots ??= slotsOf(words, count);
      return slots;
    },
  };
}

const namesIds = ({ definition }: Store, { filters }: SearchRequest): boolean =>
  Object.hasOwn(filters, definition.idField);

/** Applies an entry of `filters`: alternatives of one field, or excluded values with `.neq`. */
function applyFilter(store: Store, base: Words, name: string, values: readonly FilterValue[]): void {
  const excludes = name.endsWith('.neq');
  const field = excludes ? name.slice(0, -4) : name;
  checkField(store, field, `filters.${name}`);
  const mask = anyOf(store, field, values);
  if (excludes) removeAll(base, mask);
  else keepBoth(base, mask);
}

const emptyMask = (store: Store): Words => new Uint32Array(wordsFor(store.size()));

function anyOf(store: Store, field: string, values: readonly FilterValue[]): Words {
  const mask = emptyMask(store);
  const texts = new Set(values.filter((value) => !Array.isArray(value)).map(String));
  if (field === store.definition.idField) markIds(store, texts, mask);
  else if (texts.size > 0) {
    const column = store.column(field);
    column.select(
      [...texts].flatMap((text) => column.codeOf.get(text) ?? []),
      mask,
    );
  }
  for (const value of values) if (Array.isArray(value)) markRange(store.numbers(field), store.size(), value, mask);
  return mask;
}

function markIds(store: Store, ids: ReadonlySet<string>, mask: Words): void {
  for (const id of ids) {
    const slot = store.slotOf(id);
    if (slot !== undefined) setBit(mask, slot);
  }
}

function markRange(numbers: Float64Array, size: number, [low, high]: readonly [number, number], mask: Words): void {
  for (let at = 0; at < mask.length; at += 1) {
    const first = at << 5;
    const end = Math.min(32, size - first);
    let word = 0;
    for (let bit = 0; bit < end; bit += 1) {
      const value = numbers[first + bit] as number;
      if (value >= low && value <= high) word |= 1 << bit;
    }
    mask[at] = (mask[at] as number) | word;
  }
}

function facetMask(store: Store, facet: SearchFacetRequest, at: number): Words {
  const path = `facets[${at}]`;
  checkField(store, facet.name, `${path}.name`);
  if (store.definition.histograms.has(facet.name)) {
    const ranges = facet.filters.map((text, place) => parseRange(text, `${path}.filters[${place}]`));
    return anyOf(store, facet.name, ranges);
  }
  if (!facet.child_name) return anyOf(store, facet.name, facet.filters);
  return familyMask(store, facet.name, facet.child_name, new Set(facet.filters), path);
}

function parseRange(text: string, path: string): [number, number] {
  const match = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/.exec(text);
  if (!match) throw new RequestError(400, 'a histogram filter is `min-max`', path);
  return [Number(match[1]), Number(match[2])];
}

/** Returns the mask of chosen children, and of chosen parents without a chosen child. */
function familyMask(store: Store, name: string, childName: string, chosen: ReadonlySet<string>, path: string): Words {
  const { column, family } = pairsOf(store, name, childName, path);
  // A pair without records on show is one of the past, or of hidden records.
  const pairs = family().map(([parent, child], at) => ({
    parent,
    child,
    code: at + 1,
    isCurrent: column.isLive(at + 1),
  }));
  const current = pairs.filter(({ isCurrent }) => isCurrent);
  const narrowed = new Set(current.filter(({ child }) => chosen.has(child)).map(({ parent }) => parent));
  const codes = current
    .filter(({ parent, child }) => chosen.has(child) || (chosen.has(parent) && !narrowed.has(parent)))
    .map(({ code }) => code);
  const mask = emptyMask(store);
  column.select(codes, mask);
  return mask;
}
