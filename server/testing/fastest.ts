/**
 * Milliseconds that the fastest of some runs takes: what is slow by itself is slow each time, what a busy machine holds up
 * is not.
 */
export function fastest(run: () => unknown, times = 5): number {
  const all = Array.from({ length: times }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return Math.min(...all);
}
