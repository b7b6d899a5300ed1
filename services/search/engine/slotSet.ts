import { addAll, countBoth, grownTo, hasBit, setBit, type Words } from './bits.ts';

/**
 * The slots of one value of a column. A frequent value has a bit for every slot, a rare one a list: a list that is shorter than the
 * words of its bits needs less memory and is counted faster.
 */
export interface SlotSet {
  slots: number[] | null;
  words: Words | null;
}

export const createSlotSet = (): SlotSet => ({ slots: [], words: null });

/** Lists up to this length stay lists. */
const ALWAYS_LISTED = 64;

/** Adds a slot that is larger than all others of the set. */
export function addSlot(set: SlotSet, slot: number): void {
  const { slots } = set;
  if (slots) {
    slots.push(slot);
    if (slots.length <= ALWAYS_LISTED || slots.length * 32 <= slot) return;
    const words: Words = grownTo(new Uint32Array(0), slot + 1);
    for (const each of slots) setBit(words, each);
    set.words = words;
    set.slots = null;
    return;
  }
  set.words = grownTo(set.words ?? new Uint32Array(0), slot + 1);
  setBit(set.words, slot);
}

/** Returns how many slots of the set are in `selected`. */
export function countSlots({ slots, words }: SlotSet, selected: Words): number {
  if (words) return countBoth(words, selected);
  let count = 0;
  for (const slot of slots ?? []) if (hasBit(selected, slot)) count += 1;
  return count;
}

/** Returns the work of `countSlots` in steps of about a word. */
export const costOf = ({ slots, words }: SlotSet): number => words?.length ?? slots?.length ?? 0;

/** Adds the slots of the set to `words`. */
export function addSlotsTo(words: Words, { slots, words: own }: SlotSet): void {
  if (own) addAll(words, own);
  for (const slot of slots ?? []) setBit(words, slot);
}
