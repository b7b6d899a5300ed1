import type { Request, Response } from 'express';
import { REDIRECTS_TAG } from '../cache/tags.ts';
import { report } from '../operations/request/report.ts';
import { headersFor } from '../operations/request/request.ts';
import type { RedirectMatch } from './findRedirect.ts';

/** Short, so that browsers forget a wrong rule within ten minutes. */
const PERMANENT = 'public, max-age=600';
const TEMPORARY = 'public, max-age=60';

/** Sends the redirect of a rule. */
export function sendRedirect(req: Request, res: Response, match: Extract<RedirectMatch, { kind: 'redirect' }>): void {
  report(res, { kind: 'redirect', rule: match.rule });
  const headers = {
    Location: match.location,
    'Cache-Control': match.permanent ? PERMANENT : TEMPORARY,
    'Surrogate-Key': REDIRECTS_TAG,
  };
  res.writeHead(statusOf(match.permanent, req.method), headersFor(res, { ...headers, 'Content-Length': 0 }));
  res.end();
}

/** Returns the redirect status. Methods with a body get 307 or 308, which preserve the method. */
export function statusOf(permanent: boolean, method: string): number {
  const reads = method === 'GET' || method === 'HEAD';
  if (permanent) return reads ? 301 : 308;
  return reads ? 302 : 307;
}
