import type { RequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';
import { MARKER } from '../redirects/canonicalize.ts';
import { canonicalLocation, sendCanonicalRedirect } from '../redirects/canonicalUrl.ts';
import type { FindRedirect } from '../redirects/findRedirect.ts';
import { sendRedirect } from '../redirects/sendRedirect.ts';
import { deferToPage } from './deferToPage.ts';

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
