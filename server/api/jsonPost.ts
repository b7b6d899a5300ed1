import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { contextOf } from '../operations/context.ts';
import type { RateLimit } from '../operations/rateLimit.ts';

interface JsonPost {
  path: string;
  /** Largest body, in bytes. */
  limit: number;
  /** Runs before a body is read. */
  before?: RequestHandler;
  /** Whether it may be turned away while the event loop is late. */
  isCostly?: boolean;
  answer: (req: Request, res: Response) => Promise<void> | void;
}

/**
 * An interface of ours that pages of the same site call by POST with JSON: 403 is another site's page (Q33), 405 another
 * method, 413 and 415 a body that is none of ours, 400 no JSON; each with the name of what is wrong.
 */
export function jsonPost({ path, limit, before = passBy, isCostly = false, answer }: JsonPost): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const body = receiveBody(express.json({ limit, strict: true, type: 'application/json' }), limit);
  const work = isCostly ? costly : passBy;
  router.post(path, sameSiteOnly, before, jsonOnly, body, work, (req, res) => answer(req, res));
  router.all(path, (_req, res) => refuse(res.set('Allow', 'POST'), 405, 'method'));
  router.use(path, bodyFault);
  return router;
}

/** So many calls a client, then 429. */
export function bounded(limit: RateLimit): RequestHandler {
  return (_req, res, next) =>
    limit(contextOf(res).client) ? next() : refuse(res.set('Retry-After', '10'), 429, 'rate');
}

/** Reads a body by `parser`, within the limits that all bodies have; the request counts from then on (Q48). */
export function receiveBody(parser: RequestHandler, limit: number): RequestHandler {
  return (req, res, next) => contextOf(res).gate.receiveBody({ req, res, parser, limit, next });
}

/** 503 while the event loop is late. */
export const costly: RequestHandler = (_req, res, next) => {
  if (contextOf(res).gate.admitCostlyWork(res)) next();
};

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
