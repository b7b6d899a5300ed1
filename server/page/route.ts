import type { BrandHost, LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import { CAR_QUERY_NAMES, formatCarQuery, parseCarQuery } from '../../src/contracts/carSearch.ts';
import { DEALER_QUERY_NAMES, formatDealerQuery, parseDealerQuery } from '../../src/contracts/dealerSearch.ts';
import { standInOf } from '../../src/contracts/listStandIns.ts';
import type { PageRoute } from '../../src/contracts/loader.ts';
import { formatStoryQuery, parseStoryQuery } from '../../src/contracts/storyQuery.ts';
import { encodeUrlPart } from '../../src/contracts/urlText.ts';

/** An address of a site, understood. */
export interface RoutedAddress {
  language: LanguageConfig;
  route: PageRoute;
  /** Path that the content platform knows the page by; cars and dealers are its wildcard items. */
  layoutPath: string;
  /** Canonical path with language prefix, percent-encoded. */
  path: string;
  /** Known query parameters in canonical order, without `?`. */
  search: string;
}

/** The platform's wildcard segment. */
export const WILDCARD = ',-w-,';

const CAR_ID = /^\d{1,12}$/;
/** Decoded: a model may be called `#1`. */
const SEGMENT = /^[^\s/]{1,200}$/;

/**
 * From an address of a site to what is asked for. Pure: cars and dealers by their paths first, then the content platform.
 *
 * @param pathname percent-encoded, as it stands in the request line
 * @param brand of a brand host: its start page is another item of the platform
 * @returns null when no page can have this path (undecodable, over long, or the wildcard itself)
 */
export function routeAddress(
  site: SiteConfig,
  pathname: string,
  query: URLSearchParams,
  brand: BrandHost | null = null,
): RoutedAddress | null {
  const decoded = decodePath(pathname);
  if (decoded === null) return null;
  const { language, path } = splitLanguage(site, decoded);
  const match =
    carListRoute(site, path) ?? carRoute(site, path) ?? dealerRoute(site, path) ?? contentRoute(path, brand);
  if (!match || (!mayHoldSigns(match) && /[?#]/.test(path))) return null;
  const { layoutPath, ...rest } = match;
  const standIn = rest.kind === 'carList' && !rest.listBrand ? standInOf(query) : null;
  const search = standIn?.search ?? canonicalSearch(rest.kind, query);
  return {
    language,
    route: { ...rest, ...(standIn && { kind: standIn.kind }), path, query: new URLSearchParams(search) },
    layoutPath,
    path: encodePath(`${language.prefix}${path === '/' && language.prefix ? '' : path}`),
    search,
  };
}

/** A model may be called `#1`. To the platform an encoded `?` or `#` would end the path, and show another page. */
const mayHoldSigns = ({ listBrand, listWords }: Match): boolean => listBrand !== undefined || listWords !== undefined;

type Match = Omit<PageRoute, 'path' | 'query'> & { layoutPath: string };

/** Lower case and composed, so that every way of writing a path is one; null for what no page can be called. */
function decodePath(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = decoded.normalize('NFC').toLowerCase();
  const segments = path.split('/').slice(1);
  if (!path.startsWith('/') || path.length > 1_000 || segments.includes(WILDCARD)) return null;
  if (path !== '/' && !segments.every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..')) {
    return null;
  }
  return path;
}

/** A decoded path as it is written in addresses. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeUrlPart).join('/').replaceAll('%2C', ',').replaceAll('%40', '@');
}

/** The language that an address is written in, by its prefix; that of a path no page can have as well. */
export function languageOf(site: SiteConfig, path: string): LanguageConfig {
  return splitLanguage(site, path.toLowerCase()).language;
}

/** The brand host whose start page the platform has at a path (with language prefix, lower case), and that prefix; null for others. */
export function brandHomeAt(site: SiteConfig, path: string): { brand: BrandHost; prefix: string } | null {
  if (site.brandHosts.length === 0) return null;
  const { language, path: bare } = splitLanguage(site, path);
  const brand = site.brandHosts.find(({ homePath }) => homePath === bare);
  return brand ? { brand, prefix: language.prefix } : null;
}

/** The default language has no prefix; a language that the site does not have is an ordinary segment. */
function splitLanguage(site: SiteConfig, path: string): { language: LanguageConfig; path: string } {
  for (const language of site.languages) {
    if (language.prefix === '') continue;
    if (path === language.prefix) return { language, path: '/' };
    if (path.startsWith(`${language.prefix}/`)) return { language, path: path.slice(language.prefix.length) };
  }
  return { language: site.languages[0], path };
}

/** The list, and below its marker segment the list of a brand or a model (F031). */
function carListRoute({ paths }: SiteConfig, path: string): Match | null {
  if (path === paths.carList) return { kind: 'carList', layoutPath: paths.carList };
  if (!path.startsWith(`${paths.carList}/`)) return null;
  const marked = `${paths.carList}/${paths.listMarker}/`;
  if (!path.startsWith(marked)) return wordsRoute(paths, path);
  const [listBrand, listModel, ...rest] = path.slice(marked.length).split('/');
  if (!listBrand || rest.length > 0) return null;
  return { kind: 'carList', layoutPath: paths.carList, listBrand, ...(listModel && { listModel }) };
}

/** So many filters stand in a path at most. */
const MAX_WORDS = 12;

/** F051: filters joined by '/' below the list. A page of the platform when they are none (`loadPage`). */
function wordsRoute({ carList, listMarker }: SiteConfig['paths'], path: string): Match | null {
  const listWords = path.slice(carList.length + 1).split('/');
  return listWords.length <= MAX_WORDS && listWords[0] !== listMarker
    ? { kind: 'carList', layoutPath: carList, listWords }
    : null;
}

/** F055: `{prefix}/{id}` and `{prefix}/{id}/{slug}`; ids are numeric, so pages below the prefix are told apart. */
function carRoute({ paths }: SiteConfig, path: string): Match | null {
  if (!path.startsWith(`${paths.carDetail}/`)) return null;
  const [carId = '', slug, ...rest] = path.slice(paths.carDetail.length + 1).split('/');
  if (!CAR_ID.test(carId) || rest.length > 0) return null;
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

/** Names of parameters that the page reads, whether or not it could make something of them. */
export function namesRead({ kind, search }: { kind: PageRoute['kind']; search: string }): readonly string[] {
  if (kind === 'carList') return CAR_QUERY_NAMES;
  return kind === 'dealerList' ? DEALER_QUERY_NAMES : [...new URLSearchParams(search).keys()];
}

/** Only what the kind of page knows stays in its address, so that nothing else makes a cache entry of its own (Q9). */
function canonicalSearch(kind: PageRoute['kind'], query: URLSearchParams): string {
  if (kind === 'carList') return formatCarQuery(parseCarQuery(query));
  if (kind === 'dealerList') return formatDealerQuery(parseDealerQuery(query));
  // Which pages list stories is for the platform to say: `withKnownQuery` takes out what the page does not know.
  return kind === 'content' ? formatStoryQuery(parseStoryQuery(query)) : '';
}
