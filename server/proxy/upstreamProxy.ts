import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { UpstreamName } from '../../config/upstreams.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { requestOf } from '../operations/request/request.ts';
import { addUpstreamCall, startSpan } from '../operations/request/trace.ts';
import type { TraceSpan } from '../operations/tracing/traceSpan.ts';
import { type BodyLimits, readBody, sendBody } from './body.ts';
import { createExchange, type Exchange, type ExchangeTimeouts } from './exchange.ts';
import { forwardDecision } from './forwardDecision.ts';
import { ProxyError } from './proxyError.ts';
import { responseFields, safeFields } from './responseFields.ts';

interface UpstreamProxyOptions {
  name: UpstreamName;
  /** Base URL; the path of the request is appended and can change no other part. */
  url: string;
  timeouts: ExchangeTimeouts;
  limits: BodyLimits;
  /** Limits the calls that one client causes. */
  rate: RateLimit;
  /** Whether it is one of our own, whose calls carry `traceparent`. */
  continuesTrace: boolean;
  log: Log;
  metrics: Metrics;
}

/** The head of an upstream's response whose body is not read yet. Times are as in `StoredResponse`. */
export interface UpstreamHead {
  readonly response: IncomingMessage;
  readonly status: number;
  /** As received. */
  readonly headers: IncomingHttpHeaders;
  readonly requestedAt: number;
  readonly arrivedAt: number;
  readonly wallClockAt: number;
  /** The span of the call, which ends with its body. */
  readonly span: TraceSpan | null;
}

/** Forwards visitors' requests to one upstream. Measures every call and logs every failure of the upstream once. */
export interface UpstreamProxy {
  /** Forwards `req` to a path and query of the upstream and resolves with the head of the response. @throws ProxyError */
  fetchHead: (url: string, req: Request, res: Response) => Promise<UpstreamHead>;
  /** Forwards the response, or sends an error page instead. `tee` as in `sendBody`. @throws ProxyError */
  forward: (head: UpstreamHead, req: Request, res: Response, tee?: (chunk: Buffer) => boolean) => Promise<void>;
  /** Reads the body without forwarding it. @throws ProxyError */
  consume: (head: UpstreamHead, onChunk: (chunk: Buffer) => void) => Promise<void>;
  /** Discards the response: reads a small body to its end, closes the connection of a large one. */
  discard: (head: UpstreamHead) => void;
}

/** A call in progress. */
type ProxiedCall = Pick<UpstreamHead, 'requestedAt' | 'span'>;

/** A discarded body up to this size is read to its end, so that the connection can be reused. */
const SMALL_BODY_BYTES = 64 * 1_024;

/** Seconds after which a client that makes too many calls may try again. */
const RETRY_AFTER = '10';

/** @see UpstreamProxy */
export function createUpstreamProxy(options: UpstreamProxyOptions): UpstreamProxy {
  return new MeasuredProxy(options);
}

class MeasuredProxy implements UpstreamProxy {
  readonly #options: UpstreamProxyOptions;
  readonly #exchange: Exchange;

  constructor(options: UpstreamProxyOptions) {
    this.#options = options;
    this.#exchange = createExchange(options);
  }

  async fetchHead(url: string, req: Request, res: Response): Promise<UpstreamHead> {
    if (!this.#options.rate(requestOf(res).client)) throw new ProxyError('limited', 'rate');
    const { name, continuesTrace } = this.#options;
    const requestedAt = performance.now();
    const span = startSpan(
      `${name} proxied`,
      { 'forecourt.upstream': name, 'http.request.method': req.method },
      'client',
    );
    if (continuesTrace && span !== null) req.headers = { ...req.headers, ...span.fields() };
    const response = await this.#recorded({ requestedAt, span }, this.#exchange(url, req, res), false);
    const { statusCode: status = 502, headers } = response;
    span?.set({ 'http.response.status_code': status });
    return { response, status, headers, requestedAt, arrivedAt: performance.now(), wallClockAt: Date.now(), span };
  }

  async forward(head: UpstreamHead, req: Request, res: Response, tee?: (chunk: Buffer) => boolean): Promise<void> {
    const { limits } = this.#options;
    const { response, status, headers } = head;
    const decision = forwardDecision(status, req.headers.accept);
    if (decision !== 'forward') {
      this.discard(head);
      return sendPlain(res, decision);
    }
    const hasBody = req.method !== 'HEAD' && status !== 204 && status !== 304;
    if (hasBody && Number(headers['content-length'] ?? 0) > limits.maxBytes) {
      response.destroy();
      this.#record(head, { kind: 'invalid', code: 'too large' });
      return sendPlain(res, 502);
    }
    const fields = responseFields(headers);
    res.writeHead(status, status === 204 || status === 304 ? fields : safeFields(fields));
    if (!hasBody) res.end();
    const sent = hasBody ? sendBody(response, res, limits, tee) : readBody(response, limits, () => true);
    await this.#recorded(head, sent, true);
  }

  consume(head: UpstreamHead, onChunk: (chunk: Buffer) => void): Promise<void> {
    const take = (chunk: Buffer) => {
      onChunk(chunk);
      return true;
    };
    return this.#recorded(head, readBody(head.response, this.#options.limits, take), true);
  }

  discard(head: UpstreamHead): void {
    const { response, status } = head;
    const isFailure = status >= 500 || (status >= 300 && status < 400 && status !== 304);
    this.#record(head, isFailure ? { kind: 'status', code: String(status) } : null);
    if (Number(response.headers['content-length'] ?? 0) > SMALL_BODY_BYTES) response.destroy();
    else readBody(response, { ...this.#options.limits, maxBytes: SMALL_BODY_BYTES }, () => true).catch(() => {});
  }

  /** Records how a call ended, and passes its result or error on. */
  async #recorded<T>(call: ProxiedCall, work: Promise<T>, isEnd: boolean): Promise<T> {
    try {
      const value = await work;
      if (isEnd) this.#record(call, null);
      return value;
    } catch (error) {
      if (error instanceof ProxyError) this.#record(call, error);
      throw error;
    }
  }

  #record({ requestedAt, span }: ProxiedCall, failure: { kind: string; code: string } | null): void {
    const { name, log, metrics } = this.#options;
    const ms = performance.now() - requestedAt;
    metrics.upstreamDuration.labels(name, failure?.kind ?? 'ok').observe(ms / 1_000);
    addUpstreamCall(name, ms);
    if (failure !== null) span?.fail(failure.kind);
    span?.end();
    if (failure === null || failure.kind === 'aborted') return;
    const { kind, code } = failure;
    log.warn(
      { event: LOG_EVENTS.proxyFailed, upstream: name, kind, cause: code, ms: Math.round(ms) },
      `proxied request to ${name} failed`,
    );
  }
}

/** Sends the error page of a failed call, or closes a response that has begun. Passes other errors to `next`. */
export function sendFailure(res: Response, error: unknown, next: (error: unknown) => void): void {
  if (!(error instanceof ProxyError)) next(error);
  else if (!res.headersSent && !res.destroyed)
    sendPlain(res, error.status, error.kind === 'limited' ? { 'Retry-After': RETRY_AFTER } : {});
  else if (!res.writableEnded) res.destroy();
}
