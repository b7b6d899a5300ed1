import type { Server } from 'node:http';
import { LOG_EVENTS } from './events.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Listeners } from './listeners.ts';
import { flushLog, type Log } from './log.ts';

interface DrainOptions {
  listeners: Listeners;
  lifecycle: Lifecycle;
  log: Log;
  /** Milliseconds the listener stays open while readiness already says no. */
  delay: number;
  /** A person at the keyboard: Ctrl-C waits for nobody. */
  interactive: boolean;
  /** Milliseconds that requests in progress have after that. */
  timeout: number;
  /** Releases what else is held: the sandbox, upstream connections. */
  release: () => Promise<void>;
  exit?: (code: number) => void;
}

/** Answers of the last second before the listener closes ask for a new connection, so that no busy one is cut idle. */
const HANDOVER_MS = 1_000;

/** So long before requests in progress are cut, pages that wait for their turn are refused: more than those being made take. */
const LAST_CALL_MS = 4_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Ends the process without losing a request (Q1): readiness fails at once, the listener stays open for `delay`, then
 * connections are closed as they fall idle, the operations listener last. A second signal exits at once. A crash drains too and exits 1 (Q44).
 */
export function installDrain(options: DrainOptions): void {
  const { log, exit = process.exit } = options;
  let begun = false;
  const begin = (reason: string, code: number, delay: number) => {
    if (begun) return exit(code || 1);
    begun = true;
    log.info({ event: LOG_EVENTS.draining, reason }, 'Draining');
    drain(options, delay)
      .catch((error: unknown) => log.error({ err: error }, 'Draining failed'))
      .finally(async () => {
        log.info({ event: LOG_EVENTS.drained }, 'Stopped');
        await flushLog(log);
        exit(code);
      });
  };
  const crash = (error: unknown) => {
    log.fatal({ event: LOG_EVENTS.crashed, err: error }, 'A failure that nothing caught');
    if (!begun) begin('crash', 1, options.delay);
  };
  process.on('SIGTERM', () => begin('SIGTERM', 0, options.delay));
  // Ctrl-C of a person: nobody balances load here.
  process.on('SIGINT', () => begin('SIGINT', 0, options.interactive ? 0 : options.delay));
  process.on('unhandledRejection', crash);
  process.on('uncaughtException', crash);
}

async function drain({ listeners, lifecycle, timeout, release }: DrainOptions, delay: number): Promise<void> {
  lifecycle.drain();
  const handover = Math.min(HANDOVER_MS, delay);
  await sleep(delay - handover);
  lifecycle.closeConnections();
  await sleep(handover);
  const limit = delay === 0 ? Math.min(timeout, 1_000) : timeout;
  const end = performance.now() + limit;
  // Pages that have not begun by then are refused while there is time to say so.
  const lastCall = setTimeout(lifecycle.lastCall, limit - Math.min(LAST_CALL_MS, limit / 2));
  await close(listeners.public, limit);
  clearTimeout(lastCall);
  // Until here it has said how the drain goes.
  if (listeners.operations) await close(listeners.operations, Math.max(0, end - performance.now()));
  await release();
}

/** Closes a server as its connections fall idle; cuts what is left after so many milliseconds. */
async function close(server: Server, ms: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(ms)]);
  clearInterval(idle);
  server.closeAllConnections();
}
