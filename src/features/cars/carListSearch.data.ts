import { type CarCard, carCardSchema } from '../../contracts/car.ts';
import { CAR_PAGE_SIZE, type CarQuery } from '../../contracts/carSearch.ts';
import type { LoaderPorts } from '../../contracts/loader.ts';
import type { LanguageView, SiteView } from '../../contracts/page.ts';
import { quickReader } from '../../contracts/quickCheck.ts';
import type { Facet, SearchResponse } from '../../contracts/search.ts';
import { cardOf } from './card.ts';
import { facetViews } from './facetViews.ts';
import type { CarListAnswer } from './listAnswer.ts';
import { baseFacetsRequest, carSearchRequest, type ListSlice } from './listRequest.ts';

/** What a search of the car list is done with. */
interface CarListSearch {
  searchCars: LoaderPorts['searchCars'];
  site: SiteView;
  language: LanguageView;
}

/** Cards of the first page that carry a placeholder: the ones seen before a visitor scrolls. */
const BLURRED_CARDS = 8;

/** Lets a record of the vehicle index in as a card; throws on one without id or slug. */
export const parseCarCard: (record: unknown) => CarCard = quickReader(carCardSchema);

/** Facets of the whole stock. Empty when the upstream fails: then the answer's own facets have to do. */
export async function stockFacets({ searchCars }: Pick<CarListSearch, 'searchCars'>): Promise<readonly Facet[]> {
  const answer = await searchCars(baseFacetsRequest(), parseCarCard).catch(() => null);
  return answer?.facet ?? [];
}

/**
 * The cars of a state. A failed search gives an empty answer with total 0 and says so (S2 §8, decision 6): it throws
 * nothing, so that the page around it stands.
 */
export async function searchCarList(query: CarQuery, slice: ListSlice, search: CarListSearch): Promise<CarListAnswer> {
  const withFacets = slice === 'cumulative' || query.page === 0;
  const [answer, whole] = await Promise.all([
    search.searchCars(carSearchRequest(query, slice), parseCarCard).catch(() => null),
    withFacets ? stockFacets(search) : [],
  ]);
  if (!answer) return { pages: [], facets: [], total: 0, failed: true };
  return {
    pages: pagesOf(answer, search),
    facets: withFacets ? facetViews(whole, answer.facet, query) : [],
    total: answer.total_items,
  };
}

function pagesOf({ content, offset }: SearchResponse<CarCard>, { site, language }: CarListSearch) {
  const cards = content.map((car, index) => cardOf(car, site, language, offset + index < BLURRED_CARDS));
  const pages: (typeof cards)[] = [];
  for (let start = 0; start < cards.length; start += CAR_PAGE_SIZE)
    pages.push(cards.slice(start, start + CAR_PAGE_SIZE));
  return pages.length > 0 ? pages : [[]];
}
