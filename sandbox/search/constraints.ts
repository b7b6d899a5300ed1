import type { SearchFacetRequest, SearchRequest } from '../../src/contracts/search/search.ts';
import type { Column } from './column.ts';
import { checkField } from './fields.ts';
import { type Pairs, pairsOf } from './pairs.ts';
import { RequestError } from './requestError.ts';
import type { Store } from './store.ts';

type FilterValue = SearchRequest['filters'][string][number];
/** 1 for each record that passes a filter. Each kind of filter fills its mask in a separate loop, which is fast. */
type Mask = Uint8Array;

/** The records that a request selects. */
export interface Selection {
  /** Records that pass all filters. */
  readonly passing: Uint32Array;
  /** Records that fail only the filter of one facet, by the position of that facet in the request. */
  readonly near: ReadonlyMap<number, Uint32Array>;
  readonly passes: (record: number) => boolean;
}

/** The name in `filters` that is a place for sorting instead of a filter. */
const NEAR = 'near';

/**
 * Selects records by counting the filters that each record fails. A record with no failure is a result. A record that fails only one
 * facet is still counted by that facet (disjunctive counts). Filters of no facet weigh two, so that they are never taken for a facet.
 */
export function select(store: Store, request: SearchRequest, found: Uint8Array | null): Selection {
  const total = store.records.length;
  const fails = new Uint16Array(total);
  const failedFacet = new Uint16Array(total);
  const refuse = (mask: Mask, weight: number, facet: number) => {
    // Without a branch, because the processor cannot predict which records fail. With one failure, the sum of the facets is that facet.
    for (let at = 0; at < total; at += 1) {
      const failed = 1 - (mask[at] ?? 0);
      fails[at] = (fails[at] ?? 0) + weight * failed;
      failedFacet[at] = (failedFacet[at] ?? 0) + facet * failed;
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
  return collect(fails, failedFacet);
}

const namesIds = ({ definition }: Store, { filters }: SearchRequest): boolean =>
  Object.hasOwn(filters, definition.idField);

function collect(fails: Uint16Array, failedFacet: Uint16Array): Selection {
  const passing = new Uint32Array(fails.length);
  let count = 0;
  const near = new Map<number, number[]>();
  for (let at = 0; at < fails.length; at += 1) {
    if (fails[at] === 0) {
      passing[count] = at;
      count += 1;
    } else if (fails[at] === 1) {
      const facet = (failedFacet[at] ?? 1) - 1;
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

/** Returns the mask of an entry of `filters`: alternatives of one field, or excluded values with `.neq`. */
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
    markCodes(column, codesOf(column, texts), mask);
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

/** Returns an array with 1 for each code of a column whose text is in `texts`. */
function codesOf({ codeOf, values }: Column, texts: ReadonlySet<string>): Uint8Array {
  const selected = new Uint8Array(values.length + 1);
  for (const text of texts) {
    const code = codeOf.get(text);
    if (code !== undefined) selected[code] = 1;
  }
  return selected;
}

function markCodes({ codes, starts }: Column, selected: Uint8Array, mask: Mask): void {
  if (!starts) {
    for (let at = 0; at < mask.length; at += 1) mask[at] = (mask[at] ?? 0) | (selected[codes[at] ?? 0] ?? 0);
    return;
  }
  for (let at = 0; at < mask.length; at += 1) {
    for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place += 1) {
      mask[at] = (mask[at] ?? 0) | (selected[codes[place] ?? 0] ?? 0);
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

/** Returns the mask of chosen children, and of chosen parents without a chosen child. */
function familyMask(store: Store, pairs: Pairs, chosen: ReadonlySet<string>): Mask {
  const narrowed = new Set(pairs.family.filter(([, child]) => chosen.has(child)).map(([parent]) => parent));
  const selected = new Uint8Array(pairs.values.length + 1);
  pairs.family.forEach(([parent, child], at) => {
    if (chosen.has(child) || (chosen.has(parent) && !narrowed.has(parent))) selected[at + 1] = 1;
  });
  const mask: Mask = new Uint8Array(store.records.length);
  markCodes(pairs, selected, mask);
  return mask;
}
