/** The carousel of similar cars (F067, S2 §9). */

/** Pixels that a pointer may move and still click. */
export const CLICK_TOLERANCE = 5;
/** Share of the way to the end of the row from which on letting go expands it. */
export const EXPANDS_FROM = 0.3;

/** Whether a pointer that has moved so many pixels drags, and no longer clicks. */
export const isDrag = (moved: number): boolean => Math.abs(moved) > CLICK_TOLERANCE;

/**
 * Whether a row opens when it is let go.
 *
 * @param moved pixels towards the end of the row
 * @param range pixels of the row that are out of sight; none: there is nothing to open
 */
export const expandsAfter = (moved: number, range: number): boolean => range > 0 && moved >= range * EXPANDS_FROM;
