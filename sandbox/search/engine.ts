import type { SearchRequest, SearchResponse } from '../../src/contracts/search.ts';
import type { IndexRecord } from './column.ts';
import { select } from './constraints.ts';
import type { IndexDefinition } from './definition.ts';
import { countFacet } from './facets.ts';
import { checkField } from './fields.ts';
import { pageOf, sortedBy } from './order.ts';
import { createStore } from './store.ts';

/** One index of the search upstream. Throws `RequestError` for names the index does not know. */
export interface Engine {
  search(request: SearchRequest): SearchResponse;
  /** Builds what searches need ahead of the first one: words, histograms and orders. */
  warm(): void;
}

/** `locale` is the language in which facets are put in alphabetical order. */
export function createEngine(records: readonly IndexRecord[], definition: IndexDefinition, locale: string): Engine {
  const store = createStore(records, definition, locale);
  return {
    warm: () => {
      store.text();
      for (const field of definition.histograms) store.buckets(field);
      for (const sort of Object.keys(definition.sorts)) sortedBy(store, sort);
    },
    search: (request) => {
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

/** The asked-for fields of a record; all of them when none is named. */
function project(record: IndexRecord, fields: readonly string[]): Record<string, unknown> {
  if (fields.length === 0) return { ...record };
  return Object.fromEntries(fields.map((field) => [field, record[field]]));
}
