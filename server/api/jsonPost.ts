import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import { jsonBody } from './jsonBody.ts';

interface JsonPost {
  path: string;
  /** Maximum size of the body, in bytes. */
  limit: number;
  /** Runs before the body is read. */
  before?: RequestHandler;
  /** Whether to refuse requests while the event loop is delayed. */
  isCostly?: boolean;
  handle: (req: Request, res: Response) => Promise<void> | void;
}

/**
 * Creates a router for an API that pages of the same site call by POST with JSON. Errors, each with the name of the invalid part:
 * 403 for a cross-site request (Q33), 405 for another method, 413 and 415 for the body, 400 for invalid JSON.
 */
export function jsonPost({ path, limit, before = noop, isCostly = false, handle }: JsonPost): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const body = receiveBody(jsonBody({ limit, type: 'application/json' }), limit);
  const admission = isCostly ? admitCostly : noop;
  router.post(path, sameSiteOnly, before, jsonOnly, body, admission, (req, res) => handle(req, res));
  router.all(path, (_req, res) => refuse(res.set('Allow', 'POST'), 405, 'method'));
  router.use(path, handleBodyError);
  return router;
}

/** Creates middleware that responds 429 when a client exceeds the limit. */
export function rateLimited(limit: RateLimit): RequestHandler {
  return (_req, res, next) =>
    limit(requestOf(res).client) ? next() : refuse(res.set('Retry-After', '10'), 429, 'rate');
}

/** Creates middleware that reads a body with `parser` within the limits of the admission; the request then takes its slot (Q48). */
export function receiveBody(parser: RequestHandler, limit: number): RequestHandler {
  return (req, res, next) => requestOf(res).admission.receiveBody({ req, res, parser, limit, next });
}

/** Responds 503 while the event loop is delayed. */
export const admitCostly: RequestHandler = (_req, res, next) => {
  if (requestOf(res).admission.admitCostlyWork(res)) next();
};

/** Sends an error as JSON, with the name of the invalid field, header or part. */
export function refuse(res: Response, status: number, field: string): void {
  res.status(status).set('Cache-Control', 'no-store').json({ error: field });
}

/** Seconds after which a client may try again while the circuit breaker of an upstream is open. */
const BREAKER_RETRY_SECONDS = 5;

/** Responds to a failed call of an upstream: 503 while its circuit breaker is open, else 502. @throws every other error */
export function refuseUpstream(res: Response, error: unknown): void {
  if (!(error instanceof UpstreamError)) throw error;
  if (res.destroyed) return;
  if (error.kind === 'breaker') res.set('Retry-After', String(BREAKER_RETRY_SECONDS));
  refuse(res, error.kind === 'breaker' ? 503 : 502, 'upstream');
}

const noop: RequestHandler = (_req, _res, next) => next();

/** Responds 403 to cross-site requests. */
export const sameSiteOnly: RequestHandler = (req, res, next) => {
  if (isCrossSite(req)) return refuse(res, 403, 'origin');
  next();
};

/** Returns whether another site sent a request. Browsers send its origin; other programs need not. */
export function isCrossSite(req: Request): boolean {
  const fetchSite = req.get('sec-fetch-site');
  const origin = req.get('origin');
  if (fetchSite) return fetchSite !== 'same-origin';
  return origin !== undefined && hostOf(origin) !== req.get('host');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

const jsonOnly: RequestHandler = (req, res, next) => {
  if (!req.is('application/json')) return refuse(res, 415, 'content-type');
  next();
};

/** Responds to errors of the body parser (too large, invalid JSON, unsupported encoding). Passes other errors to the app's error handler. */
export const handleBodyError: ErrorRequestHandler = (error: { status?: unknown }, _req, res, next) => {
  const { status } = error;
  if (res.headersSent || typeof status !== 'number' || status < 400 || status > 499) return next(error);
  refuse(res, status, 'body');
};
