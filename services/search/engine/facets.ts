import type { Facet, FacetValue, SearchFacetRequest } from '../../../src/contracts/search/search.ts';
import type { Column } from './column.ts';
import type { Selected, Selection } from './constraints.ts';
import { checkField } from './fields.ts';
import { pairsOf } from './pairs.ts';
import type { Store } from './store.ts';

/** Returns a facet of the response. Its counts apply every filter except its own. */
export function countFacet(store: Store, facet: SearchFacetRequest, at: number, selection: Selection): Facet {
  checkField(store, facet.name, `facets[${at}].name`);
  const selected = selection.without(at);
  if (store.definition.histograms.has(facet.name)) return histogram(store, facet.name, selected);
  if (facet.child_name) return family(store, facet, facet.child_name, at, selected);
  const column = store.column(facet.name);
  const counts = countValues(column, selected);
  const value = listed(column, counts).map((code) => ({
    text: column.values[code - 1] ?? '',
    count: counts[code] ?? 0,
  }));
  return { name: facet.name, type: 'value', value: ordered(store, value, facet.sort_order) };
}

function histogram(store: Store, name: string, { words, count, slots }: Selected): Facet {
  const buckets = store.buckets(name);
  const counts = buckets.count(words, count, slots);
  return {
    name,
    type: 'histogram',
    value: buckets.ends.map(([min, max], at) => ({ min, max, count: counts[at] ?? 0 })),
  };
}

/** Returns the count of each value by its code. */
function countValues(column: Column, { words, count, slots, isOnShow }: Selected): Uint32Array {
  // Everything on show: counted already.
  if (isOnShow) return Uint32Array.of(0, ...column.totals);
  return column.count(words, count, slots);
}

/** Returns the codes to list: those of all records on show, also with a count of 0, so that a page can disable them. */
function listed({ totals }: Column, counts: Uint32Array): number[] {
  return totals.map((_, at) => at + 1).filter((code) => (totals[code - 1] ?? 0) > 0 || (counts[code] ?? 0) > 0);
}

function family(store: Store, facet: SearchFacetRequest, childName: string, at: number, selected: Selected): Facet {
  const { column, family: texts } = pairsOf(store, facet.name, childName, `facets[${at}]`);
  const counts = countValues(column, selected);
  const parents = new Map<string, FacetValue & { children: FacetValue[] }>();
  for (const code of listed(column, counts)) {
    const [text, childText] = texts()[code - 1] ?? ['', ''];
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
  const { compare } = store.collator();
  if (order === 'numeric') return values.sort((a, b) => Number(a.text) - Number(b.text));
  if (order === 'alpha') return values.sort((a, b) => compare(a.text, b.text));
  return values.sort((a, b) => b.count - a.count || compare(a.text, b.text));
}
