import { collator } from '../../../lib/formats.ts';

/** Targets of arrow keys and letters, as pure functions. */

/** Returns the next or previous index in a ring of `length`; -1 when it is empty. */
export function nextInRing(from: number, length: number, direction: 1 | -1): number {
  if (length === 0) return -1;
  return from < 0 ? (direction > 0 ? 0 : length - 1) : (from + direction + length) % length;
}

/**
 * Returns the next label after `from` that starts with a letter, wrapping around; -1 without one. Compares by the locale:
 * case is ignored, and `å` differs from `a` in Swedish.
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

/** Position of a control on the screen in pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns the nearest control in the next column to the right (1) or left (-1); -1 without one. */
export function nearestInColumn(boxes: readonly Box[], from: number, direction: 1 | -1): number {
  const current = boxes[from];
  if (!current) return -1;
  let nearest = -1;
  let leastScore = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    // Columns differ in their left edges; an indented control starts near the edge of its own column.
    const offset = (box.left - current.left) * direction;
    if (offset < MIN_COLUMN) continue;
    const distance = offset * 2 + Math.abs(box.top - current.top);
    if (distance < leastScore) [nearest, leastScore] = [index, distance];
  }
  return nearest;
}

/** Minimum width of a column in pixels. */
const MIN_COLUMN = 100;
