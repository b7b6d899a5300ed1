import type { BrandHost } from '../../config/siteConfig.ts';
import { withTimeout } from '../../lib/withTimeout.ts';
import type { Brand, LoaderPorts, NavigationItem, PortSearchRequest } from '../../src/contracts/page/loader.ts';
import type { SearchResponse } from '../../src/contracts/search/search.ts';
import { recordWithAllowedImages, withAllowedImages } from '../media/allowedImages.ts';
import type { Ports } from '../ports/ports.ts';
import { carsOfMake, dealersOfMake, facetsOfMake, MAKES_TIMEOUT_MS, menuOfMake } from './route/brandHost.ts';
import type { PageSources, RequestScope } from './sources.ts';
import { memoize, validRecords } from './validRecords.ts';

/** Binds the ports as the data sources of pages and loaders. */
export function bindSources(ports: Ports): PageSources {
  const { content } = ports;
  return {
    layout: (scope, path) => content.layout(scope, path),
    variants: (scope, path) => content.variants(scope, path),
    dictionary: (scope) => content.dictionary(scope),
    siteAttributes: (scope) => content.attributes(scope),
    routePaths: async (scope) => (await content.routes(scope)).map(({ path }) => path),
    brands: (scope) => content.brands(scope),
    notFoundPage: async (scope) => (await content.errorPages(scope)).notFound,
    loaderPorts: (scope) => bindLoaderPorts(ports, scope),
    images: ({ site }) => ({ site: site.id, url: ports.media.imageUrl(site) }),
  };
}

/** Binds the ports for the loaders of one site. The language defaults to the site's first. */
export function bindLoaderPorts(
  { content, search, media, embeddedForms, finance }: Ports,
  scope: Omit<RequestScope, 'language'> & Partial<RequestScope>,
): LoaderPorts {
  const { site, language = site.languages[0], brand = null, signal } = scope;
  const imageUrl = media.imageUrl(site);
  const searchIn =
    (index: 'vehicles' | 'dealers') =>
    async <T>(request: PortSearchRequest, parse: (record: unknown) => T): Promise<SearchResponse<T>> => {
      const response = await search.search({ site, index, signal }, request);
      const read = memoize(response, parse, () => {
        const content = validRecords(response.content, parse, (record, error) =>
          search.reportInvalidRecord(site, record, error),
        );
        return { ...response, content: Object.freeze(content) as T[] };
      });
      // `imageUrl` is the same function for all requests of a site.
      return memoize(read, imageUrl, () => {
        const content = read.content.map((record) => recordWithAllowedImages(record, imageUrl));
        return { ...read, content: Object.freeze(content) as T[] };
      });
    };
  const searchAllMakes = searchIn('vehicles');
  const searchMake =
    (host: BrandHost): LoaderPorts['searchCars'] =>
    async (request, parse) => {
      const found = await searchAllMakes(carsOfMake(request, host), parse);
      return memoize(found, host, () => ({ ...found, facet: facetsOfMake(found.facet, host) }));
    };
  const searchAllDealers = searchIn('dealers');
  // Memoised by the cached value, because every page has them.
  const allowed = <T extends object>(value: T | null): T | null =>
    value && memoize(value, imageUrl, () => withAllowedImages(value, imageUrl));
  const brands = async () => allowed(await content.brands({ site, language, signal }));
  const navigation = async () => allowed(await content.navigation({ site, language, signal }));
  return {
    searchAllMakes,
    searchCars: brand ? searchMake(brand) : searchAllMakes,
    searchDealers: brand
      ? (request, parse) => searchAllDealers(dealersOfMake(request, brand), parse)
      : searchAllDealers,
    navigation: brand ? () => menuOf(brand, navigation(), brands()) : navigation,
    brands: brand ? async () => (await brands())?.filter(({ name }) => name === brand.make) ?? null : brands,
    storiesIndex: (place) => content.stories.index({ site, language, signal }, place),
    stories: async (request) =>
      withAllowedImages(await content.stories.page({ site, language, signal }, request), imageUrl),
    storyNeighbours: (index, story) => content.stories.neighbours({ site, language, signal }, index, story),
    embeddedForm: (id) => embeddedForms.fetchForm(id, signal),
    hasLender: async () => finance.hasLender(site),
    financeQuotes: (requests) => finance.quotes(site, requests, signal),
    financeDefaults: (vehicle) => finance.defaults(site, vehicle, signal),
    blurPlaceholder: (src) => media.blurPlaceholder(src),
  };
}

/** Returns the menu of a brand host; the site's full menu while the makes are unavailable. */
async function menuOf(
  brand: BrandHost,
  navigation: Promise<NavigationItem[] | null>,
  brands: Promise<readonly Brand[] | null>,
): Promise<NavigationItem[] | null> {
  const [items, makes] = await Promise.all([
    navigation,
    withTimeout(MAKES_TIMEOUT_MS, 'brands', brands).catch(() => null),
  ]);
  return items && menuOfMake(items, makes ?? [], brand);
}
