import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { sendPlain } from '../operations/plainPage.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import { type ProxiedUpstream, proxiedUpstreamOf } from '../site/proxiedUpstreams.ts';

/** Largest forwarded request body, in bytes. */
const BODY_LIMIT = 1_048_576;

/** The methods that each upstream accepts. */
const ALLOWED_METHODS: Readonly<Record<ProxiedUpstream, readonly string[]>> = {
  media: ['GET', 'HEAD'],
  mediaApi: ['GET', 'HEAD', 'POST'],
  platform: ['GET', 'HEAD', 'POST'],
};

/** Accepts any content type and decodes it. For a body above the limit the app's error handler sends 413. */
const parser = express.raw({ type: () => true, limit: BODY_LIMIT });
const BEYOND_ASCII = /[\u0080-\u00ff]/g;

/** Returns the status that refuses a request, or null. A request target has no fragment (`#`). */
function refusalStatus({ method, url, headers }: Request): number | null {
  const { 'transfer-encoding': encoding, 'content-length': length } = headers;
  if (url.includes('#')) return 400;
  // A declared length above the limit is refused before the body arrives.
  if (Number(length ?? 0) > BODY_LIMIT) return 413;
  return method !== 'POST' && (encoding !== undefined || Number(length ?? 0) > 0) ? 400 : null;
}

/**
 * Forwards a request to an upstream.
 *
 * @param url path and query at the upstream
 */
export type ServeProxied = (url: string, req: Request, res: Response, next: NextFunction) => void;

/**
 * Passes requests for the given upstreams to `serve` and all others to `next`. Refuses other methods with 405 and a body of a
 * `GET` with 400. A posted body is read completely before it is forwarded, so that it gets a new `Content-Length` and a body
 * above the limit never reaches the upstream.
 */
export function admission(
  kind: 'media' | 'platform',
  upstreams: readonly ProxiedUpstream[],
  serve: ServeProxied,
): RequestHandler {
  return (req, res, next) => {
    const upstream = proxiedUpstreamOf(req.path);
    if (upstream === null || !upstreams.includes(upstream)) return next();
    report(res, { kind });
    const methods = ALLOWED_METHODS[upstream];
    if (!methods.includes(req.method)) return sendPlain(res, 405, { Allow: methods.join(', ') });
    const refusal = refusalStatus(req);
    if (refusal !== null) return sendPlain(res, refusal, { Connection: 'close' });
    // Percent-encode bytes beyond ASCII, as browsers do.
    const url = req.url.replace(BEYOND_ASCII, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
    if (req.method !== 'POST') return serve(url, req, res, next);
    const onReceived = (error?: unknown) => (error ? next(error) : serve(url, req, res, next));
    return requestOf(res).admission.receiveBody({ req, res, parser, limit: BODY_LIMIT, next: onReceived });
  };
}
