import { clearBit, grownTo, setBit, type Words } from './bits.ts';
import type { IndexRecord } from './column.ts';
import type { IndexDefinition } from './definition.ts';

/**
 * The records of an index by slot. A changed record gets a new slot, a removed one leaves its slot empty; slots are never used again.
 */
export class SlotTable {
  readonly records: (IndexRecord | null)[] = [];
  readonly slots = new Map<string, number>();
  /** The slots of all records. */
  live: Words = new Uint32Array(2);
  /** The slots of the records on show. */
  shown: Words = new Uint32Array(2);
  shownCount = 0;
  /** Changes with every record that is added or removed. */
  version = 0;
  readonly #definition: IndexDefinition;

  constructor(definition: IndexDefinition) {
    this.#definition = definition;
  }

  isShown(record: IndexRecord): boolean {
    return !this.#definition.hidden(record);
  }

  /** Adds a record whose id no other record has, and returns its slot. */
  add(record: IndexRecord): number {
    const slot = this.records.push(record) - 1;
    this.version += 1;
    this.slots.set(String(record[this.#definition.idField]), slot);
    this.live = grownTo(this.live, slot + 1);
    this.shown = grownTo(this.shown, slot + 1);
    setBit(this.live, slot);
    if (!this.isShown(record)) return slot;
    setBit(this.shown, slot);
    this.shownCount += 1;
    return slot;
  }

  /** Removes a record; returns it with its former slot, or null when no record has the id. */
  remove(id: string): { record: IndexRecord; slot: number } | null {
    const slot = this.slots.get(id);
    const record = slot === undefined ? null : this.records[slot];
    if (slot === undefined || !record) return null;
    this.version += 1;
    this.slots.delete(id);
    this.records[slot] = null;
    clearBit(this.live, slot);
    clearBit(this.shown, slot);
    if (this.isShown(record)) this.shownCount -= 1;
    return { record, slot };
  }
}
