import type { SiteConfig } from '../../config/siteConfig.ts';
import { missingFeatures } from './missingFeatures.ts';
import { isMissingPage } from './missingPages.ts';
import { proxiedUpstreamOf } from './proxiedUpstreams.ts';
import { decodePath, splitLanguage } from './sitePath.ts';

/** Whether a link leads to what a site does not have, because an upstream is off. */
export type IsMissingLink = (href: string) => boolean;

const bySite = new WeakMap<SiteConfig, IsMissingLink>();

/** Returns the function for the links of a site: the same for all its pages. */
export function missingLinksOf(site: SiteConfig): IsMissingLink {
  const known = bySite.get(site);
  if (known) return known;
  const missing = missingFeatures(site);
  const isMissing: IsMissingLink = missing.size === 0 ? () => false : createIsMissing(site);
  bySite.set(site, isMissing);
  return isMissing;
}

function createIsMissing(site: SiteConfig): IsMissingLink {
  const missing = missingFeatures(site);
  const brandHosts = site.brandHosts.map(({ theme }) => `${theme}.${site.host}`);
  const ownHosts = new Set([site.host, `www.${site.host}`, ...brandHosts]);
  return (href) => {
    if (href.startsWith('#')) return false;
    const url = URL.parse(href, `https://${site.host}`);
    if (!url || !ownHosts.has(url.host)) return false;
    const upstream = proxiedUpstreamOf(url.pathname);
    if (upstream) return missing.has(upstream === 'platform' ? 'platform' : 'media');
    const decoded = decodePath(url.pathname.replace(/(?<=.)\/+$/, ''));
    return decoded !== null && isMissingPage(site, splitLanguage(site, decoded).path);
  };
}
