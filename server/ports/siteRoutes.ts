import type { RouteNode, SiteRoute } from '../../src/contracts/content.ts';
import { guidOf } from '../../src/contracts/guid.ts';
import { recordOf } from '../../src/contracts/record.ts';
import { isTicked } from './navigationItems.ts';
import { dateOf } from './platformDate.ts';

/** A page of a site as the platform lists it. */
export function siteRoute({ routePath, route }: RouteNode): SiteRoute {
  return {
    path: routePath,
    changed: dateOf(route?.changed),
    id: guidOf(route?.id),
    noindex: isTicked(recordOf(route?.hidden)),
    image: pictureOf(route?.shared) ?? pictureOf(route?.image),
  };
}

/** The address in an image field. */
function pictureOf(field: unknown): string | null {
  const { src } = recordOf(recordOf(recordOf(field).jsonValue).value);
  return typeof src === 'string' && src.trim() !== '' ? src.trim() : null;
}

/** More files than any site of ours has pages for. */
const MAX_FILES = 20;

export function sitemapAddresses(list: unknown): string[] {
  const addresses = (Array.isArray(list) ? list : []).filter((entry): entry is string => typeof entry === 'string');
  return [...new Set(addresses)].slice(0, MAX_FILES);
}
