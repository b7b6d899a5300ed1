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
} from '../../src/contracts/content.ts';
import type { LayoutData } from '../../src/contracts/layout.ts';
import type { Brand, NavigationItem } from '../../src/contracts/loader.ts';
import type { CacheFor } from '../cache/caches.ts';
import { LISTS_TAG } from '../cache/tags.ts';
import { loadBrands } from './brands.ts';
import { fitting } from './checked.ts';
import { attributesIn, loadLayout, loadNavigation, tagsOfLayout } from './contentAnswers.ts';
import { createContentClient } from './contentClient.ts';
import type { ContentPage, InLanguage, InSite } from './contentPage.ts';
import {
  DICTIONARY_QUERY,
  ERROR_PAGES_QUERY,
  REDIRECTS_QUERY,
  ROUTE_FIELDS,
  ROUTES_QUERY,
  SITE_INFO_QUERY,
} from './contentQueries.ts';
import { navigationItems } from './navigationItems.ts';
import { sitemapAddresses, siteRoute } from './siteRoutes.ts';
import { createStoriesPort, type StoriesPort } from './storiesPort.ts';
import type { Upstream } from './upstream.ts';
import { createVariantsPort, type PageVariants } from './variantsPort.ts';

export interface ErrorPages {
  notFound: LayoutData | null;
  serverError: LayoutData | null;
}

/** The content platform. Every call is cached by policy; all throw `UpstreamError` when it fails with nothing kept. */
export interface ContentPort {
  readonly upstream: Upstream;
  /** The page at a path without language prefix; null when there is none. */
  layout: (where: InLanguage, path: string) => Promise<ContentPage | null>;
  /** All phrases by key. */
  dictionary: (where: InLanguage) => Promise<Readonly<Record<string, string>>>;
  siteInfo: (where: InSite) => Promise<SiteInfo>;
  /** Text of `robots.txt`, or null when editors wrote none. */
  robots: (where: InSite) => Promise<string | null>;
  /** Addresses of the sitemap files that the platform has made; none when it makes none. */
  sitemapFiles: (where: InSite) => Promise<readonly string[]>;
  /** Settings of the site that editors keep in the platform, by key. */
  attributes: (where: InSite) => Promise<Readonly<Record<string, string>>>;
  /** All pages. */
  routes: (where: InLanguage) => Promise<readonly SiteRoute[]>;
  errorPages: (where: InLanguage) => Promise<ErrorPages>;
  /** Redirects that editors made, as the platform has them. */
  redirects: (where: InSite) => Promise<readonly PlatformRedirect[]>;
  /** The variants of the page at a path, null when it has none. */
  variants: (where: InLanguage, path: string) => Promise<PageVariants | null>;
  /** Three levels below the home page, hidden ones left out (F033); null where the platform has no home page (F035). */
  navigation: (where: InLanguage) => Promise<NavigationItem[] | null>;
  /** Makes that the site sells, by name (F033); null where the platform has no home page (F035). */
  brands: (where: InLanguage) => Promise<Brand[] | null>;
  readonly stories: StoriesPort;
}

interface ContentPortOptions {
  upstream: Upstream;
  cacheFor: CacheFor;
  /** What is done with content before it is cached; see `createPorts`. */
  hold: <T>(value: T) => T;
  /** GUID of the template that brands are made of. */
  brandTemplate: string;
}

