import type { BrandHost, LanguageConfig, SiteConfig } from '../../../config/siteConfig.ts';
import { encodePath } from '../../../lib/urlText.ts';
import { isCarId } from '../../../src/contracts/car/carId.ts';
import {
  DEALER_QUERY_NAMES,
  formatDealerQuery,
  parseDealerQuery,
} from '../../../src/contracts/dealers/dealerSearch.ts';
import { formatLoanQuery, parseLoanQuery, withTermsOf } from '../../../src/contracts/finance/loanQuery.ts';
import { formatQuoteQuery, parseQuoteQuery } from '../../../src/contracts/finance/quoteTerms.ts';
import { sentFormIn, withSentForm } from '../../../src/contracts/forms/sentForm.ts';
import { withViewedCar } from '../../../src/contracts/forms/viewedCar.ts';
import type { FeatureName } from '../../../src/contracts/page/features.ts';
import type { PageRoute } from '../../../src/contracts/page/loader.ts';
import { carPlaceQuery } from '../../../src/contracts/search/around.ts';
import { CAR_QUERY_NAMES, formatCarQuery, parseCarQuery } from '../../../src/contracts/search/carSearch.ts';
import { MAX_PATH_FILTERS } from '../../../src/contracts/search/listSegments.ts';
import { listVariantOf, MAP_SEARCH } from '../../../src/contracts/search/listVariants.ts';
import { formatMapQuery } from '../../../src/contracts/search/mapQuery.ts';
import { presentQuery } from '../../../src/contracts/search/presentQuery.ts';
import { formatStoryQuery, parseStoryQuery } from '../../../src/contracts/stories/storyQuery.ts';
import { COST_QUERY_NAMES, withCanonicalCosts } from '../../../src/contracts/totalCost/costChoice.ts';
import { withCostsOf } from '../../../src/contracts/totalCost/costQuery.ts';
import { missingFeatures } from '../../site/missingFeatures.ts';
import { isMissingPage } from '../../site/missingPages.ts';
import { decodePath, splitLanguage, WILDCARD } from '../../site/sitePath.ts';
import { APPENDED, withCarId } from './carIdInPath.ts';

/** A parsed page URL of a site: its page route, and the path of its layout. */
export interface ParsedPageUrl {
  language: LanguageConfig;
  route: PageRoute;
  /** Path of the page's item in the content platform. Cars and dealers use its wildcard items. */
  layoutPath: string;
  /** Canonical path with language prefix, percent-encoded. */
  path: string;
  /** Known query parameters in canonical order, without `?`. */
  search: string;
}

/**
 * Parses a URL of a site into its route. Pure function. Paths of cars and dealers are matched first; all others are content pages.
 *
 * @param pathname percent-encoded, as in the request line
 * @param brand the brand host, whose start page is a separate item of the platform
 * @returns null when no page can have this path: undecodable, over long, the wildcard itself, or the page of a feature whose upstream is off
 */
export function parsePageUrl(
  site: SiteConfig,
  pathname: string,
  query: URLSearchParams,
  brand: BrandHost | null = null,
): ParsedPageUrl | null {
  const lowered = decodePath(pathname);
  if (lowered === null) return null;
  const decoded = withCarId(site, pathname, lowered);
  const { language, path } = splitLanguage(site, decoded);
  if (isMissingPage(site, path)) return null;
  const match = recordRoute(site, path) ?? contentRoute(path, brand);
  if (!match || refusedSigns(match).test(path)) return null;
  const { layoutPath, ...rest } = match;
  const selected = rest.kind === 'carList' && !rest.listMake ? listVariantOf(presentIn(query, site)) : null;
  const feature = selected && VARIANT_FEATURES[selected.kind];
  const variant = feature && missingFeatures(site).has(feature) ? null : selected;
  const kind = variant?.kind ?? rest.kind;
  const search = withConfirmation(variant?.search ?? canonicalSearch(kind, query, site), kind, query);
  return {
    language,
    route: { ...rest, kind, path, query: new URLSearchParams(search) },
    layoutPath,
    path: encodePath(`${language.prefix}${path === '/' && language.prefix ? '' : path}`),
    search,
  };
}

/** The features of variants of the list; without it a query selects the list. */
const VARIANT_FEATURES: Partial<Record<PageRoute['kind'], FeatureName>> = { offlineCars: 'offline', carMap: 'carMap' };

/**
 * Returns what a path must not contain. A model may be called `#1`. For a content page an encoded `?` or `#` would end the
 * platform's path and match another page. Names of cars and dealers may be written with spaces; content pages have none.
 */
