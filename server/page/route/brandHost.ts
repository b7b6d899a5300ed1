import { canonicalOrigin } from '../../../config/hosts.ts';
import type { BrandHost } from '../../../config/siteConfig.ts';
import { recordOf } from '../../../lib/record.ts';
import { withTimeout } from '../../../lib/withTimeout.ts';
import type { RouteData } from '../../../src/contracts/content/layout.ts';
import type { Make, NavigationItem, PortSearchRequest } from '../../../src/contracts/page/loader.ts';
import type { BrandView } from '../../../src/contracts/page/page.ts';
import type { Facet } from '../../../src/contracts/search/search.ts';
import type { Limits } from '../limits.ts';
import type { PageResult } from '../pageResult.ts';
import type { PageSources } from '../sources.ts';
import type { AnyPageRequest } from './pageRequest.ts';

/** What differs on a brand host (docs/decisions/0052). */

/** Milliseconds to wait for the makes, which are nearly always cached. Without them nothing is known of other makes. */
export const MAKES_TIMEOUT_MS = 500;

/** Returns what loaders and browsers know of the brand host; null on the site's own host. */
export function brandView(request: Pick<AnyPageRequest, 'origin' | 'brand'>): BrandView | null {
  const { brand } = request;
  return brand && { make: brand.make, siteOrigin: canonicalOrigin(request) };
}

/**
 * Returns the host that the page's canonical URL is on: of the start page of a brand host that host, of any other page the
 * site's own, whichever host shows it.
 */
export function canonicalHostOf(request: Pick<AnyPageRequest, 'origin' | 'brand' | 'route'>) {
  const { brand, route, origin } = request;
  return brand && route.path === '/' ? { brand, origin } : { brand: null, origin: canonicalOrigin(request) };
}

/** Returns the request with the cars of the make alone. Requests for cars by their id are left as they are. */
export function carsOfMake(request: PortSearchRequest, { make }: BrandHost): PortSearchRequest {
  const { filters = {} } = request;
  return filters.car_id ? request : { ...request, filters: { ...filters, car_brand: [make] } };
}

/** Returns the facets without other makes, which engines list with no cars. */
export function facetsOfMake(facets: readonly Facet[], { make }: BrandHost): Facet[] {
  return facets.map((facet) =>
    facet.name === 'car_brand' && facet.type === 'value'
      ? { ...facet, value: facet.value.filter(({ text }) => text === make) }
      : facet,
  );
}

/** Returns the request with the dealers of the make alone. Requests for a dealer by id or slug are left as they are. */
export function dealersOfMake(request: PortSearchRequest, { make }: BrandHost): PortSearchRequest {
  const { filters = {} } = request;
  return filters.site_id || filters.slug ? request : { ...request, filters: { ...filters, site_brands: [make] } };
}

/** Returns the menu without the entries that are called like another make, whatever their level. */
export function menuOfMake(
  items: readonly NavigationItem[],
  makes: readonly Make[],
  brand: BrandHost,
): NavigationItem[] {
  const others = namesOfOthers(makes, brand);
  return items.flatMap((item) =>
    others.has(item.navTitle) ? [] : [{ ...item, children: menuOfMake(item.children, makes, brand) }],
  );
}

/**
 * Returns a redirect to the site's own host when a content page on a brand host is about another make: its navigation title is
 * the name of that make. Null for every other page, and while the makes are unavailable.
 */
export async function pageOfOtherMake(
  request: AnyPageRequest,
  { fields }: RouteData,
  sources: Pick<PageSources, 'makes'>,
  { timeLimit }: Pick<Limits, 'timeLimit'>,
): Promise<PageResult | null> {
  const { brand, route, mode } = request;
  if (!brand || mode || route.kind !== 'content') return null;
  const title = recordOf(fields?.NavigationTitle).value;
  const loaded = withTimeout(timeLimit(MAKES_TIMEOUT_MS), 'makes', sources.makes());
  const makes = await loaded.catch(() => null);
  if (!makes || typeof title !== 'string' || !namesOfOthers(makes, brand).has(title)) return null;
  // The page exists: a redirect rule for missing pages must not go first (`degraded`).
  return { kind: 'redirect', status: 302, location: `${canonicalOrigin(request)}${request.path}`, degraded: true };
}

function namesOfOthers(makes: readonly Make[], { make }: BrandHost): ReadonlySet<string> {
  const others = makes.filter(({ name }) => name !== make);
  return new Set(others.flatMap(({ name, title }) => [name, title]));
}
