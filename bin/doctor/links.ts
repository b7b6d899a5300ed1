import type { SiteConfig } from '../../config/siteConfig.ts';
import { type ParsedPageUrl, parsePageUrl } from '../../server/page/route/route.ts';
import type { ContentPort } from '../../server/ports/content/contentPort.ts';
import type { SearchPort } from '../../server/ports/searchPort.ts';
import { missingLinksOf } from '../../server/site/missingLinks.ts';
import { segmentOf } from '../../src/contracts/search/listSegments.ts';
import type { SearchRequest } from '../../src/contracts/search/search.ts';
import { baseFacetsRequest } from '../../src/features/carSearch/listRequest.ts';
import { findBase } from '../../src/features/carSearch/listUrl.ts';
import { nameFilters } from './listWords.ts';
import type { FindPageRedirect } from './pageRedirect.ts';

export interface LinkPorts {
  content: Pick<ContentPort, 'routes' | 'makes'>;
  search: Pick<SearchPort, 'search'>;
  findPageRedirect: FindPageRedirect;
}

type LinkResult =
  | { kind: 'fine' }
  /** Another host, an e-mail address or a telephone number: not followed. */
  | { kind: 'external' }
  /** A file on the media edge, which the caller requests. */
  | { kind: 'media'; path: string }
  /** Visitors are redirected to `target`. */
  | { kind: 'redirected'; target: string }
  | { kind: 'dead'; reason: string };

const FINE: LinkResult = { kind: 'fine' };
const EXTERNAL: LinkResult = { kind: 'external' };
const dead = (reason: string): LinkResult => ({ kind: 'dead', reason });

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const OTHER_PROGRAMS = /^(?:mailto|tel|sms)$/i;
export const MEDIA = /^\/[-~]\/(?:jss)?media\//;
/** Paths of the product that are not pages. */
const FILES = /^\/(?:robots\.txt|sitemap[\w-]*\.xml)$/;

/**
 * Checks the target of a link against the redirects of its site, the product's own router and the pages of the platform.
 *
 * @throws UpstreamError
 */
export async function judgeLink(href: string, site: SiteConfig, ports: LinkPorts): Promise<LinkResult> {
  // Visitors do not get links to what needs an upstream that is off.
  if (href.startsWith('#') || missingLinksOf(site)(href)) return FINE;
  const scheme = SCHEME.exec(href)?.[1];
  if (scheme && OTHER_PROGRAMS.test(scheme)) return href.length > scheme.length + 1 ? EXTERNAL : dead('it is empty');
  if (scheme && !/^https?$/i.test(scheme)) return dead(`the scheme ${scheme}: is not allowed`);
  if (!scheme && !href.startsWith('/')) return dead('it is relative to the page it is on');
  const url = URL.parse(href, `https://${site.host}`);
  if (!url) return dead('it is not a URL');
  if (url.host !== site.host && url.host !== `www.${site.host}`) return EXTERNAL;
  return checkUrl(url, site, ports);
}

/** Checks a URL of the site itself. */
function checkUrl({ pathname, search, searchParams }: URL, site: SiteConfig, ports: LinkPorts) {
  if (MEDIA.test(pathname)) return { kind: 'media', path: pathname + search } as const;
  if (FILES.test(pathname)) return FINE;
  const pageRedirect = ports.findPageRedirect(site, pathname + search);
  if (pageRedirect?.kind === 'rewrite') return FINE;
  if (pageRedirect) return { kind: 'redirected', target: pageRedirect.target } as const;
  const routed = parsePageUrl(site, pathname, searchParams);
  return routed ? judgePage(routed, site, ports) : dead('no page can have this path');
}

async function judgePage(routed: ParsedPageUrl, site: SiteConfig, ports: LinkPorts): Promise<LinkResult> {
  const { language, route, layoutPath } = routed;
  const { content, search } = ports;
  const routes = await content.routes({ site, language });
  const isPage = (requested: string) => routes.some(({ path }) => path.toLowerCase() === requested);
  if (!isPage(layoutPath)) return dead(`the platform has no page for it in ${language.code}`);
  const exists = async (index: 'vehicles' | 'dealers', filters: SearchRequest['filters']) =>
    (await search.search({ site, index }, { filters, limit: 1 })).total_items > 0;
  if (route.kind === 'dealer') {
    return (await exists('dealers', { slug: [route.dealerSlug ?? ''] })) ? FINE : dead('there is no such dealer');
  }
  if (route.kind === 'car') {
    return (await exists('vehicles', { car_id: [route.carId ?? ''] })) ? FINE : dead('there is no such car');
  }
  return !route.listMake && isPage(route.path) ? FINE : judgeCarList(routed, site, ports);
}

/** Checks the make and model, or the words, below the path of a list. */
async function judgeCarList(
  { language, route }: ParsedPageUrl,
  site: SiteConfig,
  { content, search }: LinkPorts,
): Promise<LinkResult> {
  const { listMake = '', listModel, listFilters } = route;
  const stock = await search.search({ site, index: 'vehicles' }, baseFacetsRequest());
  if (listFilters) return nameFilters(listFilters, stock.facet, site) ? FINE : dead('no car has these values');
  if (findBase(listMake, listModel, stock.facet)) return FINE;
  const makes = listModel ? [] : await content.makes({ site, language });
  const requested = segmentOf(listMake);
  return makes?.some(({ name }) => segmentOf(name) === requested)
    ? FINE
    : dead('there is no car of that make or model');
}
