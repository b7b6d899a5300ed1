/** Rules of a range's two fields (F049, S2 §5). */

export interface Bounds {
  min: number;
  max: number;
  /** How many units of the fields one of the bounds is; 1 when absent. */
  scale?: number;
}

/** What a field says, in the units of the bounds; null for what is no number. */
export function amountIn(text: string, { scale = 1 }: Pick<Bounds, 'scale'>): number | null {
  const amount = parseAmount(text);
  return amount === null ? null : Math.round(amount / scale);
}

/** `250 000` → 250000; spaces of every kind are stripped, what is no number → null. */
export function parseAmount(text: string): number | null {
  const digits = text.replace(/[\s.,'’]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number.parseInt(digits, 10) : null;
}

/** The nearest amount within the bounds. */
export function clamped(amount: number, { min, max }: Bounds): number {
  return Math.min(Math.max(amount, min), max);
}

/**
 * What two fields mean: clamped to the bounds, an empty one stands for its bound, and when they cross, the end that was
 * not `changed` is pushed along. The full range is no filter: null.
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

/** A field's text for an end of a range; the bound itself, and what is beyond it, is shown as an empty field. */
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
