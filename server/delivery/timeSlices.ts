import { setImmediate as nextTurn } from 'node:timers/promises';

/** Short work that hundreds of requests may need at the same time, such as a refusal. */
export interface TimeSlices {
  /** Runs work at once, or in a later turn of the event loop when this turn has had its slice. The work must not throw. */
  run: (work: () => void) => void;
  /** Whether work waits for its slice. */
  isBusy: () => boolean;
}

/** Milliseconds of work in one turn of the event loop. */
const SLICE_MS = 8;

/**
 * Divides work into slices, in order of arrival. Between two slices the event loop handles what else has come in, so that health
 * checks and cached pages do not wait for all of it (Q49).
 *
 * @param now milliseconds of a clock that never steps
 */
export function createTimeSlices(now: () => number = () => performance.now()): TimeSlices {
  const waiting: (() => void)[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const end = now() + SLICE_MS;
      do waiting.shift()?.();
      while (waiting.length > 0 && now() < end);
      await nextTurn();
    }
    isRunning = false;
  }

  return {
    run: (work) => {
      waiting.push(work);
      if (!isRunning) void runAll();
    },
    isBusy: () => waiting.length > 0,
  };
}
