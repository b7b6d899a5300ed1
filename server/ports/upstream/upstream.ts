import { Agent } from 'undici';
import { type BreakerState, createBreaker } from './breaker.ts';
import type { StreamEvent } from './eventStream.ts';
import type { HttpResponse } from './httpAttempt.ts';
import { parseBody } from './parseBody.ts';
import { createRetryBudget } from './retryBudget.ts';
import { attemptCall, logFailure, type Read, type UpstreamClient } from './upstreamAttempt.ts';
import type { UpstreamCall, UpstreamOptions } from './upstreamCall.ts';
import { UpstreamError } from './upstreamError.ts';
import { createUpstreamStreams, type StreamCall } from './upstreamStream.ts';

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

const identity = <T>(response: T): T => response;

/** @see Upstream */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { name, timeouts } = options;
  const client = createClient(options);
  const { base, basePath, dispatcher, breaker } = client;
  const budget = createRetryBudget();
  const streams = createUpstreamStreams({ ...options, base, basePath, breaker });
  const run = async <T>(call: UpstreamCall, read: Read<T>): Promise<T> => {
    const attempt = { call, read, deadline: performance.now() + timeouts.total, second: false };
    budget.recordAttempt();
    try {
      return await attemptCall(client, attempt);
    } catch (error) {
      if (!mayRetry(call, error) || !budget.takeRetry()) throw error;
      options.metrics.upstreamRetries.labels(name).inc();
      await new Promise((resolve) => setTimeout(resolve, JITTER.min + Math.random() * (JITTER.max - JITTER.min)));
      return attemptCall(client, { ...attempt, second: true });
    }
  };
  return {
    name,
    call: <T>(call: UpstreamCall, read = identity as Read<T>) => run(call, read),
    json: <T>(call: UpstreamCall, read = identity as (body: unknown) => T) =>
      run(call, ({ body }) => read(parseBody(body, { upstream: name, operation: call.operation }))),
    stream: async function* stream(call: StreamCall) {
      const startedAt = performance.now();
      try {
        yield* streams.read(call);
      } catch (error) {
        logFailure(client, error, { ms: performance.now() - startedAt, second: false });
        throw error;
      }
    },
    state: () => breaker.state(),
    close: async () => {
      breaker.close();
      await streams.close();
      await dispatcher.destroy();
    },
  };
}

function createClient(options: UpstreamOptions) {
  const { name, log, metrics, timeouts, breakerResetMs } = options;
  const base = new URL(options.url);
  const resetMs = breakerResetMs !== undefined && { resetMs: breakerResetMs };
  return {
    options,
    base,
    basePath: base.pathname.replace(/\/$/, ''),
    dispatcher: new Agent({
      connect: { timeout: timeouts.connect },
      connections: 64,
      keepAliveTimeout: 20_000,
      pipelining: 1,
    }),
    breaker: createBreaker({ upstream: name, log, metrics, ...resetMs }),
  } satisfies UpstreamClient;
}

function mayRetry({ idempotent, json, method, signal }: UpstreamCall, error: unknown): boolean {
  const isIdempotent = idempotent ?? (json === undefined && method !== 'POST');
  return isIdempotent && error instanceof UpstreamError && error.isRetryable && !signal?.aborted;
}
