/**
 * Returns the duration of the fastest of several runs, in milliseconds. A busy machine delays some runs; slow code is slow in all.
 */
export function fastest(run: () => unknown, times = 5): number {
  const all = Array.from({ length: times }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return Math.min(...all);
}
