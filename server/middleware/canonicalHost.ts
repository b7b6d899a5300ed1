import type { RequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';
import { canonicalLocation, sendCanonicalRedirect } from '../redirects/canonicalUrl.ts';
import type { FindRedirect } from '../redirects/findRedirect.ts';
import { deferToPage, deferToRecord } from './deferToPage.ts';

/** Redirects to the canonical URL. It runs before the caches, so that each page has one cache key. */
export function canonicalHost(findRedirect: FindRedirect): RequestHandler {
  return (req, res, next) => {
    const { resolved, canonicalUrl } = contextOf(res);
    const location = resolved === null || canonicalUrl !== null ? null : canonicalLocation(req.url, resolved);
    if (location === null || deferToPage(findRedirect, req, res, location)) return next();
    if (deferToRecord(req, res, location)) return next();
    sendCanonicalRedirect(req, res, location);
  };
}
