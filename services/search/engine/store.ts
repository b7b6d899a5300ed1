import type { Words } from './bits.ts';
import { type Buckets, buildBuckets } from './buckets.ts';
import { type Column, createColumn, createNumbers, type Follower, type IndexRecord } from './column.ts';
import type { IndexDefinition } from './definition.ts';
import { createPriceIndicators, type PriceIndicators } from './priceIndicators.ts';
import { SlotTable } from './slotTable.ts';
import { createTextIndex, type TextIndex } from './textIndex.ts';

/**
 * An index in columns. Each record has a slot. A changed record gets a new slot, a removed one leaves its slot empty; slots are never
 * used again. Columns are built at their first use and then follow the slots.
 */
export interface Store {
  readonly definition: IndexDefinition;
  readonly locale: string;
  /** Changes with every record that is added or removed. */
  version(): number;
  /** Number of slots, empty ones included. */
  size(): number;
  /** Number of records. */
  count(): number;
  recordAt(slot: number): IndexRecord;
  slotOf(id: string): number | undefined;
  /** The slots of all records. */
  live(): Words;
  /** The slots of the records on show: the others are results only when they are requested by id. */
  shown(): Words;
  shownCount(): number;
  column(field: string): Column;
  numbers(field: string): Float64Array;
  buckets(field: string): Buckets;
  text(): TextIndex;
  /** The price indicators of the records as they are now. */
  indicators(): PriceIndicators;
  collator(): Intl.Collator;
  /** Memoizes a structure that follows the slots. */
  following<T extends Follower>(key: string, make: () => T): T;
  /** Memoizes the result of `make` until a record changes; `make` gets the previous result. */
  current<T>(key: string, make: (previous: T | undefined) => T): T;
  /** Adds a record, in place of the one with its id. */
  put(record: IndexRecord): void;
  /** Removes the record with an id, if there is one. */
  remove(id: string): void;
}

/** Columns, histograms and results that are memoized for a table of slots. */
class Memory {
  readonly followers = new Map<string, Follower>();
  readonly buckets = new Map<string, Buckets>();
  readonly #results = new Map<string, { version: number; value: unknown }>();
  readonly #table: SlotTable;

  constructor(table: SlotTable) {
    this.#table = table;
  }

  following<T extends Follower>(key: string, make: () => T): T {
    const found = this.followers.get(key);
    if (found) return found as T;
    const made = make();
    this.#table.records.forEach((record, slot) => {
      if (record) made.add(record, slot, this.#table.isShown(record));
    });
    this.followers.set(key, made);
    return made;
  }

  current<T>(key: string, make: (previous: T | undefined) => T): T {
    const { version } = this.#table;
    const cached = this.#results.get(key);
    if (cached?.version === version) return cached.value as T;
    const value = make(cached?.value as T | undefined);
    this.#results.set(key, { version, value });
    return value;
  }

  numbers(field: string): Float64Array {
    return this.following(`numbers ${field}`, () => createNumbers(field)).values();
  }

  add(record: IndexRecord, slot: number, isShown: boolean): void {
    for (const follower of this.followers.values()) follower.add(record, slot, isShown);
    for (const [field, each] of this.buckets)
      if (!each.add(slot, this.numbers(field)[slot] ?? Number.NaN, isShown)) this.buckets.delete(field);
  }

  drop(record: IndexRecord, slot: number, isShown: boolean): void {
    for (const follower of this.followers.values()) follower.drop(record, slot, isShown);
    for (const [field, each] of this.buckets)
      if (!each.drop(this.numbers(field)[slot] ?? Number.NaN, isShown)) this.buckets.delete(field);
  }
}

/** @param now the time in milliseconds since 1970 */
export function createStore(definition: IndexDefinition, locale: string, now: () => number): Store {
  const table = new SlotTable(definition);
  const memory = new Memory(table);
  const collator = new Intl.Collator(locale, { numeric: true });
  const indicators = () => memory.following('price indicators', () => createPriceIndicators(now)).settled();
  const remove = (id: string): void => {
    const removed = table.remove(id);
    if (removed) memory.drop(removed.record, removed.slot, table.isShown(removed.record));
  };
  return {
    definition,
    locale,
    version: () => table.version,
    size: () => table.records.length,
    count: () => table.slots.size,
    recordAt: (slot) => table.records[slot] ?? NO_RECORD,
    slotOf: (id) => table.slots.get(id),
    live: () => table.live,
    shown: () => table.shown,
    shownCount: () => table.shownCount,
    collator: () => collator,
    following: (key, make) => memory.following(key, make),
    current: (key, make) => memory.current(key, make),
    numbers: (field) => memory.numbers(field),
    column: (field) => {
      if (field === definition.priceIndicator?.band) return indicators().bands;
      return memory.following(`column ${field}`, () => createColumn(field));
    },
    indicators,
    buckets: (field) => {
      const found = memory.buckets.get(field) ?? buildBuckets(memory.numbers(field), table.records.length, table.shown);
      memory.buckets.set(field, found);
      return found;
    },
    text: () => memory.following('text', () => createTextIndex(definition)),
    remove,
    put: (record) => {
      remove(String(record[definition.idField]));
      const slot = table.add(record);
      memory.add(record, slot, table.isShown(record));
    },
  };
}

const NO_RECORD: IndexRecord = {};
