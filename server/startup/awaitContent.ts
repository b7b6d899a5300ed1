import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from '../operations/lifecycle.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';

interface AwaitContentOptions {
  /** A call to the content platform. */
  call: () => Promise<unknown>;
  lifecycle: Pick<Lifecycle, 'setStarting' | 'isDraining'>;
  log: Log;
  /** Milliseconds after which the process is ready without the platform. */
  limitMs: number;
  pauseMs?: number;
}

/** Milliseconds between two calls. */
const PAUSE_MS = 1_000;

/**
 * Reports the process as starting until the content platform has responded once: a URL or key that is wrong, or a name that does not
 * resolve, gets no visitors. During an outage of the platform the process is ready after the limit, because it may still send redirects
 * and files.
 */
export async function awaitContent({
  call,
  lifecycle,
  log,
  limitMs,
  pauseMs = PAUSE_MS,
}: AwaitContentOptions): Promise<void> {
  const until = performance.now() + limitMs;
  lifecycle.setStarting(limitMs > 0);
  for (;;) {
    const error = await call().then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    if (error === null || lifecycle.isDraining()) break;
    if (performance.now() >= until) {
      log.error({ event: LOG_EVENTS.startedWithoutContent, err: error.reason });
      break;
    }
    await sleep(pauseMs, undefined, { ref: false });
  }
  lifecycle.setStarting(false);
}
