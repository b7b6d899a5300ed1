import type { SiteConfig } from '../../config/siteConfig.ts';
import { parsePageUrl } from '../../server/page/route/route.ts';
import { splitUrl } from '../../server/redirects/rules.ts';

/** Returns the kind of page that the router has for a URL, without calling an upstream. */
export function pageKindAt(site: SiteConfig, url: string): string {
  const { path, query } = splitUrl(url);
  if (/^\/-\/(?:media|jssmedia)\//.test(path)) return 'a file on the media edge';
  const routed = parsePageUrl(site, path, new URLSearchParams(query));
  if (!routed) return 'none: no page can have this URL';
  const { route, language } = routed;
  const kind = {
    car: `the car ${route.carId}`,
    carList: `the list of cars${route.listMake ? `, ${[route.listMake, route.listModel].filter(Boolean).join(' ')}` : ''}`,
    carCompare: 'a comparison of cars',
    savedCars: 'the saved cars of a visitor',
    offlineCars: 'the page that browsers show without a connection',
    carMap: 'the places of the cars of a list, on a map',
    dealer: `the dealer ${route.dealerSlug}, if it exists`,
    dealerList: 'the list of dealers',
    content: 'a page of the content platform, if it exists',
    notFound: 'none',
  }[route.kind];
  const filters = routed.search === '' ? '' : `, filtered by ${decodeURIComponent(routed.search.replaceAll('+', ' '))}`;
  return `${kind}${filters} (${site.id}, ${language.code})`;
}
