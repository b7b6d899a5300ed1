import type { Facet, FacetValue, SearchFacetRequest } from '../../src/contracts/search/search.ts';
import { NO_BUCKET } from './buckets.ts';
import type { Column } from './column.ts';
import type { Selection } from './constraints.ts';
import { checkField } from './fields.ts';
import { pairsOf } from './pairs.ts';
import type { Store } from './store.ts';

/** Returns a facet of the response. Its counts apply every filter except its own. */
export function countFacet(store: Store, facet: SearchFacetRequest, at: number, selection: Selection): Facet {
  checkField(store, facet.name, `facets[${at}].name`);
  const lists = [selection.passing, selection.near.get(at) ?? new Uint32Array()];
  if (store.definition.histograms.has(facet.name)) return histogram(store, facet.name, lists);
  if (facet.child_name) return family(store, facet, facet.child_name, at, lists);
  const column = store.column(facet.name);
  const counts = countCodes(column, lists);
  const value = listed(store, column, counts, facet.name).map((code) => counted(column, counts, code));
  return { name: facet.name, type: 'value', value: ordered(store, value, facet.sort_order) };
}

function histogram(store: Store, name: string, lists: readonly Uint32Array[]): Facet {
  const { ends, places } = store.buckets(name);
  const counts = new Uint32Array(NO_BUCKET + 1);
  for (const list of lists) for (const record of list) bump(counts, places[record] ?? NO_BUCKET);
  return { name, type: 'histogram', value: ends.map(([min, max], place) => ({ min, max, count: counts[place] ?? 0 })) };
}

function bump(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

function countCodes(column: Column, lists: readonly Uint32Array[]): Uint32Array {
  const counts = new Uint32Array(column.values.length + 1);
  const { starts } = column;
  for (const list of lists) {
    if (starts) countMany(column.codes, starts, list, counts);
    else for (const record of list) bump(counts, column.codes[record] ?? 0);
  }
  return counts;
}

function countMany(codes: Uint32Array, starts: Uint32Array, list: Uint32Array, counts: Uint32Array): void {
  for (const record of list) {
    for (let at = starts[record] ?? 0; at < (starts[record + 1] ?? 0); at += 1) bump(counts, codes[at] ?? 0);
  }
}

const counted = ({ values }: Column, counts: Uint32Array, code: number): FacetValue => ({
  text: values[code - 1] ?? '',
  count: counts[code] ?? 0,
});

/** Returns the codes to list: those of all visible records, also with a count of 0, so that a page can disable them. */
function listed(store: Store, column: Column, counts: Uint32Array, name: string): number[] {
  const total = store.memoized(`total ${name}`, () => countCodes(column, [visible(store)]));
  return column.values.map((_, at) => at + 1).filter((code) => (total[code] ?? 0) > 0 || (counts[code] ?? 0) > 0);
}

function visible(store: Store): Uint32Array {
  return store.memoized('visible', () =>
    Uint32Array.from([...store.hidden.keys()].filter((at) => store.hidden[at] === 0)),
  );
}

function family(
  store: Store,
  facet: SearchFacetRequest,
  childName: string,
  at: number,
  lists: readonly Uint32Array[],
): Facet {
  const pairs = pairsOf(store, facet.name, childName, `facets[${at}]`);
  const counts = countCodes(pairs, lists);
  const parents = new Map<string, FacetValue & { children: FacetValue[] }>();
  for (const code of listed(store, pairs, counts, `${facet.name} ${childName}`)) {
    const [text, childText] = pairs.family[code - 1] ?? ['', ''];
    const parent = parents.get(text) ?? { text, count: 0, children: [] };
    parents.set(text, parent);
    parent.count += counts[code] ?? 0;
    if (childText) parent.children.push({ text: childText, count: counts[code] ?? 0 });
  }
  const value = [...parents.values()].map((parent) => ({
    ...parent,
    children: ordered(store, parent.children, facet.sort_order),
  }));
  return { name: facet.name, child_name: childName, type: 'value', value: ordered(store, value, facet.sort_order) };
}

/** Sorts values by `count` (largest first, the default), `alpha` in the index's language, or `numeric`. */
function ordered<T extends FacetValue>(
  store: Store,
  values: T[],
  order: SearchFacetRequest['sort_order'] = 'count',
): T[] {
  const { compare } = store.memoized('collator', () => new Intl.Collator(store.locale, { numeric: true }));
  if (order === 'numeric') return values.sort((a, b) => Number(a.text) - Number(b.text));
  if (order === 'alpha') return values.sort((a, b) => compare(a.text, b.text));
  return values.sort((a, b) => b.count - a.count || compare(a.text, b.text));
}
