import { type CarCard, carCardSchema } from '../../contracts/car.ts';
import { CAR_PAGE_SIZE, type CarQuery } from '../../contracts/carSearch.ts';
import type { LoaderPorts, Wording } from '../../contracts/loader.ts';
import type { Facet, SearchResponse } from '../../contracts/search.ts';
import { recordReader } from '../../contracts/validate.ts';
import { cardOf } from '../car/card.ts';
import { labelFacets } from './facetLabels.ts';
import { facetViews } from './facetViews.ts';
import { baseFacetsRequest, carCountRequest, carSearchRequest, type ListSlice } from './listRequest.ts';
import type { CarListAnswer, LeftOut } from './listResponse.ts';
import { chosenNames, dropChoice } from './listState.ts';
import { wordsToDrop } from './unmatchedWords.ts';

/** What a search of the car list is done with. */
interface CarListSearch extends Wording {
  searchCars: LoaderPorts['searchCars'];
}

/** Cards of the first page that carry a placeholder: the ones seen before a visitor scrolls. */
const BLURRED_CARDS = 8;

/** Lets a record of the vehicle index in as a card; throws on one without id or slug. */
export const parseCarCard: (record: unknown) => CarCard = recordReader(carCardSchema);

type Search = Pick<CarListSearch, 'searchCars'>;

/** Facets of the whole stock. Empty when the upstream fails: then the answer's own facets have to do. */
export async function stockFacets(search: Search): Promise<readonly Facet[]> {
  return (await wholeStock(search))?.facet ?? [];
}

const wholeStock = ({ searchCars }: Search) => searchCars(baseFacetsRequest(), parseCarCard).catch(() => null);

/**
 * The cars of a state. A failed search gives an empty answer with total 0 and says so (S2 §8, decision 6): it throws
 * nothing, so that the page around it stands.
 */
export async function searchCarList(query: CarQuery, slice: ListSlice, search: CarListSearch): Promise<CarListAnswer> {
  const withFacets = slice === 'cumulative' || query.page === 0;
  const carsOf = (state: CarQuery) => search.searchCars(carSearchRequest(state, slice), parseCarCard).catch(() => null);
  const [first, whole] = await Promise.all([carsOf(query), withFacets ? wholeStock(search) : null]);
  if (!first) return { pages: [], facets: [], total: 0, failed: true };
  const less = first.total_items === 0 ? await wordsToDrop(query, (state) => totalOf(state, search)) : null;
  const fewer = less && (await carsOf(less.query));
  const response = fewer ?? first;
  const found: CarListAnswer = {
    pages: pagesOf(response, search),
    facets: withFacets ? labelFacets(facetViews(whole?.facet ?? [], response.facet, query), search) : [],
    total: response.total_items,
    ...(less && fewer && { dropped: less.dropped }),
  };
  if (found.total === 0) found.help = await choicesToLeaveOut(query, whole?.total_items ?? 0, search);
  return found;
}

/** Searches that an empty list may cost; what is chosen beyond is not tried. */
const MAX_LEFT_OUT = 8;

/**
 * Choices without which there are cars, most cars first, and the whole stock at the end: a search that counts for each, all
 * at once. One that fails is left out.
 */
async function choicesToLeaveOut(query: CarQuery, stock: number, { searchCars }: Search): Promise<LeftOut[]> {
  const names = chosenNames(query).slice(0, MAX_LEFT_OUT);
  const counted = names.map(async (drop): Promise<LeftOut> => {
    return { drop, total: await totalOf(dropChoice(query, drop), { searchCars }) };
  });
  const help = (await Promise.all(counted)).filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return names.length > 1 && stock > 0 ? [...help, { drop: 'all', total: stock }] : help;
}

/** How many cars a state has; none when that cannot be asked. */
async function totalOf(query: CarQuery, { searchCars }: Search): Promise<number> {
  const response = await searchCars(carCountRequest(query), parseCarCard).catch(() => null);
  return response?.total_items ?? 0;
}

function pagesOf({ content, offset }: SearchResponse<CarCard>, search: CarListSearch) {
  const cards = content.map((car, index) => cardOf(car, search, offset + index < BLURRED_CARDS));
  const pages: (typeof cards)[] = [];
  for (let start = 0; start < cards.length; start += CAR_PAGE_SIZE)
    pages.push(cards.slice(start, start + CAR_PAGE_SIZE));
  return pages.length > 0 ? pages : [[]];
}
