import { Agent } from 'undici';
import { STANDARD_LIMITS } from '../../config/upstreams.ts';
import { addUpstreamCall } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { type BreakerState, createBreaker } from './breaker.ts';
import { type HttpAnswer, httpAttempt } from './httpAttempt.ts';
import { createRetryBudget } from './retryBudget.ts';
import { UpstreamError } from './upstreamError.ts';
import { parseWellFormed } from './wellFormedJson.ts';

/** Milliseconds. `total` covers the retry too. */
interface UpstreamTimeouts {
  connect: number;
  headers: number;
  total: number;
}

interface UpstreamOptions {
  name: string;
  /** Base address; paths of calls are appended. */
  url: string;
  /** Sent with every call, the key among them. */
  headers?: Readonly<Record<string, string>>;
  timeouts: UpstreamTimeouts;
  log: Log;
  metrics: Metrics;
  /** Largest answer that is read, in bytes, unpacked. */
  maxBytes?: number;
  /** Milliseconds an open breaker waits for its probe. */
  breakerResetMs?: number;
}

export interface UpstreamCall {
  /** Name of the call in logs; one of a few constants. */
  operation: string;
  path?: string;
  /** Present: a POST of this JSON. */
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Whether doing it twice is the same as doing it once; only then it is retried. A GET is. */
  idempotent?: boolean;
  signal?: AbortSignal;
}

/** The one way to an upstream: time limits, one retry, breaker, abort, counters, one log line per failure. */
export interface Upstream {
  readonly name: string;
  /** The response, taken in by `read` where that is given, which throws what it cannot use. @throws UpstreamError */
  call: <T = HttpAnswer>(call: UpstreamCall, read?: Read<T>) => Promise<T>;
  /** The body parsed, and checked by `read` where that is given, which throws what it cannot use. @throws UpstreamError */
  json: <T = unknown>(call: UpstreamCall, read?: (answer: unknown) => T) => Promise<T>;
  state: () => BreakerState;
  close: () => Promise<void>;
}

/** Milliseconds before a second attempt, drawn at random so that many do not come at once. */
const JITTER = { min: 20, max: 120 } as const;

/** Takes in a response; throws an `UpstreamError` of kind `invalid` when it is not what was agreed. */
type Read<T> = (response: HttpAnswer) => T | Promise<T>;

const asItIs = <T>(response: T): T => response;

export function createUpstream(options: UpstreamOptions): Upstream {
  const { name, timeouts, log, metrics } = options;
  const base = new URL(options.url);
  const basePath = base.pathname.replace(/\/$/, '');
  const dispatcher = new Agent({
    connect: { timeout: timeouts.connect },
    connections: 64,
    keepAliveTimeout: 20_000,
    pipelining: 1,
  });
  const breaker = createBreaker({
    upstream: name,
    log,
    metrics,
    ...(options.breakerResetMs !== undefined && { resetMs: options.breakerResetMs }),
  });
  const budget = createRetryBudget();

  async function attempt<T>(call: UpstreamCall, read: Read<T>, deadline: number, second: boolean): Promise<T> {
    const startedAt = performance.now();
    let outcome = 'ok';
    // A probe says whether the upstream is well again; a visitor who leaves must not take the answer away.
    const signal = breaker.state() === 'halfOpen' ? null : (call.signal ?? null);
    // A response that cannot be read is a failure of the upstream like any other, so the breaker sees it too.
    const exchange = async () => {
      const response = await httpAttempt({
        dispatcher,
        upstream: name,
        operation: call.operation,
        method: call.json === undefined ? 'GET' : 'POST',
        origin: base.origin,
        // An address without a path is that of the root.
        path: `${basePath}${call.path ?? ''}` || '/',
        headers: {
          ...(call.json !== undefined && { 'content-type': 'application/json' }),
          ...options.headers,
          ...call.headers,
        },
        body: call.json === undefined ? null : JSON.stringify(call.json),
        headersTimeout: timeouts.headers,
        totalTimeout: Math.max(1, deadline - startedAt),
        maxBytes: options.maxBytes ?? STANDARD_LIMITS.maxBytes,
        signal,
      });
      return read(response);
    };
    try {
      return await breaker.run(call.operation, exchange);
    } catch (error) {
      outcome = error instanceof UpstreamError ? error.kind : 'network';
      noteFailure(error, performance.now() - startedAt, second);
      throw error;
    } finally {
      const ms = performance.now() - startedAt;
      addUpstreamCall(name, ms);
      metrics.upstreamDuration.labels(name, outcome).observe(ms / 1000);
    }
  }

  function noteFailure(error: unknown, ms: number, second: boolean): void {
    if (!(error instanceof UpstreamError) || error.kind === 'aborted' || error.kind === 'breaker') return;
    const { operation, kind, status } = error;
    const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined;
    log.warn(
      {
        event: LOG_EVENTS.upstreamFailed,
        upstream: name,
        operation,
        kind,
        status,
        cause: code,
        ms: Math.round(ms),
        second,
      },
      error.message,
    );
  }

  async function run<T>(wanted: UpstreamCall, read: Read<T>): Promise<T> {
    const deadline = performance.now() + timeouts.total;
    budget.earn();
    try {
      return await attempt(wanted, read, deadline, false);
    } catch (error) {
      const idempotent = wanted.idempotent ?? wanted.json === undefined;
      const retry = idempotent && error instanceof UpstreamError && error.isWorthRetrying && !wanted.signal?.aborted;
      if (!retry || !budget.spend()) throw error;
      metrics.upstreamRetries.labels(name).inc();
      await new Promise((resolve) => setTimeout(resolve, JITTER.min + Math.random() * (JITTER.max - JITTER.min)));
      return attempt(wanted, read, deadline, true);
    }
  }

  function parsed(body: Buffer, operation: string): unknown {
    try {
      return parseWellFormed(body.toString('utf8'));
    } catch (cause) {
      throw new UpstreamError({ upstream: name, operation, kind: 'invalid', detail: 'no JSON', cause });
    }
  }

  return {
    name,
    call: <T>(wanted: UpstreamCall, read = asItIs as Read<T>) => run(wanted, read),
    json: <T>(wanted: UpstreamCall, read = asItIs as (body: unknown) => T) =>
      run(wanted, ({ body }) => read(parsed(body, wanted.operation))),
    state: breaker.state,
    close: async () => {
      breaker.close();
      await dispatcher.destroy();
    },
  };
}
