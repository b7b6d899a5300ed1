import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes } from '@opentelemetry/api';
import type { SpanKind, TraceSpan } from '../tracing/traceSpan.ts';

/** Names the request in all log lines that are written for it, and counts the upstream calls that it waited for. */
export interface Trace {
  readonly id: string;
  /** Number of calls and milliseconds spent waiting, by upstream. */
  readonly upstreams: Map<string, { calls: number; ms: number }>;
  /** Milliseconds of the renders that this request has started; null when it has started none. */
  readonly render: { ms: number | null };
  /** The span of OpenTelemetry to which what this code does belongs; null without an exporter. */
  readonly span: TraceSpan | null;
}

const storage = new AsyncLocalStorage<Trace>();

export function createTrace(id: string, span: TraceSpan | null = null): Trace {
  return { id, upstreams: new Map(), render: { ms: null }, span };
}

/** Runs code for a request. */
export function runTraced(trace: Trace, run: () => void): void {
  storage.run(trace, run);
}

/** Returns what log lines say of the request that this code runs for; nothing at start-up and in timers. */
export function loggedTrace(): { reqId?: string; traceId?: string } {
  const trace = storage.getStore();
  if (trace === undefined) return {};
  return trace.span === null ? { reqId: trace.id } : { reqId: trace.id, traceId: trace.span.traceId };
}

/** Returns an object that all code shares which runs for one request; undefined at start-up and in timers. */
export function currentRequest(): object | undefined {
  return storage.getStore()?.upstreams;
}

/** Starts a span below the current one; null without an exporter. Whoever starts it ends it. */
export function startSpan(name: string, attributes: Attributes, kind: SpanKind): TraceSpan | null {
  return storage.getStore()?.span?.child(name, attributes, kind) ?? null;
}

/** Runs work in a span below the current one. Without an exporter it just runs. */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: TraceSpan | null) => Promise<T>,
  kind: SpanKind = 'internal',
): Promise<T> {
  const trace = storage.getStore();
  const span = trace?.span?.child(name, attributes, kind) ?? null;
  if (trace === undefined || span === null) return work(null);
  try {
    return await storage.run({ ...trace, span }, () => work(span));
  } catch (error) {
    span.fail(failureOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Returns the kind of a failure, or the name of the error. */
const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'kind' in error && typeof error.kind === 'string' ? error.kind : error.name;
};

/** Adds an upstream call to the request that waits for it. */
export function addUpstreamCall(name: string, ms: number): void {
  const upstreams = storage.getStore()?.upstreams;
  if (upstreams === undefined) return;
  const entry = upstreams.get(name);
  if (entry === undefined) {
    upstreams.set(name, { calls: 1, ms });
  } else {
    entry.calls += 1;
    entry.ms += ms;
  }
}

/** Measures a render for the request that has started it. */
export async function measureRender<T>(render: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await render();
  } finally {
    const measured = storage.getStore()?.render;
    if (measured !== undefined) measured.ms = (measured.ms ?? 0) + performance.now() - startedAt;
  }
}
