import type { SiteConfig } from '../../config/siteConfig.ts';
import { type RoutedUrl, routeUrl } from '../../server/page/route.ts';
import type { ContentPort } from '../../server/ports/contentPort.ts';
import type { SearchPort } from '../../server/ports/searchPort.ts';
import { segmentOf } from '../../src/contracts/listSegments.ts';
import type { SearchRequest } from '../../src/contracts/search.ts';
import { baseFacetsRequest } from '../../src/features/carSearch/listRequest.ts';
import { findBase } from '../../src/features/carSearch/listUrl.ts';
import type { FindPageRedirect } from './pageRedirect.ts';

export interface LinkPorts {
  content: Pick<ContentPort, 'routes' | 'brands'>;
  search: Pick<SearchPort, 'search'>;
  findPageRedirect: FindPageRedirect;
}

type LinkResult =
  | { kind: 'fine' }
  /** Belongs to somebody else, or to a telephone: not followed. */
  | { kind: 'elsewhere' }
  /** On the media edge: to be looked for there. */
  | { kind: 'media'; path: string }
  /** A rule redirects from it, for whoever follows it. */
  | { kind: 'moved'; to: string }
  | { kind: 'dead'; why: string };

const FINE: LinkResult = { kind: 'fine' };
const EXTERNAL: LinkResult = { kind: 'elsewhere' };
const dead = (why: string): LinkResult => ({ kind: 'dead', why });

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const OTHER_PROGRAMS = /^(?:mailto|tel|sms)$/i;
export const MEDIA = /^\/[-~]\/(?:jss)?media\//;
/** URLs of the product that are no pages. */
const FILES = /^\/(?:robots\.txt|sitemap[\w-]*\.xml)$/;

/**
 * Says where a link of a site leads, by its redirects, the product's own router and the pages that the platform has.
 * Throws when an upstream cannot say.
 */
export async function judgeLink(href: string, site: SiteConfig, ports: LinkPorts): Promise<LinkResult> {
  if (href.startsWith('#')) return FINE;
  const scheme = SCHEME.exec(href)?.[1];
  if (scheme && OTHER_PROGRAMS.test(scheme)) return href.length > scheme.length + 1 ? EXTERNAL : dead('it is empty');
  if (scheme && !/^https?$/i.test(scheme)) return dead(`${scheme}: is not let through`);
  if (!scheme && !href.startsWith('/')) return dead('it is relative to whatever page it is on');
  const url = URL.parse(href, `https://${site.host}`);
  if (!url) return dead('it is no address');
  if (url.host !== site.host && url.host !== `www.${site.host}`) return EXTERNAL;
  return checkUrl(url, site, ports);
}

/** A URL of the site itself. */
function checkUrl({ pathname, search, searchParams }: URL, site: SiteConfig, ports: LinkPorts) {
  if (MEDIA.test(pathname)) return { kind: 'media', path: pathname + search } as const;
  if (FILES.test(pathname)) return FINE;
  const pageRedirect = ports.findPageRedirect(site, pathname + search);
  if (pageRedirect) return pageRedirect.kind === 'sent' ? ({ kind: 'moved', to: pageRedirect.to } as const) : FINE;
  const routed = routeUrl(site, pathname, searchParams);
  return routed ? judgePage(routed, site, ports) : dead('no page can have this path');
}

async function judgePage(routed: RoutedUrl, site: SiteConfig, { content, search }: LinkPorts): Promise<LinkResult> {
  const { language, route, layoutPath } = routed;
  const routes = await content.routes({ site, language });
  if (!routes.some(({ path }) => path.toLowerCase() === layoutPath))
    return dead(`the platform has no page for it in ${language.code}`);
  const found = async (index: 'vehicles' | 'dealers', filters: SearchRequest['filters']) =>
    (await search.search({ site, index }, { filters, limit: 1 })).total_items > 0;
  if (route.kind === 'dealer') {
    return (await found('dealers', { slug: [route.dealerSlug ?? ''] })) ? FINE : dead('there is no such dealer');
  }
  if (route.kind === 'car') {
    return (await found('vehicles', { car_id: [route.carId ?? ''] })) ? FINE : dead('there is no such car');
  }
  if (!route.listBrand) return FINE;
  const stock = await search.search({ site, index: 'vehicles' }, baseFacetsRequest());
  if (findBase(route.listBrand, route.listModel, stock.facet)) return FINE;
  const makes = route.listModel ? [] : await content.brands({ site, language });
  const requested = segmentOf(route.listBrand);
  return makes?.some(({ name }) => segmentOf(name) === requested)
    ? FINE
    : dead('no car of that make or model is known');
}
