import type { ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';

/** Returns the origin of a site for a request to another site's host; on a developer's machine the site's local name. */
export function originOf(site: SiteConfig, resolved: ResolvedSite | null): string {
  if (resolved?.site === site) return resolved.origin;
  const currentUrl = resolved && new URL(resolved.origin);
  if (!currentUrl?.hostname.endsWith('.localhost')) return `https://${site.host}`;
  return `${currentUrl.protocol}//${site.id}.localhost${currentUrl.port && `:${currentUrl.port}`}`;
}
