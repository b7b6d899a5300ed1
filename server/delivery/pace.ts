/** Moving average of the time between two pages that leave the queue. */
export interface Pace {
  /** Returns the average in milliseconds. */
  interval: () => number;
  /** The queue is no longer empty: the time until the next page counts. */
  start: () => void;
  /** A page has left the queue. */
  next: () => void;
  /** The queue is empty: the time until the next page does not count. */
  stop: () => void;
}

/** First value in milliseconds, until pages have been measured: about what a list takes. */
const FIRST_INTERVAL = 20;
/** Weight of the newest interval in the average. */
const WEIGHT = 1 / 8;

/** @param now milliseconds of a clock that never steps */
export function createPace(now: () => number): Pace {
  let interval = FIRST_INTERVAL;
  let since: number | null = null;
  return {
    interval: () => interval,
    start: () => {
      since ??= now();
    },
    next: () => {
      const at = now();
      if (since !== null) interval += (at - since - interval) * WEIGHT;
      since = at;
    },
    stop: () => {
      since = null;
    },
  };
}
