/** Runs a test with a wall clock that has been stepped by so many hours since the process started. */
export async function withSteppedClock<T>(hours: number, run: () => T | Promise<T>): Promise<T> {
  const { now } = Date;
  Date.now = () => now() + hours * 3_600_000;
  try {
    return await run();
  } finally {
    Date.now = now;
  }
}
