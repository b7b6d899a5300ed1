import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between the moments at which results are given out. */
const STEP_MS = 250;

/**
 * Runs a function and gives its result out at a whole multiple of 250 ms after the start. What took 3 ms and what took 90 ms take the same
 * time for the caller, whatever the result is (Q27, Q29).
 */
export async function evenTime<T>(run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await run();
  } finally {
    const elapsed = performance.now() - startedAt;
    await sleep(Math.ceil((elapsed + 1) / STEP_MS) * STEP_MS - elapsed);
  }
}
