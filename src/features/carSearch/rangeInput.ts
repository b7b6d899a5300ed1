import { wholeNumber } from '../../../lib/wholeNumber.ts';

/** Rules of a range's two fields (F049, S2 §5). */

export interface Bounds {
  min: number;
  max: number;
  /** Field units for each unit of the bounds; 1 when absent. */
  scale?: number;
}

/** Returns a field's amount in the units of the bounds; null when it is not a number. */
export function amountIn(text: string, { scale = 1 }: Pick<Bounds, 'scale'>): number | null {
  const amount = wholeNumber(text);
  return amount === null ? null : Math.round(amount / scale);
}

/** Returns the nearest amount within the bounds. */
export function clamped(amount: number, { min, max }: Bounds): number {
  return Math.min(Math.max(amount, min), max);
}

/**
 * Returns the range of two fields, clamped to the bounds; an empty field means its bound. When the ends cross, the end that was
 * not `changed` is moved to the other. The full range is no filter: null.
 */
export function rangeOf(low: string, high: string, changed: 'low' | 'high', bounds: Bounds): [number, number] | null {
  let from = clamped(amountIn(low, bounds) ?? bounds.min, bounds);
  let to = clamped(amountIn(high, bounds) ?? bounds.max, bounds);
  if (from > to) {
    if (changed === 'low') to = from;
    else from = to;
  }
  return from <= bounds.min && to >= bounds.max ? null : [from, to];
}

/** Returns the text of a field for one end of a range; empty when the end is at its bound or beyond. */
export function fieldText(
  range: readonly [number, number] | undefined,
  end: 'low' | 'high',
  { min, max }: Pick<Bounds, 'min' | 'max'>,
  format: (amount: number) => string,
): string {
  if (!range) return '';
  const [low, high] = range;
  if (end === 'low') return low > min ? format(low) : '';
  return high < max ? format(high) : '';
}
