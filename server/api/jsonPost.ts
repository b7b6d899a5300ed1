import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { callerOf, type RateLimit } from '../operations/rateLimit.ts';

interface JsonPost {
  path: string;
  /** Largest body, as `express.json` writes it. */
  limit: string;
  /** Runs before a body is read. */
  before?: RequestHandler;
  answer: (req: Request, res: Response) => Promise<void> | void;
}

/**
 * An interface of ours that pages of the same site call by POST with JSON: 403 is another site's page (Q33), 405 another
 * method, 413 and 415 a body that is none of ours, 400 no JSON; each with the name of what is wrong.
 */
export function jsonPost({ path, limit, before = passBy, answer }: JsonPost): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const body = express.json({ limit, strict: true, type: 'application/json' });
  router.post(path, sameSiteOnly, before, jsonOnly, body, (req, res) => answer(req, res));
  router.all(path, (_req, res) => refuse(res.set('Allow', 'POST'), 405, 'method'));
  router.use(path, bodyFault);
  return router;
}

/** So many calls a visitor, then 429. */
export function bounded(limit: RateLimit): RequestHandler {
  return (req, res, next) => (limit(callerOf(req.ip)) ? next() : refuse(res.set('Retry-After', '10'), 429, 'rate'));
}

/** A refusal that says which field, header or part is at fault. */
export function refuse(res: Response, status: number, field: string): void {
  res.status(status).set('Cache-Control', 'no-store').json({ error: field });
}

const passBy: RequestHandler = (_req, _res, next) => next();

/** Another site's page may not call: browsers say where a request comes from, programs say nothing. */
const sameSiteOnly: RequestHandler = (req, res, next) => {
  const fetchSite = req.get('sec-fetch-site');
  const origin = req.get('origin');
  const foreign = fetchSite ? fetchSite !== 'same-origin' : origin !== undefined && hostOf(origin) !== req.get('host');
  if (foreign) return refuse(res, 403, 'origin');
  next();
};

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

const jsonOnly: RequestHandler = (req, res, next) => {
  if (!req.is('application/json')) return refuse(res, 415, 'content-type');
  next();
};

/** What the body parser refuses: too large, no JSON, a strange encoding. Everything else goes on to the app's handler. */
export const bodyFault: ErrorRequestHandler = (error: { status?: unknown }, _req, res, next) => {
  const { status } = error;
  if (res.headersSent || typeof status !== 'number' || status < 400 || status > 499) return next(error);
  refuse(res, status, 'body');
};
