import { DeadlineError } from '../../../lib/withTimeout.ts';

/** Milliseconds by which a timer is late when other work has held the event loop, and that a response then gets to arrive. */
const HELD_MS = 5;

/**
 * Resolves with a promise that settles within a time. When this process was busy at its end, the promise has a few milliseconds more: a response is
 * not late that had no chance to be read.
 *
 * @throws DeadlineError
 */
export function inWaitedTime<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const { promise: result, resolve, reject } = Promise.withResolvers<T>();
  let timer: NodeJS.Timeout;
  const fail = () => reject(new DeadlineError('second level', milliseconds));
  const waitFor = (ms: number, hasMore: boolean) => {
    const startedAt = performance.now();
    timer = setTimeout(() => {
      const isHeld = performance.now() - startedAt > ms + HELD_MS;
      // What has arrived is read before the next timer.
      if (isHeld && hasMore) waitFor(HELD_MS, false);
      else setImmediate(fail);
    }, ms);
  };
  waitFor(milliseconds, true);
  promise.then(resolve, reject).finally(() => clearTimeout(timer));
  return result;
}
