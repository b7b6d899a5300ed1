import { performance } from 'node:perf_hooks';

/** Utilization above which the event loop is busy, so that delays are caused by the process itself. */
const BUSY_UTILIZATION = 0.9;

/** Returns a function that tells whether the event loop has been busy since the previous call. */
export function watchLoop(): () => boolean {
  let previous = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, previous);
    previous = now;
    return utilization > BUSY_UTILIZATION;
  };
}
