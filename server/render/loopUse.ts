import { performance } from 'node:perf_hooks';

/** Part of its time beyond which the event loop is busy: what is late is so because of the process itself. */
const BUSY = 0.9;

/** Says at each call whether the event loop has been busy since the one before. */
export function watchLoop(): () => boolean {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization > BUSY;
  };
}
