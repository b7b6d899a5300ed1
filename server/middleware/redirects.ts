import type { Request, RequestHandler, Response } from 'express';
import { contextOf, headersFor } from '../operations/context.ts';
import { MARKER } from '../redirects/canonicalize.ts';
import type { FindRedirect, RedirectMatch } from '../redirects/findRedirect.ts';
import { canonicalLocation, sendCanonicalRedirect } from './canonicalHost.ts';
import { deferToPage } from './deferToPage.ts';

/** Short, so that browsers forget a wrong rule within ten minutes. */
const PERMANENT = 'public, max-age=600';
const TEMPORARY = 'public, max-age=60';

/**
 * Redirects old URLs by the tables of the site (S1 §2.4), before anything is looked up or rendered. It runs before the
 * redirect to the canonical URL, so that host alias, letter case, marker and rule need one hop together.
 */
export function redirects(findRedirect: FindRedirect): RequestHandler {
  return (req, res, next) => {
    const context = contextOf(res);
    const { resolved } = context;
    const match = resolved && findRedirect(resolved, req.url);
    if (!match) return next();
    if (match.kind === 'redirect') {
      if (match.rule === MARKER && deferToPage(findRedirect, req, res, match.location)) return next();
      return sendRedirect(req, res, match);
    }
    // The visitor stays on the requested URL, so this one must be canonical, not that of the page which is shown.
    const location = canonicalLocation(req.url, resolved);
    if (location !== null) return sendCanonicalRedirect(req, res, location);
    context.rule = match.rule;
    req.url = match.url;
    next();
  };
}

/** Sends the redirect of a rule. */
export function sendRedirect(req: Request, res: Response, match: Extract<RedirectMatch, { kind: 'redirect' }>): void {
  const context = contextOf(res);
  context.rule = match.rule;
  context.routeKind = 'redirect';
  const headers = { Location: match.location, 'Cache-Control': match.permanent ? PERMANENT : TEMPORARY };
  res.writeHead(statusOf(match.permanent, req.method), headersFor(res, { ...headers, 'Content-Length': 0 }));
  res.end();
}

/** Returns the redirect status. Methods with a body get 307 or 308, which preserve the method. */
export function statusOf(permanent: boolean, method: string): number {
  const reads = method === 'GET' || method === 'HEAD';
  if (permanent) return reads ? 301 : 308;
  return reads ? 302 : 307;
}
