import { useDelayed } from './useDelayed.ts';

/** Delay before old cards are dimmed, in milliseconds (U10). Dimming for shorter waits would flicker. */
const DIM_AFTER = 300;

/** Returns true after `waiting` has been true for 300 ms. */
export const useDimmed = (waiting: boolean): boolean => useDelayed(waiting, DIM_AFTER);
