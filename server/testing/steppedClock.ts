/** Runs a test with the wall clock moved by a number of hours. */
export async function withSteppedClock<T>(hours: number, run: () => T | Promise<T>): Promise<T> {
  const { now } = Date;
  Date.now = () => now() + hours * 3_600_000;
  try {
    return await run();
  } finally {
    Date.now = now;
  }
}
