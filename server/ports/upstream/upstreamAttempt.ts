import type { Dispatcher } from 'undici';
import { keyVariableOf } from '../../../config/keyVariable.ts';
import { STANDARD_LIMITS } from '../../../config/upstreams.ts';
import { startTimeLimit } from '../../../lib/startTimeLimit.ts';
import { pageLimit } from '../../operations/limits/pageLimit.ts';
import { LOG_EVENTS } from '../../operations/log/events.ts';
import { addUpstreamCall, inSpan } from '../../operations/request/trace.ts';
import type { TraceSpan } from '../../operations/tracing/traceSpan.ts';
import type { createBreaker } from './breaker.ts';
import { type HttpResponse, httpAttempt } from './httpAttempt.ts';
import type { UpstreamCall, UpstreamOptions } from './upstreamCall.ts';
import { UpstreamError } from './upstreamError.ts';

/** What the calls of an upstream share. */
export interface UpstreamClient {
  readonly options: UpstreamOptions;
  readonly base: URL;
  /** Path of the base URL without a slash at its end. */
  readonly basePath: string;
  readonly dispatcher: Dispatcher;
  readonly breaker: ReturnType<typeof createBreaker>;
}

/** Converts a response; throws an `UpstreamError` of kind `invalid` when it violates the contract. */
export type Read<T> = (response: HttpResponse) => T | Promise<T>;

/** One attempt of a call. */
interface Attempt<T> {
  call: UpstreamCall;
  read: Read<T>;
  /** When the call must be done, on the clock of `performance.now()`. */
  deadline: number;
  /** Whether it is the retry. */
  second: boolean;
}

/** Makes one attempt through the breaker; measures it, traces it and logs its failure. @throws UpstreamError */
export function attemptCall<T>(client: UpstreamClient, attempt: Attempt<T>): Promise<T> {
  const { name } = client.options;
  const { operation } = attempt.call;
  const attributes = {
    'forecourt.upstream': name,
    'forecourt.operation': operation,
    'forecourt.breaker': client.breaker.state(operation),
    ...(attempt.second && { 'http.request.resend_count': 1 }),
  };
  return inSpan(`${name} ${operation}`, attributes, (span) => makeAttempt(client, attempt, span), 'client');
}

async function makeAttempt<T>(client: UpstreamClient, attempt: Attempt<T>, span: TraceSpan | null): Promise<T> {
  const { name, metrics } = client.options;
  const { call, read, second } = attempt;
  const startedAt = performance.now();
  let outcome = 'ok';
  const fail = (error: unknown) => {
    outcome = error instanceof UpstreamError ? error.kind : 'network';
    logFailure(client, error, { ms: performance.now() - startedAt, second });
  };
  const lateness = watchLateness(name, call.operation, fail);
  try {
    // A probe tests whether the upstream has recovered. A client that disconnects must not abort it.
    const signal = client.breaker.state(call.operation) === 'halfOpen' ? null : (call.signal ?? null);
    const request = () => sendRequest(client, call, { totalTimeout: attempt.deadline - startedAt, signal, span });
    return await client.breaker.run(call.operation, request, read, lateness?.late);
  } catch (error) {
    fail(error);
    throw error;
  } finally {
    lateness?.end();
    const ms = performance.now() - startedAt;
    addUpstreamCall(name, ms);
    metrics.upstreamDuration.labels(name, outcome).observe(ms / 1000);
  }
}

function sendRequest(
  { options, base, basePath, dispatcher }: UpstreamClient,
  call: UpstreamCall,
  { totalTimeout, signal, span }: { totalTimeout: number; signal: AbortSignal | null; span: TraceSpan | null },
): Promise<HttpResponse> {
  const { operation, json } = call;
  return httpAttempt({
    dispatcher,
    upstream: options.name,
    operation,
    method: call.method ?? (json === undefined ? 'GET' : 'POST'),
    origin: base.origin,
    // Without a path, the root is requested.
    path: `${basePath}${call.path ?? ''}` || '/',
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
      ...call.headers,
      ...(options.continuesTrace && span?.fields()),
    },
    body: json === undefined ? null : JSON.stringify(json),
    headersTimeout: options.timeouts.headers,
    totalTimeout: Math.max(1, totalTimeout),
    maxBytes: options.maxBytes ?? STANDARD_LIMITS.maxBytes,
    accepts: call.accepts ?? [],
    signal,
    onStatus: (status) => span?.set({ 'http.response.status_code': status }),
  });
}

/** Watches whether a call of a page is done before the page's limit; returns null for a call that no page waits for. */
function watchLateness(upstream: string, operation: string, onLate: (error: UpstreamError) => void) {
  const left = pageLimit();
  if (left === null) return null;
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => {});
  const end = startTimeLimit(left, () => {
    const error = new UpstreamError({ upstream, operation, kind: 'late' });
    onLate(error);
    reject(error);
  });
  return { late, end };
}

/** The upstream refuses our key. It does not heal by itself. */
const KEY_REFUSED: ReadonlySet<number> = new Set([401, 403]);

/** Counts and logs a failure of the upstream: as an error when it refuses our key. @param details `ms` since the call began, and whether it was the retry */
export function logFailure(
  { options }: UpstreamClient,
  error: unknown,
  { ms, second }: { ms: number; second: boolean },
): void {
  if (!(error instanceof UpstreamError) || error.kind === 'aborted' || error.kind === 'breaker') return;
  const { operation, kind, status } = error;
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined;
  options.metrics.upstreamFailures.labels(options.name, kind, String(status ?? '')).inc();
  const isKeyRefused = kind === 'status' && KEY_REFUSED.has(status ?? 0);
  options.log[isKeyRefused ? 'error' : 'warn'](
    {
      event: LOG_EVENTS.upstreamFailed,
      upstream: options.name,
      operation,
      kind,
      status,
      cause: code,
      ms: Math.round(ms),
      second,
      ...(isKeyRefused && { setting: keyVariableOf(options.name) }),
    },
    error.message,
  );
}
