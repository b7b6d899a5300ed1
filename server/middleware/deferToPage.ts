import type { Request, Response } from 'express';
import { contextOf } from '../operations/context.ts';
import type { FindRedirect } from '../redirects/findRedirect.ts';

/**
 * Postpones the redirect to the canonical URL when an `if-missing` rule matches the URL. The page is looked up first: if it
 * exists, the visitor is redirected to the canonical URL; if not, the rule redirects the visitor to its own target in one hop.
 *
 * @param location the canonical URL: rooted, or on the site's own host when the visitor used an alias
 * @returns true when the redirect was postponed; `req.url` is then the canonical URL
 */
export function deferToPage(findRedirect: FindRedirect, req: Request, res: Response, location: string): boolean {
  const context = contextOf(res);
  const { resolved } = context;
  if (resolved === null || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
  const match = findRedirect(resolved, req.url, { notFound: true, count: false });
  if (match?.kind !== 'redirect' || !match.onNotFound) return false;
  context.canonicalUrl = location;
  req.url = location.slice(resolved.redirectTo?.length ?? 0);
  return true;
}
