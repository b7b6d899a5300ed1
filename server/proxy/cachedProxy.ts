import type { RequestHandler } from 'express';
import type { ResponseStore } from '../httpCache/responseStore.ts';
import { mayServeOnError, reuseOf } from '../httpCache/reuse.ts';
import type { StoredResponse } from '../httpCache/storedResponse.ts';
import { contextOf } from '../operations/context.ts';
import type { Metrics } from '../operations/metrics.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { withDefaultLifetime } from './defaultLifetime.ts';
import { invalidatedUrls } from './invalidatedUrls.ts';
import { ProxyError, type ProxyErrorKind } from './proxyError.ts';
import { createProxyRequest, isConditional, isPartial, type ProxyRequest } from './proxyRequest.ts';
import { createRequestCollapsing, type Outcome } from './requestCollapsing.ts';
import { createRevalidation } from './revalidate.ts';
import { cacheStatus, serveStored } from './serveStored.ts';
import { sendFailure, type UpstreamHead, type UpstreamProxy } from './upstreamProxy.ts';

interface CachedProxyOptions {
  upstream: UpstreamProxy;
  /** Base URL of the upstream. */
  url: string;
  responses: ResponseStore;
  /** Of a stored body. */
  maxBytes: number;
  metrics: Metrics;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** Failures that only concern the client of the call: another request makes the call. */
const ENDED_BY_CLIENT: ReadonlySet<ProxyErrorKind> = new Set(['aborted', 'limited']);
/** How often a request waits for another request's call before it makes its own. */
const MAX_ATTEMPTS = 3;
/** Revalidations in the background at the same time. They hold no slot of the gate. */
const MAX_BACKGROUND_CALLS = 64;

/**
 * Creates a proxy with a shared cache by RFC 9111 (F004). Equal misses share one upstream call. Stale responses are
 * revalidated, or served when the upstream fails.
 */
export function cachedProxy(options: CachedProxyOptions): RequestHandler {
  const { upstream, responses, metrics, now = () => performance.now() } = options;
  const countState = (state: 'hit' | 'stale' | 'miss') => metrics.cacheRequests.labels('files', state).inc();
  const collapsing = createRequestCollapsing();
  let backgroundCalls = 0;
  const revalidate = createRevalidation({ ...options, now, serve, onMiss: () => countState('miss') });

  function serve(
    { req, res, fields }: ProxyRequest,
    stored: StoredResponse,
    state: 'hit' | 'stale',
    status: string,
  ): void {
    contextOf(res).cache = state;
    countState(state);
    serveStored(stored, req, res, { clientFields: fields, status, now: now() });
  }

  /** Makes one upstream call for all equal concurrent requests; the others wait for its outcome. */
  async function fetchShared(request: ProxyRequest, stored: StoredResponse | null, key: string): Promise<void> {
    const settle = collapsing.start(key);
    try {
      await revalidate(request, stored, settle);
    } catch (error) {
      if (error instanceof ProxyError) settle(ENDED_BY_CLIENT.has(error.kind) ? 'abandoned' : error);
      throw error;
    } finally {
      settle('private');
    }
  }

  /** Responds from the cache when that is allowed; returns whether it did. */
  function serveFromCache(request: ProxyRequest, stored: StoredResponse): boolean {
    const reuse = reuseOf(stored, request.directives, now());
    if (reuse === 'validate') return false;
    if (reuse === 'fresh') {
      serve(request, stored, 'hit', 'hit');
      return true;
    }
    serve(request, stored, 'stale', 'hit; detail=stale');
    if (request.req.method === 'GET') revalidateInBackground(request, stored);
    return true;
  }

  /**
   * Revalidates a stale response that the client already has, by the same request. When too many such calls are in progress, a
   * later request revalidates it.
   */
  function revalidateInBackground(request: ProxyRequest, stored: StoredResponse): void {
    const key = collapsing.keyOf(request);
    if (backgroundCalls >= MAX_BACKGROUND_CALLS || collapsing.pendingOutcome(key) !== null) return;
    backgroundCalls += 1;
    const { range: _range, 'if-range': _if, ...fields } = request.fields;
    const end = () => {
      backgroundCalls -= 1;
    };
    // Failures are recorded where they happen.
    fetchShared({ ...request, fields }, stored, key).then(end, end);
  }

  /** Returns the handler of a request that cannot share a call with others, or null. */
  function unsharedHandler(request: ProxyRequest, stored: StoredResponse | null): (() => Promise<void>) | null {
    const { req, res, directives } = request;
    if (directives.has('only-if-cached')) return async () => sendPlain(res, 504);
    if (req.method !== 'GET' || isPartial(request)) return () => bypass(request, stored);
    const isUnshared =
      directives.has('no-cache') || directives.has('no-store') || (stored === null && isConditional(request));
    return isUnshared ? () => revalidate(request, stored, () => {}) : null;
  }

  /** Whether the response that another request's call has just stored must be validated again for this request. */
  function mustValidate(request: ProxyRequest): boolean {
    const stored = responses.find(request.url, request.fields);
    return stored !== null && reuseOf(stored, request.directives, now()) === 'validate';
  }

  /** Handles the outcome of another request's call: serves stale on error, or returns what to do next. */
  function afterWait(
    request: ProxyRequest,
    stored: StoredResponse | null,
    outcome: Outcome,
  ): 'done' | 'retry' | 'unshared' {
    if (outcome === 'stored') return mustValidate(request) ? 'unshared' : 'retry';
    if (!(outcome instanceof ProxyError)) return outcome === 'private' ? 'unshared' : 'retry';
    if (stored === null || !mayServeOnError(stored, now())) throw outcome;
    serve(request, stored, 'stale', 'hit; detail=stale; collapsed');
    return 'done';
  }

  /** Looks up the cache, then makes one call or waits for another request's call. Returns what to do next. */
  async function attempt(request: ProxyRequest): Promise<'done' | 'retry' | 'unshared'> {
    const stored = responses.find(request.url, request.fields);
    if (stored !== null && serveFromCache(request, stored)) return 'done';
    if (!contextOf(request.res).gate.enter(request.res)) return 'done';
    const key = collapsing.keyOf(request);
    const unshared = unsharedHandler(request, stored);
    const pendingOutcome = unshared === null ? collapsing.pendingOutcome(key) : null;
    if (pendingOutcome !== null) return afterWait(request, stored, await pendingOutcome);
    await (unshared?.() ?? fetchShared(request, stored, key));
    return 'done';
  }

  async function handle(request: ProxyRequest): Promise<void> {
    let next: Awaited<ReturnType<typeof attempt>> = 'retry';
    for (let attempts = 0; attempts < MAX_ATTEMPTS && next === 'retry'; attempts += 1)
      next = request.res.destroyed ? 'done' : await attempt(request);
    if (next === 'done' || request.res.destroyed) return;
    await revalidate(request, responses.find(request.url, request.fields), () => {});
  }

  /** Forwards the request and its response without storing it. */
  async function bypass({ req, res, url, fields }: ProxyRequest, stored: StoredResponse | null): Promise<void> {
    req.headers = fields;
    contextOf(res).cache = 'bypass';
    const head = await upstream.fetchHead(req, res);
    // A `HEAD` response that describes another body invalidates the stored one (RFC 9111 §4.3.5).
    if (stored !== null && req.method === 'HEAD' && describesAnotherBody(head, stored)) responses.remove(url);
    if (req.method === 'POST' && head.status < 400) {
      for (const changed of [url, ...invalidatedUrls(head.headers, options.url, url)]) responses.remove(changed);
    }
    const headers = withDefaultLifetime(url, head.status, head.headers);
    const forwardReason = req.method === 'GET' ? 'fwd=partial' : 'fwd=method';
    const sentHeaders = { ...headers, 'cache-status': cacheStatus(headers, forwardReason) };
    await upstream.forward({ ...head, headers: sentHeaders }, req, res);
  }

  return async (req, res, next) => {
    const request = createProxyRequest(req, res);
    try {
      await (req.method === 'POST' ? bypass(request, null) : handle(request));
    } catch (error) {
      sendFailure(res, error, next);
    }
  };
}

function describesAnotherBody({ status, headers }: UpstreamHead, stored: StoredResponse): boolean {
  if (status !== 200) return status === 404 || status === 410;
  const names = ['etag', 'last-modified', 'content-length'] as const;
  return names.some((name) => headers[name] !== undefined && headers[name] !== stored.headers[name]);
}
