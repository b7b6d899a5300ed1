import type { ResolvedSite } from '../../config/hosts.ts';
import type { AnyPageRequest, NotFoundRequest } from './pageRequest.ts';
import { languageOf, routeUrl } from './route.ts';

/** Returns the page request that a URL of a site stands for; the not-found page for a path that no page can have. */
export function understand(resolved: ResolvedSite, target: string, signal: AbortSignal): AnyPageRequest {
  const { site, origin, brand } = resolved;
  const mark = target.indexOf('?');
  const pathname = mark === -1 ? target : target.slice(0, mark);
  const query = new URLSearchParams(mark === -1 ? '' : target.slice(mark + 1).split('#')[0]);
  const address = routeUrl(site, pathname, query, brand);
  if (address) return { site, origin, brand, signal, ...address };
  const language = languageOf(site, pathname);
  const nowhere: NotFoundRequest = {
    ...{ site, origin, brand, signal, layoutPath: null, search: '' },
    language,
    route: { kind: 'notFound', path: '/404', query: new URLSearchParams() },
    path: `${language.prefix}/404`,
  };
  return nowhere;
}
