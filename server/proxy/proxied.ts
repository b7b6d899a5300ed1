import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { UpstreamName } from '../../config/upstreams.ts';
import { noteUpstream } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { answerFields, safeFields } from './answerFields.ts';
import { type BodyLimits, readBody, sendBody } from './body.ts';
import { createExchange, type ExchangeTimeouts } from './exchange.ts';
import { ProxyFailure } from './proxyFailure.ts';
import { verdictOn } from './verdict.ts';

interface ProxiedOptions {
  name: UpstreamName;
  /** Base address; the visitor's path is appended to it and can change nothing else. */
  url: string;
  timeouts: ExchangeTimeouts;
  limits: BodyLimits;
  log: Log;
  metrics: Metrics;
}

/** The head of an upstream's answer; its body is still to be read. Times are as in `StoredAnswer`. */
export interface Head {
  readonly answer: IncomingMessage;
  readonly status: number;
  /** As they came. */
  readonly headers: IncomingHttpHeaders;
  readonly requestedAt: number;
  readonly arrivedAt: number;
  readonly answeredAt: number;
}

/** An upstream as visitors reach it. Every call is measured, every failure of the upstream is one log line. */
export interface Proxied {
  /** Sends the request on as `req` stands. @throws ProxyFailure */
  ask: (req: Request, res: Response) => Promise<Head>;
  /** Sends the answer on, or a page of ours in its place. `kept` as in `sendBody`. @throws ProxyFailure */
  sendOn: (head: Head, req: Request, res: Response, kept?: (piece: Buffer) => boolean) => Promise<void>;
  /** Reads the body for nobody but `sink`. @throws ProxyFailure */
  read: (head: Head, sink: (piece: Buffer) => void) => Promise<void>;
  /** The answer is not needed: what of it is still underway is read and forgotten, or cut off. */
  leave: (head: Head) => void;
}

export function createProxied({ name, url, timeouts, limits, log, metrics }: ProxiedOptions): Proxied {
  const exchange = createExchange({ url, timeouts });

  function note(startedAt: number, failure: { kind: string; code: string } | null): void {
    const ms = performance.now() - startedAt;
    metrics.upstreamDuration.labels(name, failure?.kind ?? 'ok').observe(ms / 1_000);
    noteUpstream(name, ms);
    if (failure === null || failure.kind === 'aborted') return;
    const { kind, code } = failure;
    log.warn(
      { event: LOG_EVENTS.proxyFailed, upstream: name, kind, cause: code, ms: Math.round(ms) },
      `${name} failed a visitor`,
    );
  }

  /** Notes how a call ended; a failure goes on to the caller. */
  async function noted<T>(startedAt: number, work: Promise<T>, isEnd: boolean): Promise<T> {
    try {
      const value = await work;
      if (isEnd) note(startedAt, null);
      return value;
    } catch (error) {
      if (error instanceof ProxyFailure) note(startedAt, error);
      throw error;
    }
  }

  function leave({ answer, status, requestedAt }: Head): void {
    const isFault = status >= 500 || (status >= 300 && status < 400 && status !== 304);
    note(requestedAt, isFault ? { kind: 'status', code: String(status) } : null);
    if (Number(answer.headers['content-length'] ?? 0) > SMALL) answer.destroy();
    else readBody(answer, { ...limits, maxBytes: SMALL }, () => true).catch(() => {});
  }

  return {
    ask: async (req, res) => {
      const requestedAt = performance.now();
      const answer = await noted(requestedAt, exchange(req, res), false);
      const { statusCode: status = 502, headers } = answer;
      return { answer, status, headers, requestedAt, arrivedAt: performance.now(), answeredAt: Date.now() };
    },
    sendOn: async (head, req, res, kept) => {
      const { answer, status, headers, requestedAt } = head;
      const verdict = verdictOn(status, req.headers.accept);
      if (verdict !== 'pass') {
        leave(head);
        return sendPlain(res, verdict);
      }
      const hasBody = req.method !== 'HEAD' && status !== 204 && status !== 304;
      const fields = answerFields(headers);
      if (hasBody && Number(headers['content-length'] ?? 0) > limits.maxBytes) {
        answer.destroy();
        note(requestedAt, { kind: 'invalid', code: 'too large' });
        return sendPlain(res, 502);
      }
      res.writeHead(status, status === 204 || status === 304 ? fields : safeFields(fields));
      if (!hasBody) res.end();
      await noted(
        requestedAt,
        hasBody ? sendBody(answer, res, limits, kept) : readBody(answer, limits, () => true),
        true,
      );
    },
    read: (head, sink) => {
      const take = (piece: Buffer) => {
        sink(piece);
        return true;
      };
      return noted(head.requestedAt, readBody(head.answer, limits, take), true);
    },
    leave,
  };
}

/** Bytes that are rather read to their end, to keep the connection, than cut off. */
const SMALL = 64 * 1_024;

/** What a visitor gets when nothing can be sent on; nothing, when something already was. A fault of our own is `next`'s. */
export function sendFailure(res: Response, error: unknown, next: (error: unknown) => void): void {
  if (!(error instanceof ProxyFailure)) next(error);
  else if (!res.headersSent && !res.destroyed) sendPlain(res, error.status);
  else if (!res.writableEnded) res.destroy();
}
