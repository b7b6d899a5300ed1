import { loadSites } from './customer.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The sites of the customer, in the order in which they are listed. */
export const SITES: readonly [SiteConfig, ...SiteConfig[]] = await loadSites();

/** The site that is served on `localhost` and on loopback addresses: the first. */
export const DEFAULT_SITE: SiteConfig = SITES[0];

export const SITE_IDS: readonly string[] = SITES.map((site) => site.id);

const byId: ReadonlyMap<string, SiteConfig> = new Map(SITES.map((site) => [site.id, site]));

/** Returns the site with an id, or undefined. */
export function findSite(id: string): SiteConfig | undefined {
  return byId.get(id);
}
