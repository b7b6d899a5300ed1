/** Rules of a range's two fields (F049, S2 §5). */

export interface Bounds {
  min: number;
  max: number;
}

/** `250 000` → 250000; spaces of every kind are stripped, what is no number → null. */
export function parseAmount(text: string): number | null {
  const digits = text.replace(/[\s.,'’]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number.parseInt(digits, 10) : null;
}

/**
 * What two fields mean: clamped to the bounds, an empty one stands for its bound, and when they cross, the end that was
 * not `changed` is pushed along. The full range is no filter: null.
 */
export function rangeOf(low: string, high: string, changed: 'low' | 'high', bounds: Bounds): [number, number] | null {
  const clamp = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);
  let from = clamp(parseAmount(low) ?? bounds.min);
  let to = clamp(parseAmount(high) ?? bounds.max);
  if (from > to) {
    if (changed === 'low') to = from;
    else from = to;
  }
  return from <= bounds.min && to >= bounds.max ? null : [from, to];
}

/** A field's text for a chosen end; the bound itself is shown as an empty field. */
export function fieldText(end: number | undefined, bound: number): string {
  return end === undefined || end === bound ? '' : String(end);
}
