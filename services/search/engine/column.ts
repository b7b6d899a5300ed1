import type { Words } from './bits.ts';
import { addSlot, addSlotsTo, costOf, countSlots, createSlotSet, type SlotSet } from './slotSet.ts';

export type IndexRecord = Readonly<Record<string, unknown>>;

/** A structure that follows the slots of an index. Slots are added in ascending order and never used again. */
export interface Follower {
  add(record: IndexRecord, slot: number, isShown: boolean): void;
  /** Called for a slot that is no longer part of the index. */
  drop(record: IndexRecord, slot: number, isShown: boolean): void;
}

/** The values of one field: every distinct text has a code from 1; 0 is a missing value. */
export interface Column extends Follower {
  readonly values: readonly string[];
  /** How many records on show have each value, by code - 1. */
  readonly totals: readonly number[];
  readonly codeOf: ReadonlyMap<string, number>;
  /** Whether a record has the value of a code. */
  isLive(code: number): boolean;
  /** The slots of each value, by code - 1; those of removed records are among them. */
  readonly sets: readonly SlotSet[];
  /** The first code of each slot. */
  codes(): Uint32Array;
  /** Whether every record has at most one value. */
  isSingle(): boolean;
  /** Adds the slots with one of the codes to `words`. */
  select(codes: Iterable<number>, words: Words): void;
  /** Returns how many slots of `selected` have each value, by code. @param slots the slots of `selected` */
  count(selected: Words, selectedCount: number, slots: () => Uint32Array): Uint32Array;
}

/** Returns the leaves at a dotted path, through arrays: `site_departments.brands.name`. */
export function leavesOf(record: IndexRecord, path: readonly string[]): readonly unknown[] {
  // A shortcut for simple fields, which nearly all are: there may be 100,000 records.
  if (path.length === 1) {
    const value = record[path[0] ?? ''];
    if (Array.isArray(value)) return value;
    return isEmpty(value) ? NO_LEAVES : [value];
  }
  let level: unknown[] = [record];
  for (const step of path) {
    level = level.flatMap((one) => {
      const next = typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[step] : undefined;
      return Array.isArray(next) ? next : [next];
    });
  }
  return level.filter((leaf) => !isEmpty(leaf));
}

const NO_LEAVES: readonly unknown[] = [];
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const isLeaf = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Returns the distinct texts of a record at a path. */
export function textsOf(record: IndexRecord, path: readonly string[]): string[] {
  const texts = leavesOf(record, path).filter(isLeaf).map(String);
  return texts.length > 1 ? [...new Set(texts)] : texts;
}

/** Creates an empty column of a field, which may be a dotted path. */
export function createColumn(field: string): Column {
  const path = field.split('.');
  return createColumnOf((record) => textsOf(record, path));
}

/** Returns the distinct texts of a record in a slot. */
type TextsAt = (record: IndexRecord, slot: number) => readonly string[];

/** Creates an empty column of the texts that a function returns. */
export const createColumnOf = (textsAt: TextsAt): Column => new TextColumn(textsAt);

class TextColumn implements Column {
  readonly values: string[] = [];
  readonly totals: number[] = [];
  readonly sets: SlotSet[] = [];
  readonly codeOf = new Map<string, number>();
  /** How many records have each value. */
  readonly #uses: number[] = [];
  /** Codes beside the first one of a slot. */
  readonly #further = new Map<number, readonly number[]>();
  readonly #textsAt: TextsAt;
  #codes = new Uint32Array(64);

  constructor(textsAt: TextsAt) {
    this.#textsAt = textsAt;
  }

  codes(): Uint32Array {
    return this.#codes;
  }

  isLive(code: number): boolean {
    return (this.#uses[code - 1] ?? 0) > 0;
  }

  isSingle(): boolean {
    return this.#further.size === 0;
  }

  add(record: IndexRecord, slot: number, isShown: boolean): void {
    this.#codes = withRoom(this.#codes, slot);
    const all = this.#textsAt(record, slot).map((text) => this.#encode(text));
    this.#codes[slot] = all[0] ?? 0;
    if (all.length > 1) this.#further.set(slot, all.slice(1));
    for (const code of all) addSlot(this.sets[code - 1] as SlotSet, slot);
    this.#tally(slot, isShown, 1);
  }

  drop(_record: IndexRecord, slot: number, isShown: boolean): void {
    this.#tally(slot, isShown, -1);
    this.#further.delete(slot);
  }

  select(chosen: Iterable<number>, words: Words): void {
    for (const code of chosen) {
      const set = this.sets[code - 1];
      if (set) addSlotsTo(words, set);
    }
  }

  count(selected: Words, selectedCount: number, slots: () => Uint32Array): Uint32Array {
    const byRecord = selectedCount * (this.isSingle() ? 1 : 4);
    const bySet = this.sets.reduce((sum, set) => sum + costOf(set), 0);
    return byRecord < bySet ? this.#countCodes(slots()) : countSets(this.sets, selected);
  }

  #encode(text: string): number {
    const found = this.codeOf.get(text);
    if (found !== undefined) return found;
    this.values.push(text);
    this.totals.push(0);
    this.#uses.push(0);
    this.sets.push(createSlotSet());
    this.codeOf.set(text, this.values.length);
    return this.values.length;
  }

  #tally(slot: number, isShown: boolean, step: 1 | -1): void {
    const first = this.#codes[slot] ?? 0;
    if (first === 0) return;
    for (const code of [first, ...(this.#further.get(slot) ?? [])]) {
      this.#uses[code - 1] = (this.#uses[code - 1] ?? 0) + step;
      if (isShown) this.totals[code - 1] = (this.totals[code - 1] ?? 0) + step;
    }
  }

  #countCodes(slots: Uint32Array): Uint32Array {
    const codes = this.#codes;
    const counts = new Uint32Array(this.values.length + 1);
    for (let at = 0; at < slots.length; at += 1) {
      const code = codes[slots[at] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
    if (this.isSingle()) return counts;
    for (const slot of slots) {
      for (const code of this.#further.get(slot) ?? []) counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  }
}

function countSets(sets: readonly SlotSet[], selected: Words): Uint32Array {
  const counts = new Uint32Array(sets.length + 1);
  for (let at = 0; at < sets.length; at += 1) counts[at + 1] = countSlots(sets[at] as SlotSet, selected);
  return counts;
}

/** Returns an array with a place for `slot`: the same one, or a copy that is half as large again. */
export function withRoom(codes: Uint32Array<ArrayBuffer>, slot: number): Uint32Array<ArrayBuffer> {
  if (slot < codes.length) return codes;
  const grown = new Uint32Array(Math.max(slot + 1, Math.ceil(codes.length * 1.5)));
  grown.set(codes);
  return grown;
}

/** One number of each slot: NaN for none, milliseconds for dates. */
export interface Numbers extends Follower {
  values(): Float64Array;
}

export function createNumbers(field: string): Numbers {
  let values = new Float64Array(64).fill(Number.NaN);
  return {
    values: () => values,
    add: (record, slot) => {
      if (slot >= values.length) {
        const grown = new Float64Array(Math.max(slot + 1, Math.ceil(values.length * 1.5))).fill(Number.NaN);
        grown.set(values);
        values = grown;
      }
      values[slot] = numberOf(record[field]);
    },
    drop: () => {},
  };
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? Date.parse(value) : Number.NaN;
}
