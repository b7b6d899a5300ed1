import type { RequestHandler } from 'express';
import { stage } from '../operations/request/stage.ts';
import { MARKER } from './canonicalize.ts';
import { canonicalLocation, sendCanonicalRedirect } from './canonicalUrl.ts';
import { deferToPage } from './deferToPage.ts';
import type { FindRedirect } from './findRedirect.ts';
import { sendRedirect } from './sendRedirect.ts';

/**
 * Redirects old URLs by the tables of the site (S1 §2.4), before anything is looked up or rendered. It runs before the
 * redirect to the canonical URL, so that host alias, letter case, marker and rule need one hop together.
 */
export function redirects(findRedirect: FindRedirect): RequestHandler {
  return stage((request, { method }) => {
    const { resolved, url } = request;
    const match = resolved && findRedirect(resolved, url);
    if (!match) return request;
    if (match.kind === 'redirect') {
      const deferred = match.rule === MARKER ? deferToPage(findRedirect, request, method, match.location) : null;
      return deferred ?? ((req, res) => sendRedirect(req, res, match));
    }
    // The visitor stays on the requested URL, so this one must be canonical, not that of the page which is shown.
    const location = canonicalLocation(url, resolved);
    if (location !== null) return (req, res) => sendCanonicalRedirect(req, res, location);
    return { ...request, url: match.url, rule: match.rule };
  });
}
