import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Environment } from '../../config/environment.ts';
import { hasSecretQuery } from '../../src/contracts/page/secretQuery.ts';
import { hasPlace } from '../../src/contracts/search/hasPlace.ts';
import { standardHeaders } from '../operations/headers.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';
import type { Admission } from '../operations/limits/admission.ts';
import { clientKey } from '../operations/limits/clientKey.ts';
import { beginResponse, type ListenerName, onClose, receivedRequest } from '../operations/request/request.ts';
import { runTraced } from '../operations/request/trace.ts';
import { encodeTarget } from '../operations/requestTarget.ts';
import { endRequestSpan } from '../operations/tracing/endRequestSpan.ts';
import type { Tracing } from '../operations/tracing/traceSpan.ts';

const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;
/** Hosts that no crawler can reach. They are not hidden, so that audits see what production sends. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether search engines must not index this server: it uses sandbox data, or runs in development or in tests. An unset
 * `NODE_ENV` counts as production, because a site that is hidden by mistake is missing from search results for months.
 */
const isHiddenFromSearch = ({ sandboxed, NODE_ENV }: Pick<Environment, 'sandboxed' | 'NODE_ENV'>) =>
  sandboxed.length > 0 || NODE_ENV === 'development' || NODE_ENV === 'test';

/**
 * The first middleware: receives the request, and gives it an id, which is in the log lines of all code that runs for it. An
 * `X-Request-Id` header is used only when it comes from a trusted proxy.
 */
export function receiveRequest(options: {
  trustedProxies: number;
  lifecycle: Lifecycle;
  admission: Admission;
  listener?: ListenerName;
  environment: Pick<Environment, 'sandboxed' | 'NODE_ENV'>;
  /** Null without an exporter of traces. */
  tracing?: Tracing | null;
  /** Called with each request. */
  warnOfProxy?: (request: IncomingMessage) => void;
}): RequestHandler {
  const { listener = 'public', tracing = null, warnOfProxy = () => {} } = options;
  const headers = headersByUrl(listener === 'operations' || isHiddenFromSearch(options.environment));
  const onLoopback = headersByUrl(false);
  const openResponses = new Set<Response>();
  // Otherwise clients would reuse connections that are about to be closed.
  options.lifecycle.onClosingConnections(() => {
    for (const res of openResponses) res.shouldKeepAlive = false;
  });
  return (req, res, next) => {
    const proxyId = options.trustedProxies > 0 ? req.headers['x-request-id'] : undefined;
    const id = typeof proxyId === 'string' && WELL_FORMED.test(proxyId) ? proxyId : randomUUID();
    warnOfProxy(req);
    const client = clientKey(req, options.trustedProxies);
    const headersOf = LOOPBACK.test(req.headers.host ?? '') ? onLoopback : headers;
    const { admission } = options;
    const url = encodeTarget(req.url);
    const span = tracing === null ? null : tracing.start(req.method, req.headers);
    const request = receivedRequest(id, headersOf(req.url), { client, admission, listener, url, span });
    beginResponse(res, request);
    if (span !== null) onClose(res, () => endRequestSpan(span, req, res));
    openResponses.add(res);
    res.once('prefinish', () => admission.produced(res));
    onClose(res, () => openResponses.delete(res));
    if (options.lifecycle.isClosingConnections()) res.shouldKeepAlive = false;
    runTraced(request.trace, next);
  };
}

/** Returns the standard headers by the URL of a request. */
function headersByUrl(noindex: boolean): (url: string) => readonly string[] {
  const ordinary = standardHeaders({ noindex, isSecret: false });
  const secret = standardHeaders({ noindex, isSecret: true });
  return (url) => (hasSecretQuery(url) || hasPlace(url) ? secret : ordinary);
}
