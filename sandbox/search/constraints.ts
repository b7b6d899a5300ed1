import type { SearchFacetRequest, SearchRequest } from '../../src/contracts/search.ts';
import type { Column } from './column.ts';
import { RequestFault } from './fault.ts';
import type { Store } from './store.ts';

type FilterValue = SearchRequest['filters'][string][number];
/** True for a record that a filter lets through. */
type Test = (record: number) => boolean;

/** What is left of the index under a request. */
export interface Selection {
  /** Records that pass everything. */
  readonly passing: Uint32Array;
  /** Records that fail nothing but the filter of one facet, by that facet's place in the request. */
  readonly near: ReadonlyMap<number, Uint32Array>;
  readonly passes: Test;
}

/** The field that asks for hidden records, and the one that is a place rather than a filter. */
const NEAR = 'near';

/**
 * Counts, for each record, the filters it fails: none means it is an answer, one facet's alone means that facet still counts
 * it (disjunctive counts). A filter that is no facet's weighs two, so that it never looks like one facet's.
 */
export function select(store: Store, request: SearchRequest, found: Uint8Array | null): Selection {
  const total = store.records.length;
  const fails = new Uint16Array(total);
  const culprit = new Uint16Array(total);
  const refuse = (test: Test, weight: number, facet: number) => {
    for (let at = 0; at < total; at += 1) {
      if (test(at)) continue;
      fails[at] = (fails[at] ?? 0) + weight;
      culprit[at] = facet;
    }
  };
  const { hidden } = store;
  if (!namesIds(store, request)) refuse((at) => hidden[at] === 0, 2, 0);
  if (found) refuse((at) => found[at] === 1, 2, 0);
  for (const [name, values] of Object.entries(request.filters)) {
    if (name !== NEAR) refuse(filterTest(store, name, values), 2, 0);
  }
  request.facets.forEach((facet, at) => {
    if (facet.filters.length > 0) refuse(facetTest(store, facet, at), 1, at + 1);
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

/** A filter of `filters`: alternatives of one field, or with `.neq` what is excluded. */
function filterTest(store: Store, name: string, values: readonly FilterValue[]): Test {
  const excludes = name.endsWith('.neq');
  const field = excludes ? name.slice(0, -4) : name;
  checkField(store, field, `filters.${name}`);
  const test = anyOf(store, field, values);
  return excludes ? (at) => !test(at) : test;
}

export function checkField({ definition }: Store, field: string, path: string): void {
  if (!definition.fields.has(field.split('.')[0] ?? '')) throw new RequestFault(400, `unknown field ${field}`, path);
}

function anyOf(store: Store, field: string, values: readonly FilterValue[]): Test {
  const ranges = values.filter((value) => Array.isArray(value));
  const texts = values.filter((value) => !Array.isArray(value)).map(String);
  const tests: Test[] = [];
  if (texts.length > 0 || ranges.length === 0) tests.push(codeTest(store.column(field), texts));
  for (const range of ranges) tests.push(rangeTest(store.numbers(field), range));
  const [first] = tests;
  return tests.length === 1 && first ? first : (at) => tests.some((test) => test(at));
}

function rangeTest(numbers: Float64Array, [low, high]: readonly [number, number]): Test {
  return (at) => {
    const value = numbers[at] ?? Number.NaN;
    return value >= low && value <= high;
  };
}

function codeTest({ codes, starts, codeOf, values }: Column, texts: readonly string[]): Test {
  const wanted = new Uint8Array(values.length + 1);
  for (const text of texts) {
    const code = codeOf.get(text);
    if (code !== undefined) wanted[code] = 1;
  }
  if (!starts) return (at) => wanted[codes[at] ?? 0] === 1;
  return (at) => {
    for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place += 1)
      if (wanted[codes[place] ?? 0] === 1) return true;
    return false;
  };
}

function facetTest(store: Store, facet: SearchFacetRequest, at: number): Test {
  const path = `facets[${at}]`;
  checkField(store, facet.name, `${path}.name`);
  if (store.definition.histograms.has(facet.name)) {
    const ranges = facet.filters.map((text, place) => parseRange(text, `${path}.filters[${place}]`));
    return anyOf(store, facet.name, ranges);
  }
  if (!facet.child_name) return codeTest(store.column(facet.name), facet.filters);
  checkField(store, facet.child_name, `${path}.child_name`);
  return familyTest(store, facet.name, facet.child_name, facet.filters);
}

function parseRange(text: string, path: string): [number, number] {
  const match = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/.exec(text);
  if (!match) throw new RequestFault(400, 'a histogram filter is `min-max`', path);
  return [Number(match[1]), Number(match[2])];
}

/** By the child's text, or by the parent's when none of that parent's children is chosen. */
function familyTest(store: Store, name: string, childName: string, filters: readonly string[]): Test {
  const parents = store.column(name);
  const children = store.column(childName);
  const isChild = codeTest(children, filters);
  const isParent = codeTest(parents, filters);
  const narrowed = new Uint8Array(parents.values.length + 1);
  for (let at = 0; at < store.records.length; at += 1) if (isChild(at)) narrowed[parents.codes[at] ?? 0] = 1;
  return (at) => isChild(at) || (isParent(at) && narrowed[parents.codes[at] ?? 0] === 0);
}
