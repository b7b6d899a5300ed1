import type { Lifecycle } from '../operations/lifecycle.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';

interface WarmUpOptions {
  /** Makes a page each, the ones that most visitors request first. Each takes what the second level of the caches has. */
  pages: readonly ((signal: AbortSignal) => Promise<void>)[];
  lifecycle: Pick<Lifecycle, 'setStarting' | 'isDraining'>;
  log: Log;
  /** Milliseconds after which the process is ready with fewer pages; 0 makes none. */
  limitMs: number;
}

/** Pages that are made at the same time. */
const AT_ONCE = 2;

/**
 * Makes the start pages before the process is ready, so that its first visitors find code that has run and caches that are filled. A page that fails
 * is left out.
 */
export async function warmUp({ pages, lifecycle, log, limitMs }: WarmUpOptions): Promise<void> {
  if (limitMs === 0 || lifecycle.isDraining()) return;
  const startedAt = performance.now();
  const limit = AbortSignal.timeout(limitMs);
  lifecycle.setStarting('warming');
  const waiting = [...pages];
  let made = 0;
  const makeNext = async (): Promise<void> => {
    for (let make = waiting.shift(); make && !limit.aborted && !lifecycle.isDraining(); make = waiting.shift()) {
      const isMade = await make(limit).then(
        () => true,
        () => false,
      );
      made += isMade ? 1 : 0;
    }
  };
  const ended = new Promise<void>((resolve) => limit.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, makeNext)), ended]);
  lifecycle.setStarting(null);
  const line = { pages: made, of: pages.length, ms: Math.round(performance.now() - startedAt) };
  if (limit.aborted) log.warn({ event: LOG_EVENTS.startedCold, ...line });
  else log.info({ event: LOG_EVENTS.startedWarm, ...line });
}