/** @see ContentPort */
export function createContentPort({ upstream, cacheFor, hold, brandTemplate }: ContentPortOptions): ContentPort {
  const client = createContentClient(upstream);
  const layouts = cacheFor<'layout', ContentPage | null>('layout');
  const dictionaries = cacheFor<'dictionary', Record<string, string>>('dictionary');
  const siteInfos = cacheFor<'siteInfo', SiteInfo>('siteInfo');
  const routeLists = cacheFor<'routes', readonly SiteRoute[]>('routes');
  const errorPages = cacheFor<'errorPages', ErrorPages>('errorPages');
  const redirectLists = cacheFor<'redirects', readonly PlatformRedirect[]>('redirects');
  const navigations = cacheFor<'navigation', NavigationItem[] | null>('navigation');
  const brandLists = cacheFor<'brands', Brand[] | null>('brands');

  const partsOf = ({ site, language }: InLanguage) => ({ site: site.contentName, language: language.code });
  const options = ({ site, signal }: InSite) => ({ tags: [`site:${site.id}`, LISTS_TAG], ...(signal && { signal }) });

  const siteInfo: ContentPort['siteInfo'] = async (where) => {
    const parts = { site: where.site.contentName };
    const load = (signal: AbortSignal) =>
      client.askSite({ operation: 'SiteInfo', query: SITE_INFO_QUERY, variables: parts, signal }, siteInfoSchema);
    return (await siteInfos.get(parts, load, options(where))).value;
  };

  return {
    upstream,
    stories: createStoriesPort({ client, cacheFor, hold }),
    siteInfo,
    variants: createVariantsPort(client, cacheFor),
    robots: async (where) => (await siteInfo(where)).robots ?? null,
    sitemapFiles: async (where) => sitemapAddresses((await siteInfo(where)).sitemap),
    attributes: async (where) => attributesIn((await siteInfo(where)).attributes),
    layout: async (where, path) => {
      const parts = { ...partsOf(where), path };
      const load = async (signal: AbortSignal) => hold(await loadLayout(client, parts, signal));
      const tags = (page: ContentPage | null) => [
        `site:${where.site.id}`,
        ...(page ? tagsOfLayout(page) : [LISTS_TAG]),
      ];
      const cached = await layouts.get(parts, load, { ...options(where), tags, isNegative: (page) => page === null });
      return cached.value;
    },
    dictionary: async (where) => {
      const parts = partsOf(where);
      const load = async (signal: AbortSignal) => {
        const call = { operation: 'Dictionary', query: DICTIONARY_QUERY, variables: parts, signal };
        const phrases = await client.askAll(call, dictionaryPageSchema, (page) => page.dictionary);
        return hold(Object.fromEntries(fitting(phraseSchema, phrases).map(({ key, value }) => [key, value])));
      };
      return (await dictionaries.get(parts, load, options(where))).value;
    },
    routes: async (where) => {
      const parts = partsOf(where);
      const load = async (signal: AbortSignal) => {
        const variables = { ...parts, ...ROUTE_FIELDS };
        const call = { operation: 'Routes', query: ROUTES_QUERY, variables, signal };
        const routes = await client.askAll(call, routesPageSchema, (page) => page.routes);
        return hold(fitting(routeSchema, routes).map(siteRoute));
      };
      return (await routeLists.get(parts, load, options(where))).value;
    },
    errorPages: async (where) => {
      const parts = partsOf(where);
      const load = async (signal: AbortSignal) => {
        const call = { operation: 'ErrorPages', query: ERROR_PAGES_QUERY, variables: parts, signal };
        const { errorHandling } = await client.askSite(call, errorPagesSchema);
        const page = (rendered: unknown) => (isLayoutData(rendered) ? rendered : null);
        const notFound = page(errorHandling?.notFoundPage?.rendered);
        return hold({ notFound, serverError: page(errorHandling?.serverErrorPage?.rendered) });
      };
      return (await errorPages.get(parts, load, options(where))).value;
    },
    redirects: async (where) => {
      const parts = { site: where.site.contentName };
      const load = async (signal: AbortSignal) => {
        const call = { operation: 'Redirects', query: REDIRECTS_QUERY, variables: parts, signal };
        return hold(fitting(redirectSchema, (await client.askSite(call, redirectsSchema)).redirects ?? []));
      };
      return (await redirectLists.get(parts, load, options(where))).value;
    },
    navigation: async (where) => {
      const parts = partsOf(where);
      const load = async (signal: AbortSignal) => {
        const nodes = await loadNavigation(client, parts, signal);
        return hold(nodes && navigationItems(nodes, where.language));
      };
      const cached = await navigations.get(parts, load, { ...options(where), isNegative: (items) => items === null });
      return cached.value;
    },
    brands: async (where) => {
      const { site, language } = where;
      const call = { site: site.contentName, language, template: brandTemplate };
      const load = async (signal: AbortSignal) => hold(await loadBrands(client, { ...call, signal }));
      const isNegative = (brands: Brand[] | null) => brands === null;
      return (await brandLists.get(partsOf(where), load, { ...options(where), isNegative })).value;
    },
  };
}
