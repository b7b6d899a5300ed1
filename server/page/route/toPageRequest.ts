import type { ResolvedSite } from '../../../config/hosts.ts';
import type { AnyPageRequest, NotFoundRequest } from './pageRequest.ts';
import { readQuery } from './readQuery.ts';
import { languageOf, parsePageUrl } from './route.ts';

/**
 * Converts a request target of a site to a page request; for a path that no page can have, to one for the not-found page. The path of a
 * brand host's not-found page is no page either: editors see its item, visitors get status 404.
 */
export function toPageRequest(resolved: ResolvedSite, target: string, signal: AbortSignal): AnyPageRequest {
  const { site, origin, brand } = resolved;
  const mark = target.indexOf('?');
  const pathname = mark === -1 ? target : target.slice(0, mark);
  const query = readQuery(mark === -1 ? '' : (target.slice(mark + 1).split('#')[0] ?? ''));
  const routed = parsePageUrl(site, pathname, query, brand);
  const isNotFoundPage = site.brandHosts.some(({ notFoundPath }) => notFoundPath === routed?.layoutPath);
  if (routed && !isNotFoundPage) return { site, origin, brand, signal, ...routed };
  const language = languageOf(site, pathname);
  const notFound: NotFoundRequest = {
    site,
    origin,
    brand,
    signal,
    layoutPath: null,
    search: '',
    language,
    route: { kind: 'notFound', path: '/404', query: new URLSearchParams() },
    path: `${language.prefix}/404`,
  };
  return notFound;
}
