import { Agent, type Dispatcher } from 'undici';
import { startTimeLimit } from '../../../lib/startTimeLimit.ts';
import type { Metrics } from '../../operations/metrics.ts';
import { addUpstreamCall, startSpan } from '../../operations/request/trace.ts';
import type { createBreaker } from './breaker.ts';
import { readEvents, type StreamEvent } from './eventStream.ts';
import { UpstreamError, type UpstreamFailure } from './upstreamError.ts';

/** A request for a server-sent event stream. */
export interface StreamCall {
  /** Name of the call in logs; one of a few constants. */
  operation: string;
  path: string;
  /** Aborts the request: the visitor has left, or the stream has lasted long enough. */
  signal: AbortSignal;
  /** Milliseconds without a byte after which the stream fails, before the headers too. Time in which nobody reads does not count. */
  silenceMs: number;
  /** Characters of an event, at most. */
  maxEventBytes: number;
  /** Bytes of the stream, at most: an upstream that sends without end would fill the buffers of every reader. */
  maxStreamBytes: number;
}

interface StreamsOptions {
  name: string;
  base: URL;
  basePath: string;
  headers?: Readonly<Record<string, string>>;
  timeouts: { connect: number };
  breaker: ReturnType<typeof createBreaker>;
  metrics: Metrics;
  /** Whether its calls carry `traceparent`. */
  continuesTrace?: boolean;
}

/** Bytes that are read ahead of the caller. */
const READ_AHEAD = 16 * 1_024;

/**
 * Creates the client of an upstream's event streams. They have connections of their own, so that open streams block no other call. Opening a stream goes
 * through the breaker; what fails later does not count for it. Nothing is read ahead of the caller but one chunk.
 */
export function createUpstreamStreams(options: StreamsOptions) {
  const { name, timeouts, breaker, metrics } = options;
  // The number of streams is for the caller to limit. No timeouts of undici: silence is counted here.
  const dispatcher = new Agent({
    connect: { timeout: timeouts.connect },
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  async function* read(call: StreamCall): AsyncGenerator<StreamEvent, void, undefined> {
    const source = { upstream: name, operation: call.operation };
    const startedAt = performance.now();
    const watch = watchSilence(call);
    const failureOf = (error: unknown) => streamFailure(error, watch.reason(), source);
    let outcome = 'ok';
    const attributes = { 'forecourt.upstream': name, 'forecourt.operation': call.operation };
    const span = startSpan(`${name} ${call.operation}`, attributes, 'client');
    const fields = options.continuesTrace ? span?.fields() : undefined;
    try {
      const body = await breaker.run(
        call.operation,
        () =>
          openStream({ ...options, headers: { ...options.headers, ...fields } }, dispatcher, call, watch.signal).catch(
            (error: unknown) => Promise.reject(failureOf(error)),
          ),
        (opened) => opened,
      );
      addUpstreamCall(name, performance.now() - startedAt);
      yield* readEvents(bounded(watch.chunksOf(body), call, source), call.maxEventBytes);
    } catch (error) {
      const failure = failureOf(error);
      outcome = failure.kind;
      span?.fail(outcome);
      throw failure;
    } finally {
      watch.stop();
      span?.end();
      metrics.upstreamDuration.labels(name, outcome).observe((performance.now() - startedAt) / 1_000);
    }
  }

  return { read, close: () => dispatcher.destroy() };
}

/** Requests a stream and returns its body. @throws UpstreamError for a response that is no event stream */
async function openStream(
  { name, base, basePath, headers }: StreamsOptions,
  dispatcher: Dispatcher,
  { operation, path }: StreamCall,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData['body']> {
  const responding = dispatcher.request({
    origin: base.origin,
    path: `${basePath}${path}`,
    method: 'GET',
    headers: { accept: 'text/event-stream', ...headers },
    highWaterMark: READ_AHEAD,
    signal,
  });
  // A request that waits for its connection hears of an abort only when it is connected.
  const response = await Promise.race([responding, rejectedBy(signal)]);
  const { statusCode: status, body } = response;
  if (status !== 200) {
    await body.dump({ limit: 16_384, signal }).catch(() => {});
    throw new UpstreamError({ upstream: name, operation, kind: 'status', status });
  }
  if (!/^text\/event-stream\b/i.test(String(response.headers['content-type'] ?? ''))) {
    body.destroy();
    throw new UpstreamError({ upstream: name, operation, kind: 'invalid', detail: 'no event stream' });
  }
  return body;
}

interface Source {
  upstream: string;
  operation: string;
}

/** Ends the stream as invalid beyond its bytes. */
async function* bounded(
  chunks: AsyncIterable<Uint8Array>,
  { maxStreamBytes }: StreamCall,
  source: Source,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxStreamBytes) throw new UpstreamError({ ...source, kind: 'invalid', detail: 'too large' });
    yield chunk;
  }
}

/** @param reason why the stream was aborted, null when it was not */
function streamFailure(error: unknown, reason: 'timeout' | 'aborted' | null, source: Source): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const kind: UpstreamFailure = reason ?? 'network';
  const detail = kind === 'timeout' ? 'silent' : codeOf(error);
  return new UpstreamError({ ...source, kind, detail, cause: error });
}

/** Returns a promise that never resolves, and rejects when the signal aborts. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

/** Aborts a stream that is silent, and one whose caller aborts. The timer runs only while a chunk is awaited. */
function watchSilence({ signal, silenceMs }: StreamCall) {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | null = null;
  const abort = (cause: 'timeout' | 'aborted') => {
    reason ??= cause;
    controller.abort();
  };
  const onAbort = () => abort('aborted');
  const startLimit = () => startTimeLimit(silenceMs, () => abort('timeout'));
  let endLimit = startLimit();
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });

  async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of body) {
      endLimit();
      yield chunk;
      endLimit = startLimit();
    }
  }

  return {
    signal: controller.signal,
    reason: (): 'timeout' | 'aborted' | null => reason,
    chunksOf,
    stop: () => {
      endLimit();
      signal.removeEventListener('abort', onAbort);
      // A caller that stops early leaves the response unread.
      controller.abort();
    },
  };
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no code';
