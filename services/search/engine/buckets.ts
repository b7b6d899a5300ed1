import { hasBit, type Words } from './bits.ts';
import { addSlot, costOf, countSlots, createSlotSet, type SlotSet } from './slotSet.ts';

/** The buckets of a field's histogram, and the bucket of each slot (255 for no value). */
export interface Buckets {
  readonly ends: readonly (readonly [min: number, max: number])[];
  /** Returns how many slots of `selected` are in each bucket. @param slots the slots of `selected` */
  count(selected: Words, selectedCount: number, slots: () => Uint32Array): Uint32Array;
  /** Adds a slot; false when the limits of the buckets no longer fit, and new ones have to be built. */
  add(slot: number, value: number, isShown: boolean): boolean;
  /** Removes a slot; false when the limits of the buckets no longer fit. */
  drop(value: number, isShown: boolean): boolean;
}

const NO_BUCKET = 255;
const TARGET_COUNT = 24;

/** Returns the smallest integer of 1, 2, 2.5 and 5 times a power of ten that is at least `least`. */
export function niceStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= least && Number.isInteger(one * power)) ?? 10;
  return factor * power;
}

/** The least and the greatest number of the records on show, and how many records have them. */
interface Range {
  low: number;
  high: number;
  atLow: number;
  atHigh: number;
}

function rangeOf(numbers: Float64Array, size: number, shown: Words): Range {
  const range = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY, atLow: 0, atHigh: 0 };
  for (let at = 0; at < size; at += 1) {
    const value = numbers[at] as number;
    // Both are false for a missing value.
    if (!(value <= range.low || value >= range.high) || !hasBit(shown, at)) continue;
    if (value < range.low) Object.assign(range, { low: value, atLow: 0 });
    if (value > range.high) Object.assign(range, { high: value, atHigh: 0 });
    if (value === range.low) range.atLow += 1;
    if (value === range.high) range.atHigh += 1;
  }
  return range;
}

/**
 * Builds about 24 buckets with round limits. A bucket holds `min <= value < max`, the last one also its `max`. With a step of 1
 * (years), a bucket is one number and `min` equals `max`. There are no buckets without numbers.
 *
 * @param numbers the number of each slot
 * @param shown the slots whose least and greatest numbers are the limits
 */
export function buildBuckets(numbers: Float64Array, size: number, shown: Words): Buckets {
  const range = rangeOf(numbers, size, shown);
  const { low, high } = range;
  const isEmpty = low > high;
  const step = isEmpty ? 1 : niceStep((high - low) / TARGET_COUNT);
  const start = isEmpty ? 0 : Math.floor(low / step) * step;
  const single = step === 1;
  const count = single ? Math.floor(high) - start + 1 : Math.max(1, Math.ceil((high - start) / step));
  const ends = Array.from({ length: isEmpty ? 0 : count }, (_, at): [number, number] => {
    const min = start + at * step;
    return [min, single ? min : min + step];
  });
  const sets: SlotSet[] = ends.map(createSlotSet);
  let places = new Uint8Array(Math.max(64, size)).fill(NO_BUCKET);
  const place = (slot: number, value: number): void => {
    if (slot >= places.length) {
      const grown = new Uint8Array(Math.ceil(slot * 1.5)).fill(NO_BUCKET);
      grown.set(places);
      places = grown;
    }
    if (!(value >= low && value <= high)) return;
    const bucket = Math.min(count - 1, Math.floor((value - start) / step));
    places[slot] = bucket;
    addSlot(sets[bucket] as SlotSet, slot);
  };
  for (let slot = 0; slot < size; slot += 1) place(slot, numbers[slot] as number);
  return {
    ends,
    count: (selected, selectedCount, slots) => {
      const cost = sets.reduce((sum, set) => sum + costOf(set), 0);
      return selectedCount < cost ? countPlaces(places, slots()) : countSets(sets, selected);
    },
    add: (slot, value, isShown) => {
      if (isShown && (value < low || value > high)) return false;
      if (isShown && value === low) range.atLow += 1;
      if (isShown && value === high) range.atHigh += 1;
      place(slot, value);
      return true;
    },
    drop: (value, isShown) => {
      if (isShown && value === low) range.atLow -= 1;
      if (isShown && value === high) range.atHigh -= 1;
      return isEmpty || (range.atLow > 0 && range.atHigh > 0);
    },
  };
}

function countPlaces(places: Uint8Array, slots: Uint32Array): Uint32Array {
  const counts = new Uint32Array(NO_BUCKET + 1);
  for (const slot of slots) {
    const place = places[slot] ?? NO_BUCKET;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

function countSets(sets: readonly SlotSet[], selected: Words): Uint32Array {
  return Uint32Array.from(sets, (set) => countSlots(set, selected));
}
