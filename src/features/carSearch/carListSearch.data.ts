import type { CarCard } from '../../contracts/car/car.ts';
import type { LoaderPorts, TotalCosts, Wording } from '../../contracts/page/loader.ts';
import { CAR_PAGE_SIZE, type CarQuery, hasTotals } from '../../contracts/search/carSearch.ts';
import type { SearchResponse } from '../../contracts/search/search.ts';
import { choiceOf } from '../../contracts/totalCost/costChoice.ts';
import { cardOf } from '../car/card.ts';
import { costForm } from '../car/totalCost/costForm.ts';
import { labelFacets } from './facetLabels.ts';
import { facetViews } from './facetViews.ts';
import { carCountRequest, carSearchRequest, type ListSlice } from './listRequest.ts';
import type { CarListResponse, DropOption } from './listResponse.ts';
import { chosenNames, dropChoice } from './listState.ts';
import { type PagesSearch, pagesAbout } from './pagesAbout.data.ts';
import { parseCarCard, searchFullStock } from './stockFacets.data.ts';
import { stockVocabulary } from './suggestions/stockIndex.data.ts';
import { splitKeyphrase } from './text/textToFilters.ts';
import { wordsToDrop } from './unmatchedWords.ts';

/** Search function and texts for a search of the car list. */
export interface CarListSearch extends Wording {
  searchCars: LoaderPorts['searchCars'];
  totalCosts: LoaderPorts['totalCosts'];
  ports: PagesSearch['ports'];
}

/** Cards of the first page with an image placeholder: those visible before a visitor scrolls. */
const BLURRED_CARDS = 8;

/**
 * Fetches the cars of a state. A failed search returns an empty result with total 0 and `failed` (S2 §8) instead
 * of throwing, so that the rest of the page renders. No words are dropped when one of their counts fails. Parts of the keyphrase with a
 * meaning that no filter expresses are always dropped. Words of the keyphrase about another page of the site lead to it.
 */
export async function searchCarList(
  fullQuery: CarQuery,
  slice: ListSlice,
  search: CarListSearch,
): Promise<CarListResponse> {
  const { query, unmatched } = await searchedQuery(fullQuery, search);
  const withFacets = slice === 'cumulative' || query.page === 0;
  const carsOf = (state: CarQuery) => search.searchCars(carSearchRequest(state, slice), parseCarCard).catch(() => null);
  const [firstResponse, fullStock, sitePages, totals] = await Promise.all([
    carsOf(query),
    withFacets ? searchFullStock(search, query) : null,
    pagesAbout(query.keyphrase, search),
    hasTotals(query) ? search.totalCosts(choiceOf(query.costs)) : null,
  ]);
  if (!firstResponse) return { pages: [], facets: [], total: 0, failed: true };
  const reduced =
    firstResponse.total_items === 0
      ? await wordsToDrop(query, (state) => countCars(state, search)).catch(() => null)
      : null;
  const reducedResponse = reduced && (await carsOf(reduced.query));
  const response = reducedResponse ?? firstResponse;
  const dropped = [...unmatched, ...((reducedResponse && reduced?.dropped) ?? [])];
  const result: CarListResponse = {
    ...costsOf(query, totals, search),
    pages: pagesOf(response, query, totals, search),
    facets: withFacets ? labelFacets(facetViews(fullStock?.facet ?? [], response.facet, query), search) : [],
    total: response.total_items,
    ...(dropped.length > 0 && { dropped }),
    ...(sitePages.length > 0 && { sitePages }),
  };
  if (result.total === 0) result.help = await findDropOptions(query, fullStock?.total_items ?? 0, search);
  return result;
}

/** Returns the inputs of total costs for a state with them. */
const costsOf = ({ costs }: CarQuery, totals: TotalCosts | null, wording: Wording): Pick<CarListResponse, 'costs'> =>
  totals ? { costs: costForm(choiceOf(costs), totals, wording) } : {};

/** Returns the state without the parts of its keyphrase that are not searched for, and these parts. */
export async function searchedQuery(query: CarQuery, search: CarListSearch) {
  const vocabulary = query.keyphrase === '' ? null : await stockVocabulary(search, search.site);
  if (!vocabulary) return { query, unmatched: [] };
  const { searched, unmatched } = splitKeyphrase(query.keyphrase, vocabulary);
  return unmatched.length > 0 ? { query: { ...query, keyphrase: searched }, unmatched } : { query, unmatched };
}

/** Limit of searches for drop options of an empty list; further choices are not tried. */
const MAX_DROP_OPTIONS = 8;

/**
 * Returns the choices without which the list has cars, most cars first, and the whole stock last. Runs one counting search
 * for each choice, all in parallel, and leaves out choices whose search fails.
 */
async function findDropOptions(
  query: CarQuery,
  stock: number,
  { searchCars }: Pick<CarListSearch, 'searchCars'>,
): Promise<DropOption[]> {
  const names = chosenNames(query).slice(0, MAX_DROP_OPTIONS);
  const options = names.map(async (drop): Promise<DropOption> => {
    return { drop, total: await countCars(dropChoice(query, drop), { searchCars }).catch(() => 0) };
  });
  const help = (await Promise.all(options)).filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return names.length > 1 && stock > 0 ? [...help, { drop: 'all', total: stock }] : help;
}

/** Counts the cars of a state. @throws Error when the search fails */
export async function countCars(query: CarQuery, { searchCars }: Pick<CarListSearch, 'searchCars'>): Promise<number> {
  return (await searchCars(carCountRequest(query), parseCarCard)).total_items;
}

function pagesOf(
  { content, offset }: SearchResponse<CarCard>,
  { terms = {}, near, costs }: CarQuery,
  totals: TotalCosts | null,
  search: CarListSearch,
) {
  const cards = content.map((car, index) =>
    cardOf(car, search, { withBlur: offset + index < BLURRED_CARDS, terms, near, ...(totals && { totals, costs }) }),
  );
  const pages: (typeof cards)[] = [];
  for (let start = 0; start < cards.length; start += CAR_PAGE_SIZE)
    pages.push(cards.slice(start, start + CAR_PAGE_SIZE));
  return pages.length > 0 ? pages : [[]];
}
