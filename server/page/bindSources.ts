import type { BrandHost, SiteConfig } from '../../config/siteConfig.ts';
import { UPSTREAMS, type UpstreamName } from '../../config/upstreams.ts';
import { withTimeout } from '../../lib/withTimeout.ts';
import { FEATURES, type FeatureName } from '../../src/contracts/page/features.ts';
import type { LoaderPorts, Make, NavigationItem, PortSearchRequest } from '../../src/contracts/page/loader.ts';
import type { SearchResponse } from '../../src/contracts/search/search.ts';
import { callerOf } from '../cache/cache.ts';
import { recordWithAllowedImages, withAllowedImages } from '../media/allowedImages.ts';
import type { Ports } from '../ports/ports.ts';
import { totalCostsOf } from '../site/costBasis.ts';
import { type IsMissingLink, missingLinksOf } from '../site/missingLinks.ts';
import { searchNothing } from './emptyIndex.ts';
import { carsOfMake, dealersOfMake, facetsOfMake, MAKES_TIMEOUT_MS, menuOfMake } from './route/brandHost.ts';
import type { PageSources, RequestScope } from './sources.ts';
import { loadTitledPages } from './titledPages.ts';
import { memoize, validRecords } from './validRecords.ts';

/**
 * Binds the ports as the data sources of a page.
 *
 * @param featureOf returns the feature that a component belongs to
 */
export function bindSources(
  ports: Ports,
  scope: RequestScope,
  featureOf: (componentName: string) => FeatureName | undefined,
): PageSources {
  const { content } = ports;
  const { site, brand } = scope;
  return {
    layout: (path) => content.layout(scope, path),
    // Nobody chooses among them without the events.
    variants: async (path) => (ports.events ? content.variants(scope, path) : null),
    dictionary: (language = scope.language) => content.dictionary({ ...scope, language }),
    siteAttributes: () => content.attributes(scope),
    routePaths: async (language) => (await content.routes({ ...scope, language })).map(({ path }) => path),
    makes: () => content.makes(scope),
    notFoundPage: async () => {
      const ofBrand = brand?.notFoundPath ? await content.layout(scope, brand.notFoundPath) : null;
      return ofBrand?.layout ?? (await content.errorPages(scope)).notFound;
    },
    loaderPorts: (hasEnded) => bindLoaderPorts(ports, { ...scope, hasEnded }),
    siteContent: {
      site: site.id,
      imageUrl: ports.imageUrl(site),
      isMissingLink: missingLinksOf(site),
      missingFor: (component) => titlesOfMissing(site, featureOf(component)),
    },
  };
}

/** Returns the titles of the upstreams of a feature that are off. */
function titlesOfMissing({ off = [] }: SiteConfig, feature: FeatureName | undefined): readonly string[] {
  const needs: readonly UpstreamName[] = feature ? FEATURES[feature] : [];
  return off.filter((name) => needs.includes(name)).map((name) => UPSTREAMS[name].title);
}

/** Returns a function that leaves out images of other hosts. Memoised by the cached value, because every page has them. */
const allowedBy =
  (imageUrl: ReturnType<Ports['imageUrl']>) =>
  <T extends object>(value: T | null): T | null =>
    value && memoize(value, imageUrl, () => withAllowedImages(value, imageUrl));

/** Binds the ports for the loaders of one site. The language defaults to the site's first. */
export function bindLoaderPorts(
  { content, search, media, embeddedForms, finance, places, imageUrl: imageUrlOf }: Ports,
  scope: Omit<RequestScope, 'language'> & Partial<RequestScope>,
): LoaderPorts {
  const { site, language = site.languages[0], brand = null } = scope;
  const caller = callerOf(scope);
  const inLanguage = { site, language, ...caller };
  const imageUrl = imageUrlOf(site);
  const searchIn = (index: 'vehicles' | 'dealers'): LoaderPorts['searchCars'] => {
    if (search === null) return searchNothing;
    return async <T>(request: PortSearchRequest, parse: (record: unknown) => T): Promise<SearchResponse<T>> => {
      const response = await search.search({ site, index, ...caller }, request);
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
  };
  const searchAllMakes = searchIn('vehicles');
  const searchMake =
    (host: BrandHost): LoaderPorts['searchCars'] =>
    async (request, parse) => {
      const found = await searchAllMakes(carsOfMake(request, host), parse);
      return memoize(found, host, () => ({ ...found, facet: facetsOfMake(found.facet, host) }));
    };
  const searchAllDealers = searchIn('dealers');
  const allowed = allowedBy(imageUrl);
  const makes = async () => allowed(await content.makes(inLanguage));
  const isMissingLink = missingLinksOf(site);
  const navigation = async () => {
    const items = allowed(await content.navigation(inLanguage));
    return items && memoize(items, isMissingLink, () => presentItems(items, isMissingLink));
  };
  return {
    searchAllMakes,
    searchCars: brand ? searchMake(brand) : searchAllMakes,
    searchDealers: brand
      ? (request, parse) => searchAllDealers(dealersOfMake(request, brand), parse)
      : searchAllDealers,
    navigation: brand ? () => menuOf(brand, navigation(), makes()) : navigation,
    pages: brand ? async () => [] : () => loadTitledPages(content, inLanguage, isMissingLink),
    makes: brand ? async () => (await makes())?.filter(({ name }) => name === brand.make) ?? null : makes,
    storiesIndex: (place) => content.stories.index(inLanguage, place),
    stories: async (request) => withAllowedImages(await content.stories.page(inLanguage, request), imageUrl),
    storyNeighbours: (index, story) => content.stories.neighbours(inLanguage, index, story),
    ...distancePorts(places, inLanguage),
    totalCosts: async (choice) => totalCostsOf(site, choice, Date.now()),
    embeddedForm: async (id) => (embeddedForms ? embeddedForms.fetchForm(id, caller) : null),
    hasLender: async () => finance?.hasLender(site) ?? false,
    financeQuotes: async (requests) => (finance ? finance.quotes(site, requests, caller) : null),
    financeDefaults: async (vehicle) => (finance ? finance.defaults(site, vehicle, caller) : null),
    blurPlaceholder: async (src) => (media ? media.blurPlaceholder(src, caller) : null),
  };
}

/** Binds what depends on distances. */
const distancePorts = (
  places: Ports['places'],
  { site, language, signal }: Pick<RequestScope, 'site' | 'language'> & { signal?: AbortSignal | undefined },
): Pick<LoaderPorts, 'findPlace' | 'moveTerms'> => ({
  findPlace: async (text) => places?.find(text, { country: site.country, language: language.code }, signal) ?? null,
  moveTerms: async (kilometres) => site.moves?.find(({ upToKm }) => kilometres <= upToKm) ?? null,
});

/** Returns the entries of a menu without those of pages that the site does not have. */
function presentItems(items: readonly NavigationItem[], isMissingLink: IsMissingLink): NavigationItem[] {
  return items.flatMap((item) => {
    if (isMissingLink(item.externalLink?.href || item.path)) return [];
    return [{ ...item, children: presentItems(item.children, isMissingLink) }];
  });
}

/** Returns the menu of a brand host; the site's full menu while the makes are unavailable. */
async function menuOf(
  brand: BrandHost,
  navigation: Promise<NavigationItem[] | null>,
  allMakes: Promise<readonly Make[] | null>,
): Promise<NavigationItem[] | null> {
  const [items, makes] = await Promise.all([
    navigation,
    withTimeout(MAKES_TIMEOUT_MS, 'makes', allMakes).catch(() => null),
  ]);
  return items && menuOfMake(items, makes ?? [], brand);
}
