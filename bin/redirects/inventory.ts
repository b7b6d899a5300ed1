import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { Ports } from '../../server/ports/ports.ts';
import { WILDCARD } from '../../server/site/sitePath.ts';
import { IN_STOCK } from '../../src/contracts/car/car.ts';
import { DEALER_FACETS } from '../../src/contracts/dealers/dealerSearch.ts';
import type { Facet } from '../../src/contracts/search/search.ts';
import { baseFacetsRequest } from '../../src/features/carSearch/listRequest.ts';
import type { CommandUpstreams } from '../lib/withPorts.ts';

/** Pages, makes, dealers and cars of a site, from the content platform and the search engine. */
export interface Inventory {
  readonly site: SiteConfig;
  /** By code of language: paths of the platform's pages without language prefix, in lower case, wildcards included. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** By code of language: makes of the platform. */
  readonly makes: ReadonlyMap<string, readonly string[]>;
  readonly dealers: ReadonlySet<string>;
  /** Slugs of cars for sale, by id; the newest `MAX_CARS`. */
  readonly cars: ReadonlyMap<string, string>;
  /** Facets of the cars for sale: makes and models with a list. */
  readonly stock: readonly Facet[];
  /** Values of each list's filters, by name. */
  readonly values: Readonly<Record<'carList' | 'dealerList', ReadonlyMap<string, ReadonlySet<string>>>>;
}

type Sources = {
  content: Pick<Ports['content'], 'routes' | 'makes' | 'layout'>;
  search: CommandUpstreams['search'];
};

/** Records requested in one search. */
const BATCH_SIZE = 1_000;
/** Enough to find the pages that rules for car URLs hide. */
const MAX_CARS = 10_000;

/** Fetches the inventory of a site. @throws UpstreamError */
export async function fetchInventory(site: SiteConfig, { content, search }: Sources): Promise<Inventory> {
  const byLanguage = async <T>(fetchFor: (language: LanguageConfig) => Promise<T>) =>
    new Map(await Promise.all(site.languages.map(async (each) => [each.code, await fetchFor(each)] as const)));
  const { facets = [] } = baseFacetsRequest();
  const dealerFacets = DEALER_FACETS.map(({ name, sortOrder }) => ({ name, sort_order: sortOrder, filters: [] }));
  const [pages, makes, cars, dealers, stock, allCars, dealerFacetValues] = await Promise.all([
    byLanguage((language) => pagesIn(content, site, language)),
    byLanguage(async (language) => ((await content.makes({ site, language })) ?? []).map(({ name }) => name)),
    records(search, site, 'vehicles', ['car_id', 'slug']),
    records(search, site, 'dealers', ['slug', 'site_region', 'site_city', 'site_official_name']),
    search.search({ site, index: 'vehicles' }, baseFacetsRequest()),
    search.search({ site, index: 'vehicles' }, { facets, limit: 0 }),
    search.search({ site, index: 'dealers' }, { facets: dealerFacets, limit: 0 }),
  ]);
  return {
    site,
    pages,
    makes,
    dealers: new Set(dealers.map(({ slug }) => String(slug).toLowerCase())),
    cars: new Map(cars.map(({ car_id, slug }) => [String(car_id), String(slug ?? '')])),
    stock: stock.facet,
    values: {
      carList: carValues(allCars.facet, makes, dealers),
      dealerList: new Map(dealerFacetValues.facet.map((facet) => [facet.name, new Set(textsOf(facet))])),
    },
  };
}

/** Returns the paths of the platform's pages. Its list has no wildcard items, so they are requested individually. */
async function pagesIn(content: Sources['content'], site: SiteConfig, language: LanguageConfig): Promise<Set<string>> {
  const records = [site.paths.carDetail, site.paths.dealers].map((path) => `${path}/${WILDCARD}`);
  const [routes, ...found] = await Promise.all([
    content.routes({ site, language }),
    ...records.map(async (path) => ((await content.layout({ site, language }, path)) ? [path] : [])),
  ]);
  return new Set([...routes.map(({ path }) => path.toLowerCase()), ...found.flat()]);
}

type Records = Record<string, unknown>[];

async function records(
  search: Sources['search'],
  site: SiteConfig,
  index: 'vehicles' | 'dealers',
  fields: string[],
): Promise<Records> {
  const found: Records = [];
  const cars = index === 'vehicles';
  const searchOptions = cars
    ? { sort_name: 'car_publishdate_desc', filters: IN_STOCK }
    : { sort_name: 'website_sort_order_asc' };
  for (let offset = 0; offset < MAX_CARS; offset += BATCH_SIZE) {
    const response = await search.search({ site, index }, { fields, limit: BATCH_SIZE, offset, ...searchOptions });
    found.push(...response.content);
    if (offset + BATCH_SIZE >= response.total_items) break;
  }
  return found;
}

/** Returns the values of the car filters. Makes of the platform and towns with a dealer are valid without cars. */
function carValues(facets: readonly Facet[], makes: Inventory['makes'], dealers: Records) {
  const values = new Map(facets.map((facet) => [facet.name, new Set(textsOf(facet))]));
  const add = (name: string, texts: Iterable<unknown>) => {
    const dealerFacetValues = values.get(name) ?? new Set<string>();
    for (const text of texts) if (typeof text === 'string' && text !== '') dealerFacetValues.add(text);
    values.set(name, dealerFacetValues);
  };
  for (const facet of facets) {
    if (facet.type !== 'value' || !facet.child_name) continue;
    add(
      facet.child_name,
      facet.value.flatMap(({ children = [] }) => children.map(({ text }) => text)),
    );
  }
  add('car_brand', [...makes.values()].flat());
  for (const [name, field] of [
    ['car_site_region', 'site_region'],
    ['car_site_city', 'site_city'],
    ['car_site_name', 'site_official_name'],
  ] as const) {
    add(
      name,
      dealers.map((dealer) => dealer[field]),
    );
  }
  return values;
}

function textsOf(facet: Facet): string[] {
  return facet.type === 'value' ? facet.value.map(({ text }) => text) : [];
}
