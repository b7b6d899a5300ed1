import { type Buckets, buildBuckets } from './buckets.ts';
import { buildColumn, buildNumbers, type Column, type IndexRecord } from './column.ts';
import type { IndexDefinition } from './definition.ts';
import { createTextIndex, type TextIndex } from './textIndex.ts';

/** An index in columns. Each is built at its first use and memoized, because the records never change. */
export interface Store {
  readonly records: readonly IndexRecord[];
  readonly definition: IndexDefinition;
  readonly locale: string;
  /** 1 for a record that is excluded from results unless it is requested by id. */
  readonly hidden: Uint8Array;
  column(field: string): Column;
  numbers(field: string): Float64Array;
  buckets(field: string): Buckets;
  text(): TextIndex;
  /** Memoizes the result of `make` by a key. */
  memoized<T>(key: string, make: () => T): T;
}

export function createStore(records: readonly IndexRecord[], definition: IndexDefinition, locale: string): Store {
  const memory = new Map<string, unknown>();
  const hidden = Uint8Array.from(records, (record) => (definition.hidden(record) ? 1 : 0));
  const memoized = <T>(key: string, make: () => T): T => {
    const cached = memory.get(key);
    if (cached !== undefined) return cached as T;
    const result = make();
    memory.set(key, result);
    return result;
  };
  const numbers = (field: string) => memoized(`numbers ${field}`, () => buildNumbers(records, field));
  return {
    records,
    definition,
    locale,
    hidden,
    memoized,
    numbers,
    column: (field) => memoized(`column ${field}`, () => buildColumn(records, field)),
    buckets: (field) => memoized(`buckets ${field}`, () => buildBuckets(numbers(field), (at) => hidden[at] === 0)),
    text: () => memoized('text', () => createTextIndex(records, definition)),
  };
}
