import type { Request, RequestHandler, Response } from 'express';
import { contextOf, headersFor } from '../operations/context.ts';
import type { Elsewhere, FindElsewhere } from '../redirects/elsewhere.ts';
import { MARKER } from '../redirects/spelling.ts';
import { lookFirst } from './lookFirst.ts';

/** A mistake in a table is forgotten by browsers within ten minutes. */
const PERMANENT = 'public, max-age=600';
const TEMPORARY = 'public, max-age=60';

/**
 * Old addresses to new ones, by the tables of the site (S1 §2.4), before anything is looked up or rendered. It sees
 * addresses as they were written: one hop for an alias of the host, letter case, markers and the rule together.
 */
export function redirects(find: FindElsewhere): RequestHandler {
  return (req, res, next) => {
    const context = contextOf(res);
    const found = context.resolved && find(context.resolved, req.url);
    if (!found) return next();
    if (found.kind === 'redirect') {
      if (found.rule === MARKER && lookFirst(find, req, res, found.location)) return next();
      return sendRedirect(req, res, found);
    }
    context.rule = found.rule;
    req.url = found.url;
    next();
  };
}

/** Sends a visitor where a rule leads. */
export function sendRedirect(req: Request, res: Response, found: Extract<Elsewhere, { kind: 'redirect' }>): void {
  const context = contextOf(res);
  context.rule = found.rule;
  context.routeKind = 'redirect';
  const headers = { Location: found.location, 'Cache-Control': found.permanent ? PERMANENT : TEMPORARY };
  res.writeHead(statusOf(found.permanent, req.method), headersFor(res, { ...headers, 'Content-Length': 0 }));
  res.end();
}

/** Methods that send something are sent again as they are. */
export function statusOf(permanent: boolean, method: string): number {
  const reads = method === 'GET' || method === 'HEAD';
  if (permanent) return reads ? 301 : 308;
  return reads ? 302 : 307;
}
