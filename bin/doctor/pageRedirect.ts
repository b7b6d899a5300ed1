import type { SiteConfig } from '../../config/siteConfig.ts';
import { relativeUrl } from '../../server/redirects/location.ts';
import type { Redirects } from '../../server/redirects/redirects.ts';

/** What the redirects of a site make of a URL. */
export type PageRedirect =
  /** Visitors are redirected; `to` is what an editor would write instead: rooted, or absolute on another site or host. */
  | { kind: 'sent'; to: string }
  /** Visitors stay, and are shown another page there. */
  | { kind: 'shown' };

/** @param url path and query as in a request line; null when nothing redirects it */
export type FindPageRedirect = (site: SiteConfig, url: string) => PageRedirect | null;

/** Follows the tables and the platform's redirects to their end, as a visitor is. */
export function createFindPageRedirect(
  redirects: Pick<Redirects, 'resolve'>,
  sites: readonly SiteConfig[],
): FindPageRedirect {
  return (site, url) => {
    const resolution = redirects.resolve(site, url);
    if (!resolution) return null;
    const { location, kind } = resolution;
    if (kind === 'rewrite' && location.site === site.id) return { kind: 'shown' };
    const other = sites.find(({ id }) => id === location.site && id !== site.id);
    const origin = location.host ?? (other ? `https://${other.host}` : '');
    return { kind: 'sent', to: `${origin}${relativeUrl(location)}` };
  };
}
