import type { Metrics } from '../operations/metrics.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import type { ServeProxied } from './admission.ts';
import { type Bypass, createBypass } from './bypass.ts';
import type { ResponseStore } from './httpCache/responseStore.ts';
import { mayServeOnError, reuseOf } from './httpCache/reuse.ts';
import type { StoredResponse } from './httpCache/storedResponse.ts';
import { ProxyError, type ProxyErrorKind } from './proxyError.ts';
import { createProxyRequest, isConditional, isPartial, type ProxyRequest } from './proxyRequest.ts';
import { createRequestCollapsing, type Outcome } from './requestCollapsing.ts';
import { createRevalidation, type Revalidate } from './revalidate.ts';
import { serveStored } from './serveStored.ts';
import { sendFailure, type UpstreamProxy } from './upstreamProxy.ts';

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
/** Revalidations in the background at the same time. They hold no slot. */
const MAX_BACKGROUND_CALLS = 64;

type Next = 'done' | 'retry' | 'unshared';

/**
 * Creates a proxy with a shared cache by RFC 9111 (F004). Equal misses share one upstream call. Stale responses are
 * revalidated, or served when the upstream fails.
 */
export function cachedProxy(options: CachedProxyOptions): ServeProxied {
  const proxy = new CachedProxy(options);
  return async (url, req, res, next) => {
    const request = createProxyRequest(url, req, res);
    try {
      await proxy.handle(request);
    } catch (error) {
      sendFailure(res, error, next);
    }
  };
}

/** Serves requests from the stored responses and by calls to the upstream. */
class CachedProxy {
  readonly #responses: ResponseStore;
  readonly #metrics: Metrics;
  readonly #now: () => number;
  readonly #bypass: Bypass;
  readonly #revalidate: Revalidate;
  readonly #collapsing = createRequestCollapsing();
  #backgroundCalls = 0;

  constructor(options: CachedProxyOptions) {
    const { responses, metrics, now = () => performance.now() } = options;
    this.#responses = responses;
    this.#metrics = metrics;
    this.#now = now;
    this.#bypass = createBypass(options);
    this.#revalidate = createRevalidation({
      ...options,
      now,
      serve: (request, stored, state, status) => this.#serve(request, stored, state, status),
      onMiss: () => this.#countState('miss'),
    });
  }

  /** @throws ProxyError */
  async handle(request: ProxyRequest): Promise<void> {
    if (request.req.method === 'POST') return this.#bypass(request, null);
    let next: Next = 'retry';
    for (let attempts = 0; attempts < MAX_ATTEMPTS && next === 'retry'; attempts += 1)
      next = request.res.destroyed ? 'done' : await this.#attempt(request);
    if (next === 'done' || request.res.destroyed) return;
    await this.#revalidate(request, this.#find(request), () => {});
  }

  /** Looks up the cache, then makes one call or waits for another request's call. Returns what to do next. */
  async #attempt(request: ProxyRequest): Promise<Next> {
    const stored = this.#find(request);
    if (stored !== null && this.#serveFromCache(request, stored)) return 'done';
    if (!requestOf(request.res).admission.enter(request.res)) return 'done';
    const { req, res, directives } = request;
    if (directives.has('only-if-cached')) sendPlain(res, 504);
    else if (req.method !== 'GET' || isPartial(request)) await this.#bypass(request, stored);
    else if (isUnshared(request, stored)) await this.#revalidate(request, stored, () => {});
    else return this.#share(request, stored);
    return 'done';
  }

  /** Responds from the cache when that is allowed; returns whether it did. */
  #serveFromCache(request: ProxyRequest, stored: StoredResponse): boolean {
    const reuse = reuseOf(stored, request.directives, this.#now());
    if (reuse === 'validate') return false;
    if (reuse === 'fresh') {
      this.#serve(request, stored, 'hit', 'hit');
      return true;
    }
    this.#serve(request, stored, 'stale', 'hit; detail=stale');
    if (request.req.method === 'GET') this.#revalidateInBackground(request, stored);
    return true;
  }

  /** Waits for the call of an equal request when there is one, else makes it. Returns what to do next. */
  async #share(request: ProxyRequest, stored: StoredResponse | null): Promise<Next> {
    const key = this.#collapsing.keyOf(request);
    const pendingOutcome = this.#collapsing.pendingOutcome(key);
    if (pendingOutcome !== null) return this.#afterWait(request, stored, await pendingOutcome);
    await this.#fetchShared(request, stored, key);
    return 'done';
  }

  /** Handles the outcome of another request's call: serves stale on error, or returns what to do next. */
  #afterWait(request: ProxyRequest, stored: StoredResponse | null, outcome: Outcome): Next {
    if (outcome === 'stored') return this.#mustValidate(request) ? 'unshared' : 'retry';
    if (!(outcome instanceof ProxyError)) return outcome === 'private' ? 'unshared' : 'retry';
    if (stored === null || !mayServeOnError(stored, this.#now())) throw outcome;
    this.#serve(request, stored, 'stale', 'hit; detail=stale; collapsed');
    return 'done';
  }

  /** Whether the response that another request's call has just stored must be validated again for this request. */
  #mustValidate(request: ProxyRequest): boolean {
    const stored = this.#find(request);
    return stored !== null && reuseOf(stored, request.directives, this.#now()) === 'validate';
  }

  /** Makes one upstream call for all equal concurrent requests; the others wait for its outcome. */
  async #fetchShared(request: ProxyRequest, stored: StoredResponse | null, key: string): Promise<void> {
    const settle = this.#collapsing.start(key);
    try {
      await this.#revalidate(request, stored, settle);
    } catch (error) {
      if (error instanceof ProxyError) settle(ENDED_BY_CLIENT.has(error.kind) ? 'abandoned' : error);
      throw error;
    } finally {
      settle('private');
    }
  }

  /**
   * Revalidates a stale response that the client already has, by the same request. When too many such calls are in progress, a
   * later request revalidates it.
   */
  #revalidateInBackground(request: ProxyRequest, stored: StoredResponse): void {
    const key = this.#collapsing.keyOf(request);
    if (this.#backgroundCalls >= MAX_BACKGROUND_CALLS || this.#collapsing.pendingOutcome(key) !== null) return;
    this.#backgroundCalls += 1;
    const { range: _range, 'if-range': _if, ...fields } = request.fields;
    const end = () => {
      this.#backgroundCalls -= 1;
    };
    // Failures are recorded where they happen.
    this.#fetchShared({ ...request, fields }, stored, key).then(end, end);
  }

  #find({ url, fields }: ProxyRequest): StoredResponse | null {
    return this.#responses.find(url, fields);
  }

  #serve({ req, res, fields }: ProxyRequest, stored: StoredResponse, state: 'hit' | 'stale', status: string): void {
    report(res, { cache: state });
    this.#countState(state);
    serveStored(stored, req, res, { clientFields: fields, status, now: this.#now() });
  }

  #countState(state: 'hit' | 'stale' | 'miss'): void {
    this.#metrics.cacheRequests.labels('files', state).inc();
  }
}

/** Whether a request makes a call that no other request waits for. */
const isUnshared = (request: ProxyRequest, stored: StoredResponse | null): boolean =>
  request.directives.has('no-cache') ||
  request.directives.has('no-store') ||
  (stored === null && isConditional(request));
