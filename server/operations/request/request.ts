import type { Response } from 'express';
import type { ResolvedSite } from '../../../config/hosts.ts';
import { ADMIT_ALL, type Admission } from '../limits/admission.ts';
import { NO_CLIENT } from '../limits/clientKey.ts';
import type { TraceSpan } from '../tracing/traceSpan.ts';
import { createTrace, type Trace } from './trace.ts';

/** The listener that received a request; `operations` is the one of `OPERATIONS_PORT`. */
export type ListenerName = 'public' | 'operations';

/**
 * A request as far as it is known. No one changes it: each stage of the chain returns the next value (`stage.ts`). A page's request
 * goes on as `PageRequest` (routed), `LoadedPage` and `PageEntry` (rendered).
 */
export interface ReceivedRequest {
  readonly id: string;
  /** Key of the client, for limits by client (`clientKey.ts`). */
  readonly client: string;
  readonly admission: Admission;
  readonly listener: ListenerName;
  /** `performance.now()` at arrival. */
  readonly startedAt: number;
  /** Headers of every response: name, value, name, value … */
  readonly standardHeaders: readonly string[];
  readonly trace: Trace;
  /**
   * Path and query as they are served: as received, with bytes beyond ASCII encoded, or what a redirect rule or a pending canonical URL
   * has made of it.
   */
  readonly url: string;
  /** Null until the site is resolved; on the operations listener also for a host of no site. */
  readonly resolved: ResolvedSite | null;
  /** The rule that has rewritten the URL. */
  readonly rule: string | null;
  /** The canonical URL to redirect to when a page exists (`deferToPage`); null when the URL is canonical. */
  readonly canonicalUrl: string | null;
}

/** A request of a site. */
export interface ResolvedRequest extends ReceivedRequest {
  readonly resolved: ResolvedSite;
}

type Origin = Partial<Pick<ReceivedRequest, 'client' | 'admission' | 'listener' | 'url'>> & {
  /** The span of the request; null without an exporter. */
  span?: TraceSpan | null;
};

/** Returns a request that has just arrived. */
export function receivedRequest(
  id: string,
  standardHeaders: readonly string[],
  { span = null, ...origin }: Origin = {},
): ReceivedRequest {
  return {
    id,
    client: NO_CLIENT,
    admission: ADMIT_ALL,
    listener: 'public',
    url: '/',
    ...origin,
    standardHeaders,
    startedAt: performance.now(),
    trace: createTrace(id, span),
    resolved: null,
    rule: null,
    canonicalUrl: null,
  };
}

/** What belongs to a response while it is in progress. */
interface ResponseState {
  request: ReceivedRequest;
  /** Called once when the response is complete or the client has disconnected. One event listener calls them all. */
  readonly closing: (() => void)[];
}

/** Begins a response. Express creates `res.locals` later, unless it exists. */
export function beginResponse(res: Response, request: ReceivedRequest): void {
  const closing: (() => void)[] = [];
  res.locals ??= {};
  res.locals.state = { request, closing } satisfies ResponseState;
  res.once('close', () => {
    for (const callback of closing) callback();
  });
}

/** Whether a response has begun. That of a request which is ignored has not. */
export function hasBegun(res: Response): boolean {
  return res.locals?.state !== undefined;
}

/** Returns the request of a response, as its last stage left it. */
export function requestOf(res: Response): ReceivedRequest {
  return stateOf(res).request;
}

/** Puts the value of the next stage in place of the last one. */
export function setRequest(res: Response, request: ReceivedRequest): void {
  stateOf(res).request = request;
}

/** Calls back once when the response is complete or the client has disconnected. */
export function onClose(res: Response, callback: () => void): void {
  stateOf(res).closing.push(callback);
}

/** Returns the standard headers and the given ones, for a response whose headers are written by one `writeHead`. */
export function headersFor(res: Response, headers: Readonly<Record<string, string | number>>): string[] {
  return [...requestOf(res).standardHeaders, ...Object.entries(headers).flat().map(String)];
}

function stateOf(res: Response): ResponseState {
  return res.locals.state as ResponseState;
}
