import {
  dictionaryPageSchema,
  errorPagesSchema,
  isLayoutData,
  type PlatformRedirect,
  phraseSchema,
  redirectSchema,
  redirectsSchema,
  routeSchema,
  routesPageSchema,
  type SiteInfo,
  type SiteRoute,
  siteInfoSchema,
} from '../../../src/contracts/content/content.ts';
import type { LayoutData } from '../../../src/contracts/content/layout.ts';
import type { Make, NavigationItem } from '../../../src/contracts/page/loader.ts';
import type { CacheFor } from '../../cache/caches.ts';
import { LISTS_TAG } from '../../cache/tags.ts';
import { loadMakes } from '../makes.ts';
import { createCachedCalls } from '../upstream/cachedCalls.ts';
import { validEntries } from '../upstream/checked.ts';
import { storedCodec } from '../upstream/storedCodec.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { loadLayout, loadNavigation, readAttributes, tagsOfLayout } from './contentAnswers.ts';
import { type ContentClient, createContentClient } from './contentClient.ts';
import type { ContentPage, LanguageScope, SiteScope } from './contentPage.ts';
import {
  DICTIONARY_QUERY,
  ERROR_PAGES_QUERY,
  REDIRECTS_QUERY,
  ROUTE_FIELDS,
  ROUTES_QUERY,
  SITE_INFO_QUERY,
} from './contentQueries.ts';
import { navigationItems } from './navigationItems.ts';
import { sitemapUrls, siteRoute } from './siteRoutes.ts';
import * as stored from './storedContent.ts';
import { createStoriesPort, type StoriesPort } from './storiesPort.ts';
import { createVariantsPort, type PageVariants } from './variantsPort.ts';

export interface ErrorPages {
  notFound: LayoutData | null;
}

/** The content platform. Every call is cached by policy; all throw `UpstreamError` when it fails and nothing is cached. */
export interface ContentPort {
  readonly upstream: Upstream;
  /** The page at a path without language prefix; null when there is none. */
  layout: (scope: LanguageScope, path: string) => Promise<ContentPage | null>;
  /** All phrases by key. */
  dictionary: (scope: LanguageScope) => Promise<Readonly<Record<string, string>>>;
  siteInfo: (scope: SiteScope) => Promise<SiteInfo>;
  /** Calls the platform for a site, without any cache. */
  probe: (scope: SiteScope) => Promise<void>;
  /** Text of `robots.txt`, or null when editors wrote none. */
  robots: (scope: SiteScope) => Promise<string | null>;
  /** URLs of the platform's sitemap files; empty when it has none. */
  sitemapFiles: (scope: SiteScope) => Promise<readonly string[]>;
  /** Settings of the site in the platform, by key. */
  attributes: (scope: SiteScope) => Promise<Readonly<Record<string, string>>>;
  /** All pages. */
  routes: (scope: LanguageScope) => Promise<readonly SiteRoute[]>;
  errorPages: (scope: LanguageScope) => Promise<ErrorPages>;
  /** Redirects of editors in the platform's format. */
  redirects: (scope: SiteScope) => Promise<readonly PlatformRedirect[]>;
  /** The variants of the page at a path, null when it has none. */
  variants: (scope: LanguageScope, path: string) => Promise<PageVariants | null>;
  /** Three levels below the home page, hidden ones left out (F033); null where the platform has no home page (F035). */
  navigation: (scope: LanguageScope) => Promise<NavigationItem[] | null>;
  /** Makes that the site sells, by name (F033); null where the platform has no home page (F035). */
  makes: (scope: LanguageScope) => Promise<Make[] | null>;
  readonly stories: StoriesPort;
}

interface ContentPortOptions {
  upstream: Upstream;
  cacheFor: CacheFor;
  /** Prepares content for the cache; see `createPorts`. */
  prepare: <T>(value: T) => T;
  /** GUID of the template of makes. */
  brandTemplate: string;
}

/** What the calls share. */
type Parts = Omit<ContentPortOptions, 'upstream'> & { client: ContentClient };

/** @see ContentPort */
export function createContentPort(options: ContentPortOptions): ContentPort {
  const { upstream, cacheFor } = options;
  const client = createContentClient(upstream);
  const parts: Parts = { ...options, client };
  return {
    upstream,
    stories: createStoriesPort(parts),
    variants: createVariantsPort(client, cacheFor),
    ...siteCalls(parts),
    ...pageCalls(parts),
    ...menuCalls(parts),
  };
}

const siteParts = ({ site }: SiteScope) => ({ site: site.contentName });
const languageParts = ({ site, language }: LanguageScope) => ({ site: site.contentName, language: language.code });

