/**
 * Sets of slots as bits: slot `n` is bit `n & 31` of word `n >>> 5`. Words past the end of an array count as zero, so sets of different
 * lengths can be combined.
 */
export type Words = Uint32Array<ArrayBuffer>;

export const wordsFor = (slots: number): number => (slots + 31) >>> 5;

export const hasBit = (words: Words, slot: number): boolean => (((words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

export function setBit(words: Words, slot: number): void {
  words[slot >>> 5] = (words[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(words: Words, slot: number): void {
  words[slot >>> 5] = (words[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Returns an array with room for `slots`: the same one, or a copy that is half as large again. */
export function grownTo(words: Words, slots: number): Words {
  const needed = wordsFor(slots);
  if (needed <= words.length) return words;
  const grown = new Uint32Array(Math.max(needed, Math.ceil(words.length * 1.5)));
  grown.set(words);
  return grown;
}

/** Returns the bits of each byte of a word, in the bytes of the result: two words at once, so at most 16 in a byte. */
function bytesOf(one: number, other: number): number {
  const a = one - ((one >>> 1) & 0x55555555);
  const b = other - ((other >>> 1) & 0x55555555);
  // At most 8 in each half of a byte.
  const halves = (a & 0x33333333) + ((a >>> 2) & 0x33333333) + (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  return (halves & 0x0f0f0f0f) + ((halves >>> 4) & 0x0f0f0f0f);
}

/** Adds up the four bytes of a word. */
const sumOfBytes = (word: number): number =>
  Math.imul((word & 0x00ff00ff) + ((word >>> 8) & 0x00ff00ff), 0x00010001) >>> 16;

/** Returns how many slots are in both sets. */
export function countBoth(one: Words, other: Words): number {
  const length = Math.min(one.length, other.length);
  let count = 0;
  let at = 0;
  for (; at + 7 < length; at += 8) {
    const bytes =
      bytesOf((one[at] as number) & (other[at] as number), (one[at + 1] as number) & (other[at + 1] as number)) +
      bytesOf(
        (one[at + 2] as number) & (other[at + 2] as number),
        (one[at + 3] as number) & (other[at + 3] as number),
      ) +
      bytesOf(
        (one[at + 4] as number) & (other[at + 4] as number),
        (one[at + 5] as number) & (other[at + 5] as number),
      ) +
      bytesOf((one[at + 6] as number) & (other[at + 6] as number), (one[at + 7] as number) & (other[at + 7] as number));
    count += sumOfBytes(bytes);
  }
  for (; at < length; at += 1) count += sumOfBytes(bytesOf((one[at] as number) & (other[at] as number), 0));
  return count;
}

export const countBits = (words: Words): number => countBoth(words, words);

/** Removes from `words` what is not in `other`. */
export function keepBoth(words: Words, other: Words): void {
  const common = Math.min(words.length, other.length);
  for (let at = 0; at < common; at += 1) words[at] = (words[at] as number) & (other[at] as number);
  words.fill(0, common);
}

/** Removes from `words` what is in `other`. */
export function removeAll(words: Words, other: Words): void {
  const common = Math.min(words.length, other.length);
  for (let at = 0; at < common; at += 1) words[at] = (words[at] as number) & ~(other[at] as number);
}

/** Adds what is in `other` to `words`, which is at least as long as the last slot of `other` needs. */
export function addAll(words: Words, other: Words): void {
  const common = Math.min(words.length, other.length);
  for (let at = 0; at < common; at += 1) words[at] = (words[at] as number) | (other[at] as number);
}

/** Returns the slots of a set in ascending order. @param count how many there are */
export function slotsOf(words: Words, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  let next = 0;
  for (let at = 0; at < words.length; at += 1) {
    let word = words[at] as number;
    while (word !== 0) {
      const lowest = word & -word;
      slots[next] = (at << 5) + (31 - Math.clz32(lowest));
      next += 1;
      word ^= lowest;
    }
  }
  return slots;
}
