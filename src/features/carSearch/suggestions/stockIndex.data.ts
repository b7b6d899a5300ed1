import type { LoaderPorts } from '../../../contracts/page/loader.ts';
import type { SiteView } from '../../../contracts/page/page.ts';
import type { Facet } from '../../../contracts/search/search.ts';
import { stockFacets } from '../stockFacets.data.ts';
import { type CarVocabulary, carVocabulary } from '../text/carVocabulary.ts';
import { type CarSuggester, carSuggester } from './suggestCars.ts';

/** Returns the vocabulary of the site's stock; null while the search is unavailable. */
export async function stockVocabulary(ports: Pick<LoaderPorts, 'searchCars'>, site: SiteView) {
  return (await fetchStockIndex(ports, site))?.vocabulary ?? null;
}

/** Returns vocabulary and suggester of the site's stock; null while the search is unavailable. */
export async function fetchStockIndex(
  ports: Pick<LoaderPorts, 'searchCars'>,
  site: SiteView,
): Promise<StockIndex | null> {
  const facets = await stockFacets(ports);
  return facets.length > 0 ? stockIndex(facets, site) : null;
}

export interface StockIndex {
  vocabulary: CarVocabulary;
  suggest: CarSuggester;
}

/** Indexes by search response (cached and shared) and by the site's properties. */
const indexesByFacets = new WeakMap<readonly Facet[], Map<string, StockIndex>>();

function stockIndex(facets: readonly Facet[], site: SiteView): StockIndex {
  const codes = site.languages.map(({ code }) => code);
  const bySite = indexesByFacets.get(facets) ?? new Map<string, StockIndex>();
  indexesByFacets.set(facets, bySite);
  // The site's properties that the index depends on.
  const key = JSON.stringify([codes, site.name, site.distanceUnit]);
  const cached = bySite.get(key);
  if (cached) return cached;
  const vocabulary = carVocabulary(facets, codes, site);
  const index = { vocabulary, suggest: carSuggester(vocabulary) };
  bySite.set(key, index);
  return index;
}
