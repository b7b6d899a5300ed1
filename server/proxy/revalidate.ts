import type { IncomingHttpHeaders } from 'node:http';
import type { Response } from 'express';
import { concatBytes } from '../cache/concatBytes.ts';
import { report, reportOf } from '../operations/request/report.ts';
import { withDefaultLifetime } from './defaultLifetime.ts';
import { forwardDecision } from './forwardDecision.ts';
import type { ResponseStore } from './httpCache/responseStore.ts';
import { mayServeOnError } from './httpCache/reuse.ts';
import { applyNotModified, conditionalFields } from './httpCache/revalidation.ts';
import type { StoredResponse } from './httpCache/storedResponse.ts';
import { hasValidator, mayStore } from './httpCache/storing.ts';
import { varyValuesOf } from './httpCache/vary.ts';
import { ProxyError } from './proxyError.ts';
import type { ProxyRequest } from './proxyRequest.ts';
import type { Outcome } from './requestCollapsing.ts';
import { responseFields } from './responseFields.ts';
import { cacheStatus } from './serveStored.ts';
import type { UpstreamHead, UpstreamProxy } from './upstreamProxy.ts';

interface RevalidationOptions {
  upstream: UpstreamProxy;
  responses: ResponseStore;
  /** Of a stored body. */
  maxBytes: number;
  now: () => number;
  /** Responds with a stored response, stale or just revalidated; `status` is the `Cache-Status` (RFC 9211). */
  serve: (request: ProxyRequest, stored: StoredResponse, state: 'hit' | 'stale', status: string) => void;
  onMiss: () => void;
}

/**
 * Sends a `GET` to the upstream: a conditional one when `stored` has a validator. Stores the new response when that is
 * allowed, and sends it to the client unless the client already has a response (background revalidation). Calls `settle`
 * with the outcome as soon as it is known.
 *
 * @throws ProxyError when no stored response may be served instead
 */
export type Revalidate = (
  request: ProxyRequest,
  stored: StoredResponse | null,
  settle: (outcome: Outcome) => void,
) => Promise<void>;

export function createRevalidation(options: RevalidationOptions): Revalidate {
  const { upstream, responses, now, serve } = options;

  /** Serves the stored response after a failure of the upstream when that is allowed; returns whether it did. */
  function serveOnError(request: ProxyRequest, stored: StoredResponse | null, status: string): boolean {
    if (stored === null || request.res.headersSent || !mayServeOnError(stored, now())) return false;
    serve(request, stored, 'stale', status);
    return true;
  }

  /** Applies a 304 to the stored response; returns false and removes it when the 304 is about another one. */
  function confirm(
    request: ProxyRequest,
    { stored, head, purgeCount }: Pick<NewResponse, 'head' | 'purgeCount'> & { stored: StoredResponse },
  ): boolean {
    upstream.discard(head);
    const updated = applyNotModified(stored, responseFields(head.headers), head);
    if (updated === null) responses.remove(request.url);
    else responses.save(request.url, updated, purgeCount);
    if (updated !== null && !request.res.headersSent) serve(request, updated, 'hit', 'fwd=stale; fwd-status=304');
    return updated !== null;
  }

  /** Returns the head of the upstream's response, or the failure when the stored response was served instead. */
  async function fetchHead(request: ProxyRequest, stored: StoredResponse | null): Promise<UpstreamHead | ProxyError> {
    let head: UpstreamHead;
    try {
      head = await upstream.fetchHead(request.url, request.req, request.res);
    } catch (error) {
      // A client that has left says nothing about the upstream; another request makes the call.
      const isFailure = error instanceof ProxyError && error.kind !== 'aborted';
      if (isFailure && serveOnError(request, stored, 'hit; detail=stale')) return error;
      throw error;
    }
    if (head.status < 500 || !serveOnError(request, stored, `hit; detail=stale; fwd-status=${head.status}`))
      return head;
    upstream.discard(head);
    return new ProxyError('status', String(head.status));
  }

  return async function revalidate(request, stored, settle): Promise<void> {
    const { req, res, fields } = request;
    const validated = stored !== null && hasValidator(stored.headers) ? stored : null;
    req.headers = validated === null ? fields : conditionalFields(validated, fields);
    reportMiss(res);
    const purgeCount = responses.purgeCount();
    const head = await fetchHead(request, stored);
    if (head instanceof ProxyError) return settle(head);
    if (validated !== null && head.status === 304) {
      return confirm(request, { stored: validated, head, purgeCount })
        ? settle('stored')
        : revalidate(request, null, settle);
    }
    if (!res.headersSent) options.onMiss();
    return forwardAndStore(options, request, { head, stored, purgeCount, settle });
  };
}

