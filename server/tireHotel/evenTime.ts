import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between the moments at which results are given out. */
const STEP_MS = 250;
/** How much longer than the calls before it a call may take without being given out later than they. Milliseconds. */
const MARGIN_MS = 50;
/** So many of the last calls count. */
const CALLS = 40;
/** One in so many calls may be an exception that counts not. */
const EXCEPTIONS = 20;
/** A call that takes longer is a failure and no measure for others. Milliseconds. */
const LONGEST_MS = 2_000;

/** Runs a function and gives its result out later, at a moment that does not depend on the result (Q27, Q29). */
export type EvenTime = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Creates the function for one kind of call. Results are given out at whole multiples of 250 ms after the start. The first moment that is
 * used lies behind what such calls took lately: a slow upstream whose responses take 240 ms or 260 ms would else show which it was.
 */
export function createEvenTime(): EvenTime {
  let durations: readonly number[] = [];
  return async (run) => {
    const startedAt = performance.now();
    try {
      return await run();
    } finally {
      const elapsed = performance.now() - startedAt;
      const moment = momentFor(elapsed, durations);
      if (elapsed <= LONGEST_MS) durations = [...durations, elapsed].slice(-CALLS);
      await sleep(moment - (performance.now() - startedAt));
    }
  };
}

/**
 * Returns when the result of a call is given out: milliseconds after its start.
 *
 * @param elapsed milliseconds that the call took
 * @param durations those of the calls before it, whatever their results were
 */
export function momentFor(elapsed: number, durations: readonly number[]): number {
  const sorted = durations.toSorted((a, b) => a - b);
  const usual = sorted[sorted.length - 1 - Math.floor(sorted.length / EXCEPTIONS)] ?? 0;
  return Math.ceil(Math.max(elapsed + 1, usual + MARGIN_MS) / STEP_MS) * STEP_MS;
}
