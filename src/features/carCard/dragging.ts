/** The carousel of similar cars (F067, S2 §9). */

/** Pixels that a pointer may move during a click. */
export const CLICK_TOLERANCE = 5;
/** Share of the scroll range from which a drag expands the row. */
export const EXPAND_THRESHOLD = 0.3;

/** Returns whether a pointer movement of this many pixels is a drag. */
export const isDrag = (distance: number): boolean => Math.abs(distance) > CLICK_TOLERANCE;

/**
 * Returns whether the row expands at the end of a drag.
 *
 * @param distance pixels towards the end of the row
 * @param range scrollable pixels of the row; 0 when everything is visible
 */
export const shouldExpand = (distance: number, range: number): boolean =>
  range > 0 && distance >= range * EXPAND_THRESHOLD;
