import { collator } from '../../../lib/formats.ts';

/** Where the arrow keys and letters lead: pure, so that it can be tested without a browser. */

/** One on or back in a ring of `length`; -1 where it is empty. */
export function step(from: number, length: number, by: 1 | -1): number {
  if (length === 0) return -1;
  return from < 0 ? (by > 0 ? 0 : length - 1) : (from + by + length) % length;
}

/**
 * The next entry that begins with a letter, from the one after `from` around to it; -1 when none does. In the language's
 * own way: case does not matter, `å` is no `a` in Swedish.
 */
export function nextByLetter(labels: readonly string[], from: number, letter: string, locale: string): number {
  const { compare } = collator(locale, { sensitivity: 'base', usage: 'search' });
  for (let count = 1; count <= labels.length; count++) {
    const index = (from + count + labels.length) % labels.length;
    const first = [...(labels[index]?.trim() ?? '')][0];
    if (first !== undefined && compare(first, letter) === 0) return index;
  }
  return -1;
}

/** The place of a control on the screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The nearest in the next column to the right (1) or left (-1); -1 where there is none. */
export function beside(boxes: readonly Box[], from: number, by: 1 | -1): number {
  const own = boxes[from];
  if (!own) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    // Columns begin at different lefts; what is merely wider or indented begins near its own column's.
    const away = (box.left - own.left) * by;
    if (away < MIN_COLUMN) continue;
    const distance = away * 2 + Math.abs(box.top - own.top);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** Narrower than this no column is, in pixels. */
const MIN_COLUMN = 100;
