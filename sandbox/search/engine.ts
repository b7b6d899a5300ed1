import type { SearchRequest, SearchResponse } from '../../src/contracts/search/search.ts';
import type { IndexRecord } from './column.ts';
import { select } from './constraints.ts';
import type { IndexDefinition } from './definition.ts';
import { countFacet } from './facets.ts';
import { checkField } from './fields.ts';
import { pageOf, sortedBy } from './order.ts';
import { createStore } from './store.ts';
import { storeOnTerms } from './storeOnTerms.ts';

/** One index of the search upstream. */
export interface Engine {
  /** @throws RequestError for unknown fields, facets and sorts */
  search(request: SearchRequest): SearchResponse;
  /** Builds the text index, histograms, orders and loans before the first search. */
  warm(): void;
}

/** Creates the index of records. Facets are sorted alphabetically in `locale`. */
export function createEngine(records: readonly IndexRecord[], definition: IndexDefinition, locale: string): Engine {
  const standardStore = createStore(records, definition, locale);
  return {
    warm: () => {
      standardStore.text();
      for (const field of definition.histograms) standardStore.buckets(field);
      for (const sort of Object.keys(definition.sorts)) sortedBy(standardStore, sort);
      storeOnTerms(standardStore, {});
    },
    search: (request) => {
      const store = request.loan ? storeOnTerms(standardStore, request.loan) : standardStore;
      for (const [at, field] of request.fields.entries()) checkField(store, field, `fields[${at}]`);
      const match = request.keyphrase ? store.text().match(request.keyphrase) : null;
      const selection = select(store, request, match?.found ?? null);
      return {
        facet: request.facets.map((facet, at) => countFacet(store, facet, at, selection)),
        content: pageOf(store, request, selection, match).map((at) => project(records[at] ?? {}, request.fields)),
        total_items: selection.passing.length,
        limit: request.limit,
        offset: request.offset,
      };
    },
  };
}

/** Returns the requested fields of a record; all fields when `fields` is empty. */
function project(record: IndexRecord, fields: readonly string[]): Record<string, unknown> {
  if (fields.length === 0) return { ...record };
  return Object.fromEntries(fields.map((field) => [field, record[field]]));
}
