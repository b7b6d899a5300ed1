/** How long a queue takes from one page to the next, as a moving average. */
export interface Pace {
  /** Milliseconds between the beginnings of two pages while others wait. */
  interval: () => number;
  /** Somebody waits: from now on time counts. */
  wait: () => void;
  /** A page that waited has begun. */
  begin: () => void;
  /** Nobody waits any more: the time until the next one waits says nothing. */
  rest: () => void;
}

/** Until it has been measured, in milliseconds: about what a list takes. */
const FIRST_INTERVAL = 20;
/** Of the newest interval in the average. */
const WEIGHT = 1 / 8;

/** @param now milliseconds of a clock that never steps */
export function createPace(now: () => number): Pace {
  let interval = FIRST_INTERVAL;
  let since: number | null = null;
  return {
    interval: () => interval,
    wait: () => {
      since ??= now();
    },
    begin: () => {
      const at = now();
      if (since !== null) interval += (at - since - interval) * WEIGHT;
      since = at;
    },
    rest: () => {
      since = null;
    },
  };
}
