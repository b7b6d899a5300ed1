import type { RequestHandler } from 'express';
import type { Answers } from '../httpCache/answers.ts';
import { mayStandIn, reuseOf } from '../httpCache/reuse.ts';
import type { StoredAnswer } from '../httpCache/storedAnswer.ts';
import { contextOf } from '../operations/context.ts';
import type { Metrics } from '../operations/metrics.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { withLifetime } from './lifetimes.ts';
import { namedBy } from './namedAddresses.ts';
import { type Head, type Proxied, sendFailure } from './proxied.ts';
import { ProxyFailure } from './proxyFailure.ts';
import { createRefill } from './refill.ts';
import { cacheStatus, serveStored } from './serveStored.ts';
import { createSharing, type Outcome } from './sharing.ts';
import { asksForParts, isConditional, type Visit, visitOf } from './visit.ts';

interface CachedProxyOptions {
  proxied: Proxied;
  /** Base address of the upstream, by which it may name its own addresses. */
  url: string;
  answers: Answers;
  /** Of a body that is kept. */
  maxBytes: number;
  metrics: Metrics;
  /** Milliseconds of a clock that never steps. */
  now?: () => number;
}

/** Turns at waiting for somebody else's call before an own one is made. */
const TURNS = 3;

/**
 * Answers from memory what may be answered from it, and asks the upstream for the rest: a shared cache by RFC 9111 (F004).
 * Equal misses share one call; what is stale is confirmed, or stands in when the upstream fails.
 */
export function cachedProxy(options: CachedProxyOptions): RequestHandler {
  const { proxied, answers, metrics, now = () => performance.now() } = options;
  const count = (state: 'hit' | 'stale' | 'miss') => metrics.cacheRequests.labels('files', state).inc();
  const sharing = createSharing();
  const refill = createRefill({ ...options, now, serve, onMiss: () => count('miss') });

  function serve({ req, res, fields }: Visit, stored: StoredAnswer, state: 'hit' | 'stale', status: string): void {
    contextOf(res).cache = state;
    count(state);
    serveStored(stored, req, res, { visitor: fields, status, now: now() });
  }

  /** One call for all who ask for the same at the same time; the others wait for what becomes of it. */
  async function lead(visit: Visit, found: StoredAnswer | null, key: string): Promise<void> {
    const settle = sharing.open(key);
    try {
      await refill(visit, found, settle);
    } catch (error) {
      if (error instanceof ProxyFailure) settle(error.kind === 'aborted' ? 'left' : error);
      throw error;
    } finally {
      settle('private');
    }
  }

  /** From memory, at once, when that may be; says whether the visitor has the answer. */
  function answersNow(visit: Visit, found: StoredAnswer): boolean {
    const reuse = reuseOf(found, visit.directives, now());
    if (reuse === 'validate') return false;
    if (reuse === 'fresh') {
      serve(visit, found, 'hit', 'hit');
      return true;
    }
    serve(visit, found, 'stale', 'hit; detail=stale');
    const key = sharing.keyOf(visit);
    const { range: _range, 'if-range': _if, ...fields } = visit.fields;
    // The visitor has the old answer; the same request goes on for the next one. A failure is noted where it happens.
    if (visit.req.method === 'GET' && !sharing.isOpen(key)) lead({ ...visit, fields }, found, key).catch(() => {});
    return true;
  }

  /** How a visit is answered that has nothing to do with those of others, if it is one. */
  function ownWay(visit: Visit, found: StoredAnswer | null): (() => Promise<void>) | null {
    const { req, res, directives } = visit;
    if (directives.has('only-if-cached')) return async () => sendPlain(res, 504);
    if (req.method !== 'GET' || asksForParts(visit)) return () => pass(visit, found);
    const isOwn = directives.has('no-cache') || directives.has('no-store') || (found === null && isConditional(visit));
    return isOwn ? () => refill(visit, found, () => {}) : null;
  }

  /** What follows when another's call for the same has come to its end. */
  function afterWait(visit: Visit, found: StoredAnswer | null, outcome: Outcome): 'answered' | 'again' | 'alone' {
    if (!(outcome instanceof ProxyFailure)) return outcome === 'private' ? 'alone' : 'again';
    if (found === null || !mayStandIn(found, now())) throw outcome;
    serve(visit, found, 'stale', 'hit; detail=stale; collapsed');
    return 'answered';
  }

  /** One look at what is kept, and one call or one wait for another's; says whether the visitor is answered. */
  async function turn(visit: Visit): Promise<'answered' | 'again' | 'alone'> {
    const found = answers.find(visit.url, visit.fields);
    if (found !== null && answersNow(visit, found)) return 'answered';
    const key = sharing.keyOf(visit);
    const own = ownWay(visit, found);
    const outcome = own === null ? await sharing.wait(key) : null;
    if (outcome !== null) return afterWait(visit, found, outcome);
    await (own?.() ?? lead(visit, found, key));
    return 'answered';
  }

  async function answer(visit: Visit): Promise<void> {
    let next: Awaited<ReturnType<typeof turn>> = 'again';
    for (let turns = 0; turns < TURNS && next === 'again'; turns += 1)
      next = visit.res.destroyed ? 'answered' : await turn(visit);
    if (next !== 'answered' && !visit.res.destroyed) await refill(visit, null, () => {});
  }

  /** Sent on as it is and kept by nobody. */
  async function pass({ req, res, url, fields }: Visit, found: StoredAnswer | null): Promise<void> {
    req.headers = fields;
    contextOf(res).cache = 'bypass';
    const head = await proxied.ask(req, res);
    // A `HEAD` that tells of another body makes the kept one go (RFC 9111 §4.3.5).
    if (found !== null && req.method === 'HEAD' && isAnother(head, found)) answers.drop(url);
    if (req.method === 'POST' && head.status < 400) {
      for (const changed of [url, ...namedBy(head.headers, options.url, url)]) answers.drop(changed);
    }
    const headers = withLifetime(url, head.status, head.headers);
    const said = req.method === 'GET' ? 'fwd=partial' : 'fwd=method';
    const told = { ...headers, 'cache-status': cacheStatus(headers, said) };
    await proxied.sendOn({ ...head, headers: told }, req, res);
  }

  return async (req, res, next) => {
    const visit = visitOf(req, res);
    try {
      await (req.method === 'POST' ? pass(visit, null) : answer(visit));
    } catch (error) {
      sendFailure(res, error, next);
    }
  };
}

function isAnother({ status, headers }: Head, found: StoredAnswer): boolean {
  if (status !== 200) return status === 404 || status === 410;
  const names = ['etag', 'last-modified', 'content-length'] as const;
  return names.some((name) => headers[name] !== undefined && headers[name] !== found.headers[name]);
}
