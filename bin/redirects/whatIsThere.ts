import type { SiteConfig } from '../../config/siteConfig.ts';
import { routeUrl } from '../../server/page/route.ts';
import { splitUrl } from '../../server/redirects/resolver.ts';

/** What kind of page an address of a site is, by the router alone. */
export function whatIsThere(site: SiteConfig, url: string): string {
  const { path, query } = splitUrl(url);
  if (/^\/-\/(?:media|jssmedia)\//.test(path)) return 'a file on the media edge';
  const routed = routeUrl(site, path, new URLSearchParams(query));
  if (!routed) return 'nothing: no page can have this address';
  const { route, language } = routed;
  const kind = {
    car: `the car ${route.carId}`,
    carList: `the list of cars${route.listBrand ? `, ${[route.listBrand, route.listModel].filter(Boolean).join(' ')}` : ''}`,
    carCompare: 'a comparison of cars',
    savedCars: 'the cars that a visitor has saved',
    dealer: `the dealer ${route.dealerSlug}, if there is one`,
    dealerList: 'the list of dealers',
    content: 'a page of the content platform, if it has one there',
    notFound: 'nothing',
  }[route.kind];
  const filters = routed.search === '' ? '' : `, narrowed by ${decodeURIComponent(routed.search.replaceAll('+', ' '))}`;
  return `${kind}${filters} (${site.id}, ${language.code})`;
}
