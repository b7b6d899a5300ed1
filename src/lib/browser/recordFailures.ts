type AsyncFunction = (...args: never[]) => Promise<unknown>;

/**
 * Wraps an asynchronous function, so that a caller learns of failures that its helpers replace by a fallback.
 *
 * @returns the wrapped function, and `hasFailed`: whether one of its calls has failed so far
 */
export function recordFailures<Call extends AsyncFunction>(call: Call): { call: Call; hasFailed: () => boolean } {
  let failed = false;
  const recorded = (...args: never[]) =>
    call(...args).catch((error: unknown) => {
      failed = true;
      throw error;
    });
  return { call: recorded as Call, hasFailed: () => failed };
}
