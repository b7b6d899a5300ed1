import { Agent } from 'undici';
import { STANDARD_LIMITS } from '../../../config/upstreams.ts';
import { startTimeLimit } from '../../../lib/startTimeLimit.ts';
import { addUpstreamCall } from '../../operations/context.ts';
import { pageLimit } from '../../operations/limits/pageLimit.ts';
import { LOG_EVENTS } from '../../operations/log/events.ts';
import type { Log } from '../../operations/log/log.ts';
import type { Metrics } from '../../operations/metrics.ts';
import { type BreakerState, createBreaker } from './breaker.ts';
import type { StreamEvent } from './eventStream.ts';
import { type HttpResponse, httpAttempt } from './httpAttempt.ts';
import { createRetryBudget } from './retryBudget.ts';
import { UpstreamError } from './upstreamError.ts';
import { createUpstreamStreams, type StreamCall } from './upstreamStream.ts';
import { parseWellFormed } from './wellFormedJson.ts';

/** Milliseconds. `total` covers the retry too. */
interface UpstreamTimeouts {
  connect: number;
  headers: number;
  total: number;
}

interface UpstreamOptions {
  name: string;
  /** Base URL; paths of calls are appended. */
  url: string;
  /** Headers of every call, including the key. */
  headers?: Readonly<Record<string, string>>;
  timeouts: UpstreamTimeouts;
  log: Log;
  metrics: Metrics;
  /** Maximum size of a decompressed response, in bytes. */
  maxBytes?: number;
  /** Milliseconds until an open breaker sends a probe. */
  breakerResetMs?: number;
}

export interface UpstreamCall {
  /** Name of the call in logs; one of a few constants. */
  operation: string;
  path?: string;
  /** When present, the call is a POST of this JSON. */
  json?: unknown;
  /** Default: `POST` with JSON, else `GET`. */
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Whether the call may be retried. Default: true for GET. */
  idempotent?: boolean;
  /** Statuses other than 2xx that are responses of the contract and no failures. */
  accepts?: readonly number[];
  signal?: AbortSignal;
}

/** The client of an upstream: time limits, one retry, circuit breaker, abort, metrics, one log line for each failure. */
export interface Upstream {
  readonly name: string;
  /** Returns the response, converted by `read` when given. @throws UpstreamError */
  call: <T = HttpResponse>(call: UpstreamCall, read?: Read<T>) => Promise<T>;
  /** Returns the parsed body, converted by `read` when given. @throws UpstreamError */
  json: <T = unknown>(call: UpstreamCall, read?: (body: unknown) => T) => Promise<T>;
  /** Returns the events of a server-sent event stream. @throws UpstreamError, also while it is read */
  stream: (call: StreamCall) => AsyncGenerator<StreamEvent, void, undefined>;
  state: () => BreakerState;
  close: () => Promise<void>;
}

/** Random delay before a retry in milliseconds, so that retries do not arrive at once. */
const JITTER = { min: 20, max: 120 } as const;

/** Converts a response; throws an `UpstreamError` of kind `invalid` when it violates the contract. */
type Read<T> = (response: HttpResponse) => T | Promise<T>;

const identity = <T>(response: T): T => response;

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
    const lateness = watchLateness(call.operation, (error) => {
      outcome = error.kind;
      logFailure(error, performance.now() - startedAt, second);
    });
    // A probe tests whether the upstream has recovered. A client that disconnects must not abort it.
    const signal = breaker.state(call.operation) === 'halfOpen' ? null : (call.signal ?? null);
    const request = () =>
      httpAttempt({
        dispatcher,
        upstream: name,
        operation: call.operation,
        method: call.method ?? (call.json === undefined ? 'GET' : 'POST'),
        origin: base.origin,
        // Without a path, the root is requested.
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
        accepts: call.accepts ?? [],
        signal,
      });
    try {
      return await breaker.run(call.operation, request, read, lateness?.late);
    } catch (error) {
      outcome = error instanceof UpstreamError ? error.kind : 'network';
      logFailure(error, performance.now() - startedAt, second);
      throw error;
    } finally {
      lateness?.end();
      const ms = performance.now() - startedAt;
      addUpstreamCall(name, ms);
      metrics.upstreamDuration.labels(name, outcome).observe(ms / 1000);
    }
  }

  /** Watches whether a call of a page is done before the page's limit; returns null for a call that no page waits for. */
  function watchLateness(operation: string, onLate: (error: UpstreamError) => void) {
    const left = pageLimit();
    if (left === null) return null;
    const { promise: late, reject } = Promise.withResolvers<never>();
    late.catch(() => {});
    const end = startTimeLimit(left, () => {
      const error = new UpstreamError({ upstream: name, operation, kind: 'late' });
      onLate(error);
      reject(error);
    });
    return { late, end };
  }

  function logFailure(error: unknown, ms: number, second: boolean): void {
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

  async function run<T>(upstreamCall: UpstreamCall, read: Read<T>): Promise<T> {
    const deadline = performance.now() + timeouts.total;
    budget.recordAttempt();
    try {
      return await attempt(upstreamCall, read, deadline, false);
    } catch (error) {
      const idempotent = upstreamCall.idempotent ?? (upstreamCall.json === undefined && upstreamCall.method !== 'POST');
      const retry = idempotent && error instanceof UpstreamError && error.isRetryable && !upstreamCall.signal?.aborted;
      if (!retry || !budget.takeRetry()) throw error;
      metrics.upstreamRetries.labels(name).inc();
      await new Promise((resolve) => setTimeout(resolve, JITTER.min + Math.random() * (JITTER.max - JITTER.min)));
      return attempt(upstreamCall, read, deadline, true);
    }
  }

  function parseBody(body: Buffer, operation: string): unknown {
    try {
      return parseWellFormed(body.toString('utf8'));
    } catch (cause) {
      throw new UpstreamError({ upstream: name, operation, kind: 'invalid', detail: 'no JSON', cause });
    }
  }

  const streams = createUpstreamStreams({ name, base, basePath, headers: options.headers, timeouts, breaker, metrics });

  async function* stream(call: StreamCall): AsyncGenerator<StreamEvent, void, undefined> {
    const startedAt = performance.now();
    try {
      yield* streams.read(call);
    } catch (error) {
      logFailure(error, performance.now() - startedAt, false);
      throw error;
    }
  }

  return {
    name,
    stream,
    call: <T>(upstreamCall: UpstreamCall, read = identity as Read<T>) => run(upstreamCall, read),
    json: <T>(upstreamCall: UpstreamCall, read = identity as (body: unknown) => T) =>
      run(upstreamCall, ({ body }) => read(parseBody(body, upstreamCall.operation))),
    state: () => breaker.state(),
    close: async () => {
      breaker.close();
      await streams.close();
      await dispatcher.destroy();
    },
  };
}
