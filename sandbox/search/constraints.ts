import type { SearchFacetRequest, SearchRequest } from '../../src/contracts/search.ts';
import type { Column } from './column.ts';
import { checkField } from './fields.ts';
import { type Pairs, pairsOf } from './pairs.ts';
import { RequestError } from './requestError.ts';
import type { Store } from './store.ts';

type FilterValue = SearchRequest['filters'][string][number];
/** 1 for each record that a filter lets through. Each kind of filter makes its mask in a loop of its own, which is what makes it fast. */
type Mask = Uint8Array;

/** What is left of the index under a request. */
export interface Selection {
  /** Records that pass everything. */
  readonly passing: Uint32Array;
  /** Records that fail nothing but the filter of one facet, by that facet's place in the request. */
  readonly near: ReadonlyMap<number, Uint32Array>;
  readonly passes: (record: number) => boolean;
}

/** The field that requests hidden records, and the one that is a place rather than a filter. */
const NEAR = 'near';

/**
 * Counts, for each record, the filters it fails: none means it is a result, one facet's alone means that facet still counts
 * it (disjunctive counts). A filter that is no facet's weighs two, so that it never looks like one facet's.
 */
export function select(store: Store, request: SearchRequest, found: Uint8Array | null): Selection {
  const total = store.records.length;
  const fails = new Uint16Array(total);
  const culprit = new Uint16Array(total);
  const refuse = (mask: Mask, weight: number, facet: number) => {
    // Without a branch: which records fail is as good as chance to a processor. With one failure the sum of places is its place.
    for (let at = 0; at < total; at += 1) {
      const failed = 1 - (mask[at] ?? 0);
      fails[at] = (fails[at] ?? 0) + weight * failed;
      culprit[at] = (culprit[at] ?? 0) + facet * failed;
    }
  };
  if (!namesIds(store, request))
    refuse(
      store.memoized('on show', () => inverted(store.hidden)),
      2,
      0,
    );
  if (found) refuse(found, 2, 0);
  for (const [name, values] of Object.entries(request.filters)) {
    if (name !== NEAR) refuse(filterMask(store, name, values), 2, 0);
  }
  request.facets.forEach((facet, at) => {
    if (facet.filters.length > 0) refuse(facetMask(store, facet, at), 1, at + 1);
  });
  return collect(fails, culprit);
}

const namesIds = ({ definition }: Store, { filters }: SearchRequest): boolean =>
  Object.hasOwn(filters, definition.idField);

function collect(fails: Uint16Array, culprit: Uint16Array): Selection {
  const passing = new Uint32Array(fails.length);
  let count = 0;
  const near = new Map<number, number[]>();
  for (let at = 0; at < fails.length; at += 1) {
    if (fails[at] === 0) {
      passing[count] = at;
      count += 1;
    } else if (fails[at] === 1) {
      const facet = (culprit[at] ?? 1) - 1;
      const list = near.get(facet);
      if (list) list.push(at);
      else near.set(facet, [at]);
    }
  }
  return {
    passing: passing.subarray(0, count),
    near: new Map([...near].map(([facet, list]) => [facet, Uint32Array.from(list)])),
    passes: (at) => fails[at] === 0,
  };
}

const inverted = (mask: Mask): Mask => mask.map((bit) => 1 - bit);

/** A filter of `filters`: alternatives of one field, or with `.neq` what is excluded. */
function filterMask(store: Store, name: string, values: readonly FilterValue[]): Mask {
  const excludes = name.endsWith('.neq');
  const field = excludes ? name.slice(0, -4) : name;
  checkField(store, field, `filters.${name}`);
  const mask = anyOf(store, field, values);
  return excludes ? inverted(mask) : mask;
}

function anyOf(store: Store, field: string, values: readonly FilterValue[]): Mask {
  const ranges = values.filter((value) => Array.isArray(value));
  const texts = new Set(values.filter((value) => !Array.isArray(value)).map(String));
  const mask: Mask = new Uint8Array(store.records.length);
  if (texts.size > 0) {
    const column = store.column(field);
    markCodes(column, wantedCodes(column, texts), mask);
  }
  for (const range of ranges) markRange(store.numbers(field), range, mask);
  return mask;
}

function markRange(numbers: Float64Array, [low, high]: readonly [number, number], mask: Mask): void {
  for (let at = 0; at < mask.length; at += 1) {
    const value = numbers[at] ?? Number.NaN;
    if (value >= low && value <= high) mask[at] = 1;
  }
}

/** 1 for each code of a column whose text is wanted. */
function wantedCodes({ codeOf, values }: Column, texts: ReadonlySet<string>): Uint8Array {
  const wanted = new Uint8Array(values.length + 1);
  for (const text of texts) {
    const code = codeOf.get(text);
    if (code !== undefined) wanted[code] = 1;
  }
  return wanted;
}

function markCodes({ codes, starts }: Column, wanted: Uint8Array, mask: Mask): void {
  if (!starts) {
    for (let at = 0; at < mask.length; at += 1) mask[at] = (mask[at] ?? 0) | (wanted[codes[at] ?? 0] ?? 0);
    return;
  }
  for (let at = 0; at < mask.length; at += 1) {
    for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place += 1) {
      mask[at] = (mask[at] ?? 0) | (wanted[codes[place] ?? 0] ?? 0);
    }
  }
}

function facetMask(store: Store, facet: SearchFacetRequest, at: number): Mask {
  const path = `facets[${at}]`;
  checkField(store, facet.name, `${path}.name`);
  if (store.definition.histograms.has(facet.name)) {
    const ranges = facet.filters.map((text, place) => parseRange(text, `${path}.filters[${place}]`));
    return anyOf(store, facet.name, ranges);
  }
  if (!facet.child_name) return anyOf(store, facet.name, facet.filters);
  return familyMask(store, pairsOf(store, facet.name, facet.child_name, path), new Set(facet.filters));
}

function parseRange(text: string, path: string): [number, number] {
  const match = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/.exec(text);
  if (!match) throw new RequestError(400, 'a histogram filter is `min-max`', path);
  return [Number(match[1]), Number(match[2])];
}

/** By the child's text, or by the parent's when none of that parent's children is chosen. */
function familyMask(store: Store, pairs: Pairs, chosen: ReadonlySet<string>): Mask {
  const narrowed = new Set(pairs.family.filter(([, child]) => chosen.has(child)).map(([parent]) => parent));
  const wanted = new Uint8Array(pairs.values.length + 1);
  pairs.family.forEach(([parent, child], at) => {
    if (chosen.has(child) || (chosen.has(parent) && !narrowed.has(parent))) wanted[at + 1] = 1;
  });
  const mask: Mask = new Uint8Array(store.records.length);
  markCodes(pairs, wanted, mask);
  return mask;
}