function refusedSigns({ kind, listMake, listFilters }: Match): RegExp {
  if (listMake !== undefined || listFilters !== undefined) return /(?!)/;
  return kind === 'car' || kind === 'dealer' ? /[?#]/ : /[?# ]/;
}

type Match = Omit<PageRoute, 'path' | 'query'> & { layoutPath: string };

/** Whether a URL may be that of a car, a list or a dealer. Cheaper than `parsePageUrl`; it misses encoded forms. */
export function mayBeRouteByPath({ paths }: SiteConfig, url: string): boolean {
  return url.includes(paths.carList) || url.includes(paths.carDetail) || url.includes(paths.dealers);
}

/** Returns the language of a path by its prefix, also for a path that no page can have. */
export function languageOf(site: SiteConfig, path: string): LanguageConfig {
  return splitLanguage(site, path.toLowerCase()).language;
}

/** Returns the brand host whose start page has this path (with language prefix, lower case), and that prefix; else null. */
export function brandHomeAt(site: SiteConfig, path: string): { brand: BrandHost; prefix: string } | null {
  if (site.brandHosts.length === 0) return null;
  const { language, path: unprefixed } = splitLanguage(site, path);
  const brand = site.brandHosts.find(({ homePath }) => homePath === unprefixed);
  return brand ? { brand, prefix: language.prefix } : null;
}

/** Matches cars, lists and dealers. Without their index all other paths are content pages. */
function recordRoute(site: SiteConfig, path: string): Match | null {
  if (missingFeatures(site).has('stock')) return null;
  return carListRoute(site, path) ?? carRoute(site, path) ?? dealerRoute(site, path);
}

/** Matches the list and, below its marker segment, the list of a make or a model (F031). */
function carListRoute({ paths }: SiteConfig, path: string): Match | null {
  if (path === paths.carList) return { kind: 'carList', layoutPath: paths.carList };
  if (!path.startsWith(`${paths.carList}/`)) return null;
  const marked = `${paths.carList}/${paths.listMarker}/`;
  if (!path.startsWith(marked)) return filterPathRoute(paths, path);
  const [listMake, listModel, ...rest] = path.slice(marked.length).split('/');
  if (!listMake || rest.length > 0) return null;
  return { kind: 'carList', layoutPath: paths.carList, listMake, ...(listModel && { listModel }) };
}

/** Matches filters joined by '/' below the list (F051). When no car matches them, `loadPage` tries a content page. */
function filterPathRoute({ carList, listMarker }: SiteConfig['paths'], path: string): Match | null {
  const listFilters = path.slice(carList.length + 1).split('/');
  return listFilters.length <= MAX_PATH_FILTERS && listFilters[0] !== listMarker
    ? { kind: 'carList', layoutPath: carList, listFilters }
    : null;
}

/**
 * Matches `{prefix}/{id}` and `{prefix}/{id}/{slug}` (F055). Ids have a digit, so most other pages below the prefix do not match; for the others
 * `loadPage` tries a content page when there is no such car.
 */
function carRoute({ paths }: SiteConfig, path: string): Match | null {
  if (!path.startsWith(`${paths.carDetail}/`)) return null;
  const [segment = '', slug, ...rest] = path.slice(paths.carDetail.length + 1).split('/');
  const carId = slug === undefined ? segment.replace(APPENDED, '') : segment;
  if (!isCarId(carId) || rest.length > 0) return null;
  return { kind: 'car', layoutPath: `${paths.carDetail}/${WILDCARD}`, carId, ...(slug && { slug }) };
}

function dealerRoute({ paths }: SiteConfig, path: string): Match | null {
  if (path === paths.dealers) return { kind: 'dealerList', layoutPath: paths.dealers };
  if (!path.startsWith(`${paths.dealers}/`)) return null;
  const dealerSlug = path.slice(paths.dealers.length + 1);
  if (dealerSlug.includes('/')) return null;
  return { kind: 'dealer', layoutPath: `${paths.dealers}/${WILDCARD}`, dealerSlug };
}

function contentRoute(path: string, brand: BrandHost | null): Match {
  return { kind: 'content', layoutPath: brand && path === '/' ? brand.homePath : path };
}

/** Returns the names of the query parameters that a page reads, valid or not. */
export function supportedParameters({ kind, search }: { kind: PageRoute['kind']; search: string }): readonly string[] {
  if (kind === 'carList' || kind === 'carMap')
    return [...CAR_QUERY_NAMES, ...COST_QUERY_NAMES, ...new URLSearchParams(MAP_SEARCH).keys()];
  return kind === 'dealerList' ? DEALER_QUERY_NAMES : [...new URLSearchParams(search).keys()];
}

/** Kinds of pages with forms. Of content pages only the layout says so: `withSupportedQuery` removes what the page does not support. */
const FORM_KINDS: ReadonlySet<PageRoute['kind']> = new Set(['car', 'dealer', 'carCompare', 'content']);

/** Adds the parameter of a form's confirmation to the supported query. */
function withConfirmation(search: string, kind: PageRoute['kind'], query: URLSearchParams): string {
  const sent = FORM_KINDS.has(kind) ? sentFormIn(query) : undefined;
  return sent ? withSentForm(search, sent) : search;
}

/** Returns a query without what the site does not have, and with the inputs of total costs in canonical form. */
const presentIn = (query: URLSearchParams, site: SiteConfig): URLSearchParams =>
  withCanonicalCosts(presentQuery(query, (feature) => !missingFeatures(site).has(feature)));

/** Returns the supported query in canonical form. Unsupported parameters would create cache entries of their own (Q9). */
function canonicalSearch(kind: PageRoute['kind'], given: URLSearchParams, site: SiteConfig): string {
  // The list of dealers is ordered by distance without the feature.
  if (kind === 'dealerList') return formatDealerQuery(parseDealerQuery(given));
  const query = presentIn(given, site);
  if (kind === 'carList') return formatCarQuery(parseCarQuery(query));
  if (kind === 'carMap') return formatMapQuery(parseCarQuery(query));
  if (kind === 'car') {
    const terms =
      site.country === 'GB' ? formatQuoteQuery(parseQuoteQuery(query)) : formatLoanQuery(parseLoanQuery(query));
    return withCostsOf([carPlaceQuery(query), terms].filter(Boolean).join('&'), query);
  }
  // Only the platform knows which pages list stories, ask about a car or calculate a loan: `withSupportedQuery` removes what the page does not support.
  const stories = () => formatStoryQuery(parseStoryQuery(query));
  return kind === 'content' ? withCostsOf(withTermsOf(withViewedCar(stories(), query), query), query) : '';
}
