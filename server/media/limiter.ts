/** Runs a task when fewer than the limit are running. Rejects at once with `LimiterFull` when too many wait. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

export class LimiterFull extends Error {
  override readonly name = 'LimiterFull';
}

/** Creates a limiter: at most `running` tasks at the same time, at most `waiting` behind them, first come, first served. */
export function createLimiter(running: number, waiting: number): Limiter {
  const queue: (() => void)[] = [];
  let active = 0;

  /** Passes the turn on to the next task. */
  function end(): void {
    const next = queue.shift();
    if (next === undefined) active -= 1;
    else next();
  }

  return async (task) => {
    if (active < running) active += 1;
    else if (queue.length >= waiting) throw new LimiterFull();
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      end();
    }
  };
}
