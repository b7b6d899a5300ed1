import { hasBit } from './bits.ts';
import type { Store } from './store.ts';

/** Values up to this are sorted by counting: monthly costs, years, mileages. */
const MAX_COUNTED = 2 ** 18;

/** The slots of all records in an order, and up to which slot it was made. */
export interface Order {
  readonly slots: Uint32Array;
  readonly size: number;
}

export type Compare = (one: number, other: number) => number;

/** Compares two ids: numbers by their value, before all others; others by their characters. */
export function compareIds(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)];
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return one < other ? -1 : one > other ? 1 : 0;
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1;
  return a - b;
}

/** Returns the comparison of two slots by id. */
export function byId(store: Store): Compare {
  const { idField } = store.definition;
  const idAt = (slot: number) => String(store.recordAt(slot)[idField]);
  return (one, other) => compareIds(idAt(one), idAt(other));
}

/** Returns the comparison of two slots by a sort: missing values last, equal values by id. */
export function bySort(store: Store, sort: string): Compare {
  const { field, direction } = store.definition.sorts[sort] ?? { field: sort, direction: 1 };
  const numbers = store.numbers(field);
  const ids = byId(store);
  const place = (slot: number) => {
    const value = numbers[slot] ?? Number.NaN;
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * direction;
  };
  return (one, other) => {
    const [a, b] = [place(one), place(other)];
    return a < b ? -1 : a > b ? 1 : ids(one, other);
  };
}

/** Returns all records of the index by a sort, memoized: missing values last, equal values by id. */
export function sortedBy(store: Store, sort: string): Uint32Array {
  const make = (previous: Order | undefined): Order =>
    previous && store.size() - previous.size < MAX_MERGED
      ? merged(store, previous, bySort(store, sort))
      : { slots: sortedAnew(store, sort), size: store.size() };
  return store.current(`order ${sort}`, make).slots;
}

/** New records up to this number are merged into an order; more of them are sorted with all others. */
const MAX_MERGED = 5_000;

/** Returns an order without removed records and with the new ones. */
function merged(store: Store, { slots, size }: Order, compare: Compare): Order {
  const live = store.live();
  const added: number[] = [];
  for (let slot = size; slot < store.size(); slot += 1) if (hasBit(live, slot)) added.push(slot);
  added.sort(compare);
  const order = new Uint32Array(store.count());
  let length = 0;
  let next = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    if (!hasBit(live, slot)) continue;
    while (next < added.length && compare(added[next] as number, slot) < 0) {
      order[length] = added[next] as number;
      length += 1;
      next += 1;
    }
    order[length] = slot;
    length += 1;
  }
  for (; next < added.length; next += 1, length += 1) order[length] = added[next] as number;
  return { slots: order, size: store.size() };
}

function sortedAnew(store: Store, sort: string): Uint32Array {
  const { field, direction } = store.definition.sorts[sort] ?? { field: sort, direction: 1 };
  const numbers = store.numbers(field);
  const ids = recordsById(store);
  return (
    sortedByCounting(numbers, direction, ids) ??
    sortedByKeys(numbers, direction, ids) ??
    sortedByComparing(numbers, direction, ids)
  );
}

function recordsById(store: Store): Uint32Array {
  const make = (previous: Order | undefined): Order =>
    previous && store.size() - previous.size < MAX_MERGED
      ? merged(store, previous, byId(store))
      : { slots: liveSlots(store).sort(byId(store)), size: store.size() };
  return store.current('records by id', make).slots;
}

function liveSlots(store: Store): Uint32Array {
  const live = store.live();
  const slots = new Uint32Array(store.count());
  let length = 0;
  for (let slot = 0; slot < store.size(); slot += 1) {
    if (!hasBit(live, slot)) continue;
    slots[length] = slot;
    length += 1;
  }
  return slots;
}

/** Sorts whole numbers in linear time, stable in the order of ids; null when some are not whole, negative or large. */
function sortedByCounting(numbers: Float64Array, direction: 1 | -1, ids: Uint32Array): Uint32Array | null {
  const greatest = greatestCounted(numbers, ids);
  if (greatest === null) return null;
  // Missing values are last.
  const placeOf = (value: number) => (Number.isNaN(value) ? greatest + 1 : direction === 1 ? value : greatest - value);
  // How many values come before those of a place, then the next free position of the place.
  const next = new Uint32Array(greatest + 3);
  for (const slot of ids) {
    const after = placeOf(numbers[slot] ?? Number.NaN) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let place = 1; place < next.length; place += 1) next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0);
  const order = new Uint32Array(ids.length);
  for (const slot of ids) {
    const place = placeOf(numbers[slot] ?? Number.NaN);
    const at = next[place] ?? 0;
    order[at] = slot;
    next[place] = at + 1;
  }
  return order;
}

/** Returns the greatest number; null when some cannot be counted. */
function greatestCounted(numbers: Float64Array, slots: Uint32Array): number | null {
  let greatest = 0;
  for (const slot of slots) {
    const value = numbers[slot] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    if (!(value >= 0 && value <= MAX_COUNTED && Number.isInteger(value))) return null;
    if (value > greatest) greatest = value;
  }
  return greatest;
}

/** Sorts by one number for value and position by id of each record, so that a typed array can be sorted; null when it is not exact. */
function sortedByKeys(numbers: Float64Array, direction: 1 | -1, ids: Uint32Array): Uint32Array | null {
  const size = ids.length;
  const keys = new Float64Array(size);
  let last = 0;
  for (const slot of ids) {
    const value = (numbers[slot] ?? Number.NaN) * direction;
    if (value > last) last = value;
  }
  for (let position = 0; position < size; position += 1) {
    const value = numbers[ids[position] ?? 0] ?? Number.NaN;
    const key = (Number.isNaN(value) ? last + 1 : value * direction) * size + position;
    if (!Number.isSafeInteger(key)) return null;
    keys[position] = key;
  }
  keys.sort();
  const order = new Uint32Array(size);
  // In a loop: `from` takes ten times as long.
  for (let at = 0; at < size; at += 1) order[at] = ids[(((keys[at] ?? 0) % size) + size) % size] ?? 0;
  return order;
}

/** Sorts values that are no whole numbers, or large ones such as times. */
function sortedByComparing(numbers: Float64Array, direction: 1 | -1, ids: Uint32Array): Uint32Array {
  const place = (slot: number) => {
    const value = numbers[slot] ?? Number.NaN;
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * direction;
  };
  // The sort is stable, so equal values stay in the order of their ids.
  return ids.toSorted((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0));
}
