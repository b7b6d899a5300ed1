import type { ResolvedSite } from '../../config/hosts.ts';
import type { ReceivedRequest } from '../operations/request/request.ts';
import { parsePageUrl } from '../page/route/route.ts';
import type { FindRedirect } from './findRedirect.ts';

/**
 * Postpones the redirect to the canonical URL when an `if-missing` rule matches the URL. The page is looked up first: if it
 * exists, the visitor is redirected to the canonical URL; if not, the rule redirects the visitor to its own target in one hop.
 *
 * @param location the canonical URL: rooted, or on the site's own host when the visitor used an alias
 * @returns the request at its canonical URL with the redirect pending; null when the redirect is not postponed
 */
export function deferToPage(
  findRedirect: FindRedirect,
  request: ReceivedRequest,
  method: string,
  location: string,
): ReceivedRequest | null {
  const { resolved, url } = request;
  if (resolved === null || !isRead(method)) return null;
  const match = findRedirect(resolved, url, { notFound: true, count: false });
  if (match?.kind !== 'redirect' || !match.onNotFound) return null;
  return postponed(request, resolved, location);
}

/**
 * Postpones the redirect to the canonical URL when that URL names a make, a car or a dealer. Its page may redirect further, to
 * the canonical name. Then the visitor is redirected there in one hop.
 *
 * @param location as for `deferToPage`
 * @returns as `deferToPage`
 */
export function deferToRecord(request: ReceivedRequest, method: string, location: string): ReceivedRequest | null {
  const { resolved } = request;
  if (resolved === null || !isRead(method)) return null;
  const [path = ''] = location.slice(resolved.redirectTo?.length ?? 0).split('?', 1);
  const route = parsePageUrl(resolved.site, path, new URLSearchParams(), resolved.brand)?.route;
  const names = route && (route.listMake ?? route.listFilters ?? route.carId ?? route.dealerSlug);
  return names === undefined ? null : postponed(request, resolved, location);
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

function postponed(request: ReceivedRequest, { redirectTo = '' }: ResolvedSite, location: string): ReceivedRequest {
  return { ...request, canonicalUrl: location, url: location.slice(redirectTo.length) };
}
