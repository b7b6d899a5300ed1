import type { Server } from 'node:http';
import type { Lifecycle } from '../operations/lifecycle.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import { flushLog, type Log } from '../operations/log/log.ts';
import type { Listeners } from './listeners.ts';

interface DrainOptions {
  listeners: Listeners;
  lifecycle: Lifecycle;
  log: Log;
  /** Milliseconds that the listener stays open while readiness already fails. */
  delay: number;
  /** Milliseconds before the listener closes in which responses carry `Connection: close`, so that no reused connection is cut. */
  handover?: number;
  /** Whether each drain is quick, without the delay. */
  development: boolean;
  /** Whether a person runs the process at a terminal. The drain after Ctrl-C is then quick. */
  interactive: boolean;
  /** Milliseconds that requests in progress have after the delay. */
  timeout: number;
  /** Releases other resources: the sandbox, upstream connections. */
  release: () => Promise<void>;
  exit?: (code: number) => void;
}

const HANDOVER_MS = 1_000;

/** Time that requests in progress have at most in a quick drain. */
const QUICK_TIMEOUT_MS = 1_000;

/** A signal in this time after the first one is not a second one: in a process group it comes directly and from `bin/start.mjs`. */
const SAME_SIGNAL_MS = 500;

/** Time before requests in progress are cut, at which queued renders are refused. Longer than a render takes. */
const REFUSE_QUEUED_MS = 4_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Ends the process on a signal without losing a request (Q1). Readiness fails at once and the listener stays open for `delay`. Then
 * connections are closed as they become idle, those of the operations listener last. A second signal exits at once. A crash drains
 * too and exits with 1 (Q44).
 */
export function installDrain(options: DrainOptions): void {
  const { development, interactive, log, exit = process.exit } = options;
  let startedAt: number | null = null;
  const start = (reason: string, code: number, isQuick: boolean) => {
    if (startedAt !== null) {
      if (performance.now() - startedAt > SAME_SIGNAL_MS) exit(code || 1);
      return;
    }
    startedAt = performance.now();
    log.info({ event: LOG_EVENTS.draining, reason }, 'Draining');
    drain(options, isQuick)
      .catch((error: unknown) => log.error({ err: error }, 'Draining failed'))
      .finally(async () => {
        log.info({ event: LOG_EVENTS.drained }, 'Stopped');
        await flushLog(log);
        exit(code);
      });
  };
  const crash = (error: unknown) => {
    log.fatal({ event: LOG_EVENTS.crashed, err: error }, 'Uncaught error');
    if (startedAt === null) start('crash', 1, development);
  };
  process.on('SIGTERM', () => start('SIGTERM', 0, development));
  // At a terminal there is no load balancer to wait for.
  process.on('SIGINT', () => start('SIGINT', 0, development || interactive));
  process.on('unhandledRejection', crash);
  process.on('uncaughtException', crash);
}

async function drain(options: DrainOptions, isQuick: boolean): Promise<void> {
  const { listeners, lifecycle, release } = options;
  const delay = isQuick ? 0 : options.delay;
  lifecycle.drain();
  const handover = Math.min(options.handover ?? HANDOVER_MS, delay);
  await sleep(delay - handover);
  lifecycle.closeConnections();
  await sleep(handover);
  const limit = isQuick ? Math.min(options.timeout, QUICK_TIMEOUT_MS) : options.timeout;
  const end = performance.now() + limit;
  // Renders that have not begun by then are refused, while there is time to send the response.
  const refuseTimer = setTimeout(lifecycle.refuseQueued, limit - Math.min(REFUSE_QUEUED_MS, limit / 2));
  await close(listeners.public, limit);
  clearTimeout(refuseTimer);
  // The operations listener reports the drain, so it closes last.
  if (listeners.operations) await close(listeners.operations, Math.max(0, end - performance.now()));
  await release();
}

/** Closes a server as its connections become idle; destroys the remaining connections after `ms` milliseconds. */
async function close(server: Server, ms: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(ms)]);
  clearInterval(idleTimer);
  server.closeAllConnections();
}
