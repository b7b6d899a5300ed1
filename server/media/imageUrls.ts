import type { SiteConfig } from '../../config/siteConfig.ts';
import { createFirstTime } from '../operations/limits/firstTime.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { missingFeatures } from '../site/missingFeatures.ts';
import { createImageUrl, type ImageUrl } from './imageHosts.ts';

/** Returns the function that maps image URLs of a site's pages. */
export type ImageUrlOf = (site: SiteConfig) => ImageUrl;

/** Limit of logged hosts, because they come from content. */
const MAX_REPORTED = 500;

const LOCAL_MEDIA = /^\s*\/-\//;

/** Creates the function. Refused hosts are logged once for each site. While the media edge is off, its files are refused without a report. */
export function createImageUrls(log: Log): ImageUrlOf {
  const bySite = new WeakMap<SiteConfig, ImageUrl>();
  const isNew = createFirstTime(MAX_REPORTED);
  const report = (site: SiteConfig) => (host: string) => {
    if (!isNew(`${site.id} ${host}`)) return;
    log.warn({ event: LOG_EVENTS.contentIssue, site: site.id, issue: 'imageHost', detail: host.slice(0, 100) });
  };
  const create = (site: SiteConfig): ImageUrl => {
    const imageUrl = createImageUrl(site, report(site));
    if (!missingFeatures(site).has('media')) return imageUrl;
    return (src, onRefused) => {
      const url = imageUrl(src, onRefused);
      return url !== null && LOCAL_MEDIA.test(url) ? null : url;
    };
  };
  return (site) => {
    const known = bySite.get(site) ?? create(site);
    bySite.set(site, known);
    return known;
  };
}
