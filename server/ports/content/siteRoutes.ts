import { guidOf } from '../../../lib/guid.ts';
import { recordOf } from '../../../lib/record.ts';
import type { RouteNode, SiteRoute } from '../../../src/contracts/content/content.ts';
import { isTicked } from './navigationItems.ts';
import { dateOf } from './platformDate.ts';

/** Converts a page in the platform's list of routes. */
export function siteRoute({ routePath, route }: RouteNode): SiteRoute {
  return {
    path: routePath,
    title: titleIn(route?.title),
    changed: dateOf(route?.changed),
    id: guidOf(route?.id),
    noindex: isTicked(recordOf(route?.hidden)),
    image: imageSrc(route?.shared) ?? imageSrc(route?.image),
  };
}

function titleIn(field: unknown): string | null {
  const { value } = recordOf(field);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Returns the URL in an image field, or null. */
function imageSrc(field: unknown): string | null {
  const { src } = recordOf(recordOf(recordOf(field).jsonValue).value);
  return typeof src === 'string' && src.trim() !== '' ? src.trim() : null;
}

/** Maximum number of sitemap files, more than any site needs. */
const MAX_FILES = 20;

export function sitemapUrls(list: unknown): string[] {
  const urls = (Array.isArray(list) ? list : []).filter((entry): entry is string => typeof entry === 'string');
  return [...new Set(urls)].slice(0, MAX_FILES);
}
