import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Redirects } from '../../server/redirects/redirects.ts';
import { relativeUrl } from '../../server/redirects/rules.ts';

/** The effect of a site's redirects on a URL. */
export type PageRedirect =
  /** Visitors are redirected to `target`: a rooted path, or an absolute URL on another site or host. */
  | { kind: 'redirect'; target: string }
  /** Visitors see another page at the same URL. */
  | { kind: 'rewrite' };

/** @param url path and query as in a request line; null when nothing redirects it */
export type FindPageRedirect = (site: SiteConfig, url: string) => PageRedirect | null;

/** Follows the tables and the platform's redirects to the final URL, as the server does for visitors. */
export function createFindPageRedirect(
  redirects: Pick<Redirects, 'resolve'>,
  sites: readonly SiteConfig[],
): FindPageRedirect {
  return (site, url) => {
    const resolution = redirects.resolve(site, url);
    if (!resolution) return null;
    const { location, kind } = resolution;
    if (kind === 'rewrite' && location.site === site.id) return { kind: 'rewrite' };
    const other = sites.find(({ id }) => id === location.site && id !== site.id);
    const origin = location.host ?? (other ? `https://${other.host}` : '');
    return { kind: 'redirect', target: `${origin}${relativeUrl(location)}` };
  };
}
