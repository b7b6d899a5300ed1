import type { BrandHost } from '../../config/siteConfig.ts';
import type { Brand, LoaderPorts, NavigationItem, PortSearchRequest } from '../../src/contracts/loader.ts';
import type { SearchResponse } from '../../src/contracts/search.ts';
import { shownData, shownRecord } from '../media/shownPictures.ts';
import type { Ports } from '../ports/ports.ts';
import { carsOfMake, dealersOfMake, facetsOfMake, menuOfMake } from './brandHost.ts';
import type { PageSources, Where } from './sources.ts';

/** The ports as pages and loaders see them. */
export function bindSources(ports: Ports): PageSources {
  const { content } = ports;
  return {
    layout: (where, path) => content.layout(where, path),
    variants: (where, path) => content.variants(where, path),
    dictionary: (where) => content.dictionary(where),
    siteAttributes: (where) => content.attributes(where),
    routePaths: async (where) => (await content.routes(where)).map(({ path }) => path),
    brands: (where) => content.brands(where),
    notFoundPage: async (where) => (await content.errorPages(where)).notFound,
    loaderPorts: (where) => bindLoaderPorts(ports, where),
    pictures: ({ site }) => ({ site: site.id, url: ports.media.pictureUrl(site) }),
  };
}

/** The ports as a loader sees them: of one site and, where nothing else is said, in its default language. */
export function bindLoaderPorts(
  { content, search, media }: Ports,
  where: Omit<Where, 'language'> & Partial<Where>,
): LoaderPorts {
  const { site, language = site.languages[0], brand = null, signal } = where;
  const picture = media.pictureUrl(site);
  const searchIn =
    (index: 'vehicles' | 'dealers') =>
    async <T>(request: PortSearchRequest, parse: (record: unknown) => T): Promise<SearchResponse<T>> => {
      const answer = await search.search({ site, index, signal }, request);
      const read = once(answer, parse, () => {
        const content = answer.content.map((record) => once(record, parse, () => parse(record)));
        return { ...answer, content: Object.freeze(content) as T[] };
      });
      // `picture` is one function for a site.
      return once(read, picture, () => {
        const content = read.content.map((record) => shownRecord(record, picture));
        return { ...read, content: Object.freeze(content) as T[] };
      });
    };
  const searchAllMakes = searchIn('vehicles');
  const searchMake =
    (host: BrandHost): LoaderPorts['searchCars'] =>
    async (request, parse) => {
      const found = await searchAllMakes(carsOfMake(request, host), parse);
      return once(found, host, () => ({ ...found, facet: facetsOfMake(found.facet, host) }));
    };
  const searchAllDealers = searchIn('dealers');
  const brands = async () => shownData(await content.brands({ site, language, signal }), picture);
  const navigation = async () => shownData(await content.navigation({ site, language, signal }), picture);
  return {
    searchAllMakes,
    searchCars: brand ? searchMake(brand) : searchAllMakes,
    searchDealers: brand
      ? (request, parse) => searchAllDealers(dealersOfMake(request, brand), parse)
      : searchAllDealers,
    navigation: brand ? () => menuOf(brand, navigation(), brands()) : navigation,
    brands: brand ? async () => (await brands())?.filter(({ name }) => name === brand.make) ?? null : brands,
    storiesIndex: (place) => content.stories.index({ site, language, signal }, place),
    stories: async (request) => shownData(await content.stories.page({ site, language, signal }, request), picture),
    storyNeighbours: (index, story) => content.stories.neighbours({ site, language, signal }, index, story),
    blurPlaceholder: (src) => media.blurPlaceholder(src),
  };
}

/** The menu of a brand host; the whole one while the makes are unavailable. */
async function menuOf(
  brand: BrandHost,
  navigation: Promise<NavigationItem[] | null>,
  brands: Promise<readonly Brand[] | null>,
): Promise<NavigationItem[] | null> {
  const [items, makes] = await Promise.all([navigation, brands.catch(() => null)]);
  return items && menuOfMake(items, makes ?? [], brand);
}

/**
 * What was made of each response and each record, by the function that made it. Responses are cached and shared, checking a
 * record costs more than anything else done with it, and what is made of a whole response can be cached by its object.
 */
const made = new WeakMap<object, Map<unknown, unknown>>();

/** Returns what `make` gives for this source and this parser; made once. `make` may depend on nothing else. */
function once<T>(source: object, parse: unknown, make: () => T): T {
  const byParser = made.get(source) ?? new Map<unknown, unknown>();
  made.set(source, byParser);
  if (!byParser.has(parse)) byParser.set(parse, make());
  return byParser.get(parse) as T;
}