/** What holds for a site in all languages. */
function siteCalls({
  client,
  cacheFor,
  prepare,
}: Parts): Pick<ContentPort, 'siteInfo' | 'probe' | 'robots' | 'sitemapFiles' | 'attributes' | 'redirects'> {
  const siteInfos = createCachedCalls<'siteInfo', SiteInfo>(cacheFor, 'siteInfo', storedCodec(stored.siteInfo));
  const redirectLists = createCachedCalls<'redirects', readonly PlatformRedirect[]>(
    cacheFor,
    'redirects',
    storedCodec(stored.redirects, prepare),
  );
  const callSite = (variables: { site: string }, signal: AbortSignal) =>
    client.requestSite({ operation: 'SiteInfo', query: SITE_INFO_QUERY, variables, signal }, siteInfoSchema);
  const siteInfo: ContentPort['siteInfo'] = (scope) => {
    const parts = siteParts(scope);
    return siteInfos(scope, { parts, load: (signal) => callSite(parts, signal) });
  };
  return {
    siteInfo,
    probe: async (scope) => void (await callSite(siteParts(scope), scope.signal ?? new AbortController().signal)),
    robots: async (scope) => (await siteInfo(scope)).robots ?? null,
    sitemapFiles: async (scope) => sitemapUrls((await siteInfo(scope)).sitemap),
    attributes: async (scope) => readAttributes((await siteInfo(scope)).attributes),
    redirects: (scope) => {
      const parts = siteParts(scope);
      const load = async (signal: AbortSignal) => {
        const call = { operation: 'Redirects', query: REDIRECTS_QUERY, variables: parts, signal };
        return prepare(validEntries(redirectSchema, (await client.requestSite(call, redirectsSchema)).redirects ?? []));
      };
      return redirectLists(scope, { parts, load });
    },
  };
}

/** Pages, and the phrases on them. */
function pageCalls({
  client,
  cacheFor,
  prepare,
}: Parts): Pick<ContentPort, 'layout' | 'dictionary' | 'routes' | 'errorPages'> {
  const layouts = createCachedCalls<'layout', ContentPage | null>(
    cacheFor,
    'layout',
    storedCodec(stored.contentPage, prepare),
  );
  const dictionaries = createCachedCalls<'dictionary', Record<string, string>>(
    cacheFor,
    'dictionary',
    storedCodec(stored.dictionary, prepare),
  );
  const routeLists = createCachedCalls<'routes', readonly SiteRoute[]>(
    cacheFor,
    'routes',
    storedCodec(stored.routes, prepare),
  );
  const errorPages = createCachedCalls<'errorPages', ErrorPages>(
    cacheFor,
    'errorPages',
    storedCodec(stored.errorPages, prepare),
  );
  return {
    layout: (scope, path) => {
      const parts = { ...languageParts(scope), path };
      const load = async (signal: AbortSignal) => prepare(await loadLayout(client, parts, signal));
      const tags = (page: ContentPage | null) => (page ? tagsOfLayout(page) : [LISTS_TAG]);
      return layouts(scope, { parts, load, tags, isNullNegative: true });
    },
    dictionary: (scope) => {
      const parts = languageParts(scope);
      const load = async (signal: AbortSignal) => {
        const call = { operation: 'Dictionary', query: DICTIONARY_QUERY, variables: parts, signal };
        const phrases = await client.requestAllPages(call, dictionaryPageSchema, (page) => page.dictionary);
        return prepare(Object.fromEntries(validEntries(phraseSchema, phrases).map(({ key, value }) => [key, value])));
      };
      return dictionaries(scope, { parts, load });
    },
    routes: (scope) => {
      const parts = languageParts(scope);
      const load = async (signal: AbortSignal) => {
        const variables = { ...parts, ...ROUTE_FIELDS };
        const call = { operation: 'Routes', query: ROUTES_QUERY, variables, signal };
        const routes = await client.requestAllPages(call, routesPageSchema, (page) => page.routes);
        return prepare(validEntries(routeSchema, routes).map(siteRoute));
      };
      return routeLists(scope, { parts, load });
    },
    errorPages: (scope) => {
      const parts = languageParts(scope);
      const load = async (signal: AbortSignal) => {
        const call = { operation: 'ErrorPages', query: ERROR_PAGES_QUERY, variables: parts, signal };
        const rendered = (await client.requestSite(call, errorPagesSchema)).errorHandling?.notFoundPage?.rendered;
        return prepare({ notFound: isLayoutData(rendered) ? rendered : null });
      };
      return errorPages(scope, { parts, load });
    },
  };
}

/** What menus show. */
function menuCalls({ client, cacheFor, prepare, brandTemplate }: Parts): Pick<ContentPort, 'navigation' | 'makes'> {
  const navigations = createCachedCalls<'navigation', NavigationItem[] | null>(
    cacheFor,
    'navigation',
    storedCodec(stored.navigation, prepare),
  );
  const makeLists = createCachedCalls<'makes', Make[] | null>(cacheFor, 'makes', storedCodec(stored.makes, prepare));
  return {
    navigation: (scope) => {
      const parts = languageParts(scope);
      const load = async (signal: AbortSignal) => {
        const nodes = await loadNavigation(client, parts, signal);
        return prepare(nodes && navigationItems(nodes, scope.language));
      };
      return navigations(scope, { parts, load, isNullNegative: true });
    },
    makes: (scope) => {
      const { site, language } = scope;
      const call = { site: site.contentName, language, template: brandTemplate };
      const load = async (signal: AbortSignal) => prepare(await loadMakes(client, { ...call, signal }));
      return makeLists(scope, { parts: languageParts(scope), load, isNullNegative: true });
    },
  };
}
