import { IN_STOCK } from '../../src/contracts/car/car.ts';
import { basePath, type ListBase } from '../../src/contracts/search/listSegments.ts';
import type { Facet } from '../../src/contracts/search/search.ts';
import { parsePageUrl } from '../page/route/route.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import type { SearchPort } from '../ports/searchPort.ts';
import { type ListedSite, sitemapEntries } from './listedPages.ts';
import { languagesAt } from './pageLanguages.ts';
import type { SitemapEntry } from './sitemapXml.ts';

interface Sources {
  content: Pick<ContentPort, 'layout'>;
  search: Pick<SearchPort, 'searchUncached'>;
}

/** Returns the entries of the car lists of all makes and models in stock (F031), in every language. */
export async function makeEntries({ content, search }: Sources, listed: ListedSite, signal: AbortSignal) {
  const { site } = listed;
  const { carList } = site.paths;
  const languages = await languagesAt(content, site, carList, signal);
  const facets = [{ name: 'car_brand', child_name: 'car_model', filters: [] }];
  const request = { facets, limit: 0, filters: IN_STOCK };
  const { facet } = await search.searchUncached({ site, index: 'vehicles', signal }, request);
  const paths = basesIn(facet).map((base) => `${carList}${basePath(base, site)}`);
  return paths.flatMap((path): SitemapEntry[] => {
    const routed = parsePageUrl(site, path, new URLSearchParams());
    if (routed?.route.listMake === undefined) return [];
    const versions = languages.map(({ code, prefix }) => ({ language: code, path: `${prefix}${routed.path}` }));
    return sitemapEntries(versions, listed);
  });
}

function basesIn(facets: readonly Facet[]): ListBase[] {
  const makes = facets.find(({ name }) => name === 'car_brand');
  if (makes?.type !== 'value') return [];
  const inStock = <T extends { count: number }>(values: readonly T[]) => values.filter(({ count }) => count > 0);
  return inStock(makes.value).flatMap(({ text: make, children }) => [
    { make, model: null },
    ...inStock(children ?? []).map(({ text: model }) => ({ make, model })),
  ]);
}