interface NewResponse {
  head: UpstreamHead;
  /** The stored response until now. */
  stored: StoredResponse | null;
  /** Purges before the request to the upstream. */
  purgeCount: number;
  settle: (outcome: Outcome) => void;
}

/** Forwards a new response while collecting its body, and stores it when it is complete and small enough. */
async function forwardAndStore(
  options: RevalidationOptions,
  request: ProxyRequest,
  { head, stored, purgeCount, settle }: NewResponse,
): Promise<void> {
  const { responses, maxBytes } = options;
  const { url, fields } = request;
  const { status, requestedAt, arrivedAt, wallClockAt } = head;
  const headers = withDefaultLifetime(url, status, head.headers);
  // The stored response is outdated when the upstream has a new one or none any more.
  if (stored !== null && (status < 400 || status === 404 || status === 410)) responses.remove(url);
  // When the client gets an error page instead, the upstream's body is discarded.
  const hasBody = request.res.headersSent || forwardDecision(status, fields.accept) === 'forward';
  const isSmallEnough = !(Number(headers['content-length'] ?? 0) > maxBytes);
  const isCacheable = hasBody && isSmallEnough && mayStore({ ...head, headers }, request);
  const body = isCacheable ? createBodyCollector(maxBytes, () => settle('private')) : null;
  if (body === null) settle('private');
  await deliver(options.upstream, request, { head: { ...head, headers }, isMiss: stored === null, body });
  const complete = body?.complete() ?? null;
  if (complete === null) return;
  const varyValues = varyValuesOf(headers.vary, fields);
  const times = { requestedAt, arrivedAt, wallClockAt };
  const response = { status, headers: storedFields(headers, wallClockAt), body: complete, varyValues, ...times };
  responses.save(url, response, purgeCount);
  settle('stored');
}

interface Delivery {
  head: UpstreamHead;
  isMiss: boolean;
  body: BodyCollector | null;
}

/** Sends the response to the client and to the collector; only to the collector when the client already has a response. */
function deliver(
  upstream: UpstreamProxy,
  { req, res }: ProxyRequest,
  { head, isMiss, body }: Delivery,
): Promise<void> | void {
  if (!res.headersSent) {
    const status = `fwd=${isMiss ? 'miss' : 'stale'}; fwd-status=${head.status}${body === null ? '' : '; stored'}`;
    const headers = { ...head.headers, 'cache-status': cacheStatus(head.headers, status) };
    return upstream.forward({ ...head, headers }, req, res, body?.add);
  }
  return body === null ? upstream.discard(head) : upstream.consume(head, body.add);
}

interface BodyCollector {
  /** Adds a chunk; returns whether the collector still collects. */
  add: (chunk: Buffer) => boolean;
  /** Returns the body, or null when it was too large. */
  complete: () => Buffer | null;
}

/** Creates a collector of at most `maxBytes`. It discards a larger body and calls `onTooLarge`. */
function createBodyCollector(maxBytes: number, onTooLarge: () => void): BodyCollector {
  let chunks: Buffer[] | null = [];
  let bytes = 0;
  return {
    add: (chunk) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes && chunks !== null) {
        chunks = null;
        onTooLarge();
      }
      chunks?.push(chunk);
      return chunks !== null;
    },
    complete: () => chunks && concatBytes(chunks),
  };
}

/** Returns the fields to store: without those of one connection or visitor, and with a `Date`. */
function storedFields(headers: IncomingHttpHeaders, wallClockAt: number): IncomingHttpHeaders {
  const fields = responseFields(headers);
  return { ...fields, date: fields.date ?? new Date(wallClockAt).toUTCString() };
}

/** Says that the response was not cached, unless a stale one has been sent, which is revalidated. */
function reportMiss(res: Response): void {
  if (reportOf(res).cache === null) report(res, { cache: 'miss' });
}
