import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from '../operations/lifecycle.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';

interface AwaitContentOptions {
  /** A call to the content platform for each site, by its id. */
  calls: Readonly<Record<string, () => Promise<unknown>>>;
  lifecycle: Pick<Lifecycle, 'setStarting' | 'isDraining'>;
  log: Log;
  /** Milliseconds after which the process is ready without the platform. */
  limitMs: number;
  pauseMs?: number;
}

/** Milliseconds between two calls. */
const PAUSE_MS = 1_000;

/**
 * Reports the process as starting until the content platform has responded once for each site: a URL or key that is wrong, or a name that does not
 * resolve, gets no visitors. During an outage of the platform the process is ready after the limit, because it may still send redirects
 * and files.
 */
export async function awaitContent({
  calls,
  lifecycle,
  log,
  limitMs,
  pauseMs = PAUSE_MS,
}: AwaitContentOptions): Promise<void> {
  const until = performance.now() + limitMs;
  lifecycle.setStarting(limitMs > 0 ? 'starting' : null);
  let waiting = Object.keys(calls);
  for (;;) {
    const errors = await Promise.all(waiting.map(async (site) => ({ site, ...(await outcomeOf(calls[site])) })));
    const failed = errors.filter(({ error }) => error !== undefined);
    waiting = failed.map(({ site }) => site);
    if (waiting.length === 0 || lifecycle.isDraining()) break;
    if (performance.now() >= until) {
      log.error({ event: LOG_EVENTS.startedWithoutContent, sites: waiting, err: failed[0]?.error });
      break;
    }
    await sleep(pauseMs, undefined, { ref: false });
  }
  lifecycle.setStarting(null);
}

/** Returns why a call failed, if it did. */
const outcomeOf = (call: (() => Promise<unknown>) | undefined): Promise<{ error?: unknown }> =>
  Promise.resolve(call?.()).then(
    () => ({}),
    (error: unknown) => ({ error: error ?? new Error('No reason') }),
  );
