import type { SearchRequest, SearchResponse } from '../../../src/contracts/search/search.ts';
import type { IndexRecord } from './column.ts';
import { select } from './constraints.ts';
import type { IndexDefinition } from './definition.ts';
import { countFacet } from './facets.ts';
import { checkField } from './fields.ts';
import { pageOf } from './order.ts';
import { sortedBy } from './sortedOrder.ts';
import { createStore, type Store } from './store.ts';
import { storeOnTerms } from './storeOnTerms.ts';
import { costColumnsOf, storeWithTotals } from './storeWithTotals.ts';

/** One index of a search. */
export interface Engine {
  /** @throws RequestError for unknown fields, facets and sorts */
  search(request: SearchRequest): SearchResponse;
  /** Builds the text index, histograms, orders and loans before the first search. */
  warm(): void;
  /** Adds a record, in place of the one with its id. */
  put(record: IndexRecord): void;
  /** Removes the record with an id, if there is one. */
  remove(id: string): void;
  /** Number of records. */
  count(): number;
  /** Share of the memory that removed records still take, from 0 to 1. */
  waste(): number;
  /** All records, in no particular order. */
  records(): Iterable<IndexRecord>;
}

/**
 * Creates the index of records. Facets are sorted alphabetically in `locale`.
 *
 * @param now the time in milliseconds since 1970, whose day price indicators have
 */
export function createEngine(
  records: readonly IndexRecord[],
  definition: IndexDefinition,
  locale: string,
  now: () => number = Date.now,
): Engine {
  const standardStore = createStore(definition, locale, now);
  for (const record of records) standardStore.put(record);
  return {
    put: standardStore.put,
    remove: standardStore.remove,
    count: standardStore.count,
    waste: () => 1 - standardStore.count() / Math.max(1, standardStore.size()),
    records: () => recordsOf(standardStore),
    warm: () => {
      standardStore.text();
      for (const field of definition.histograms) standardStore.buckets(field);
      for (const sort of Object.keys(definition.sorts)) sortedBy(standardStore, sort);
      storeOnTerms(standardStore, {});
      if (definition.priceIndicator) standardStore.indicators();
      if (definition.totalCost) costColumnsOf(standardStore);
    },
    search: (request) => {
      const onTerms = request.loan ? storeOnTerms(standardStore, request.loan) : standardStore;
      const store = storeWithTotals(onTerms, request);
      for (const [at, field] of request.fields.entries()) checkField(store, field, `fields[${at}]`);
      const match = request.keyphrase ? store.text().match(request.keyphrase) : null;
      const selection = select(store, request, match?.found ?? null);
      return {
        facet: request.facets.map((facet, at) => countFacet(store, facet, at, selection)),
        content: pageOf(store, request, selection, match).map((at) => project(store, at, request.fields)),
        total_items: selection.passing.count,
        limit: request.limit,
        offset: request.offset,
      };
    },
  };
}

function* recordsOf(store: Store): Generator<IndexRecord> {
  for (let slot = 0; slot < store.size(); slot += 1) {
    const record = store.recordAt(slot);
    if (store.definition.idField in record) yield record;
  }
}

/** Returns the requested fields of a record; all fields when `fields` is empty. */
function project(store: Store, slot: number, fields: readonly string[]): Record<string, unknown> {
  const record = store.recordAt(slot);
  const rule = store.definition.priceIndicator;
  const indicator = () => store.indicators().of(slot);
  if (fields.length === 0) return rule ? { ...record, [rule.field]: indicator() } : { ...record };
  const memberOf = (field: string): unknown => {
    if (field === rule?.field) return indicator();
    return field === rule?.band ? (indicator()?.band ?? null) : record[field];
  };
  return Object.fromEntries(fields.map((field) => [field, memberOf(field)]));
}
