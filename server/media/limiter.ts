import pLimit from 'p-limit';

/** Runs a task when fewer than the limit are running. Rejects at once with `LimiterFull` when too many wait. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

export class LimiterFull extends Error {
  override readonly name = 'LimiterFull';
}

/** Creates a limiter: at most `running` tasks at the same time, at most `waiting` behind them, first come, first served. */
export function createLimiter(running: number, waiting: number): Limiter {
  const limit = pLimit(running);
  return async (task) => {
    // A task that may run is pending until the next microtask.
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw new LimiterFull();
    return limit(task);
  };
}
