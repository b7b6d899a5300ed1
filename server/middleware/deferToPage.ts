import type { Request, Response } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';
import { contextOf } from '../operations/context.ts';
import { parsePageUrl } from '../page/route/route.ts';
import type { FindRedirect } from '../redirects/findRedirect.ts';

/**
 * Postpones the redirect to the canonical URL when an `if-missing` rule matches the URL. The page is looked up first: if it
 * exists, the visitor is redirected to the canonical URL; if not, the rule redirects the visitor to its own target in one hop.
 *
 * @param location the canonical URL: rooted, or on the site's own host when the visitor used an alias
 * @returns true when the redirect was postponed; `req.url` is then the canonical URL
 */
export function deferToPage(findRedirect: FindRedirect, req: Request, res: Response, location: string): boolean {
  const { resolved } = contextOf(res);
  if (resolved === null || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
  const match = findRedirect(resolved, req.url, { notFound: true, count: false });
  if (match?.kind !== 'redirect' || !match.onNotFound) return false;
  return postpone(req, res, resolved, location);
}

/**
 * Postpones the redirect to the canonical URL when that URL names a make, a car or a dealer. Its page may redirect further, to
 * the canonical name. Then the visitor is redirected there in one hop.
 *
 * @param location as for `deferToPage`
 * @returns as `deferToPage`
 */
export function deferToRecord(req: Request, res: Response, location: string): boolean {
  const { resolved } = contextOf(res);
  if (resolved === null || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
  const [path = ''] = location.slice(resolved.redirectTo?.length ?? 0).split('?', 1);
  const route = parsePageUrl(resolved.site, path, new URLSearchParams(), resolved.brand)?.route;
  const names = route && (route.listBrand ?? route.listFilters ?? route.carId ?? route.dealerSlug);
  return names !== undefined && postpone(req, res, resolved, location);
}

function postpone(req: Request, res: Response, { redirectTo = '' }: ResolvedSite, location: string): true {
  contextOf(res).canonicalUrl = location;
  req.url = location.slice(redirectTo.length);
  return true;
}
