import { useDelayed } from './useDelayed.ts';

/** Old cards are dimmed when new ones take longer than this, in milliseconds (U10): shorter waits would only flicker. */
const DIM_AFTER = 300;

/** True once `waiting` has lasted 300 ms. */
export const useDimmed = (waiting: boolean): boolean => useDelayed(waiting, DIM_AFTER);
