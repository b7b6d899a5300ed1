import type { RequestHandler } from 'express';
import { stage } from '../operations/request/stage.ts';
import { canonicalLocation, sendCanonicalRedirect } from './canonicalUrl.ts';
import { deferToPage, deferToRecord } from './deferToPage.ts';
import type { FindRedirect } from './findRedirect.ts';

/** Redirects to the canonical URL. It runs before the caches, so that each page has one cache key. */
export function canonicalHost(findRedirect: FindRedirect): RequestHandler {
  return stage((request, { method }) => {
    const { resolved, canonicalUrl, url } = request;
    const location = resolved === null || canonicalUrl !== null ? null : canonicalLocation(url, resolved);
    if (location === null) return request;
    const deferred = deferToPage(findRedirect, request, method, location) ?? deferToRecord(request, method, location);
    return deferred ?? ((req, res) => sendCanonicalRedirect(req, res, location));
  });
}
