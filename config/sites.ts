import type { SiteConfig } from './siteConfig.ts';
import { marlowUk } from './sites/marlow-uk.ts';
import { norrvagDk } from './sites/norrvag-dk.ts';
import { norrvagFi } from './sites/norrvag-fi.ts';
import { norrvagNo } from './sites/norrvag-no.ts';
import { norrvagSe } from './sites/norrvag-se.ts';
import { rullandeSe } from './sites/rullande-se.ts';
import { rullandeSk } from './sites/rullande-sk.ts';

/** The registry: one entry for each file in `sites/`. */
export const SITES = [
  // In the order in which they are listed.
  norrvagSe,
  norrvagNo,
  norrvagDk,
  norrvagFi,
  rullandeSe,
  rullandeSk,
  marlowUk,
] as const;

type SiteId = (typeof SITES)[number]['id'];

/** The site that is served on `localhost` and on loopback addresses. */
export const DEFAULT_SITE: SiteConfig = norrvagSe;

export const SITE_IDS: readonly SiteId[] = SITES.map((site) => site.id);

const byId: ReadonlyMap<string, SiteConfig> = new Map(SITES.map((site) => [site.id, site]));

/** Returns the site with an id, or undefined. */
export function findSite(id: string): SiteConfig | undefined {
  return byId.get(id);
}
