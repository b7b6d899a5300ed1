import type { ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';

/** The origin of a site as seen from the host that was asked: on a machine of one's own the site's local name. */
export function originOf(site: SiteConfig, resolved: ResolvedSite | null): string {
  if (resolved?.site === site) return resolved.origin;
  const here = resolved && new URL(resolved.origin);
  if (!here?.hostname.endsWith('.localhost')) return `https://${site.host}`;
  return `${here.protocol}//${site.id}.localhost${here.port && `:${here.port}`}`;
}
