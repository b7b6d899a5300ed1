import { CAR_CARD_FIELDS } from '../../contracts/car/car.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import type { SavedKind } from '../../contracts/savedSearches/savedSearch.ts';
import { type CarQuery, formatCarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import type { Facet } from '../../contracts/search/search.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { cardOf } from '../car/card.ts';
import { carHref } from '../car/carHref.ts';
import { carsWithIds } from '../car/carsWithIds.data.ts';
import { fullName } from '../car/fullName.ts';
import { canonicalBase } from '../carSearch/canonicalBase.ts';
import { chipLabel } from '../carSearch/chipLabel.ts';
import { labelFacets } from '../carSearch/facetLabels.ts';
import { facetViews } from '../carSearch/facetViews.ts';
import { type Chip, chipsOf, chosenNames } from '../carSearch/listState.ts';
import { canonicalQuery, findBase, listHref, withBase } from '../carSearch/listUrl.ts';
import { readListWords } from '../carSearch/readListWords.data.ts';
import { parseCarCard, searchFullStock } from '../carSearch/stockFacets.data.ts';

interface TargetContext
  extends Pick<LoaderContext, 'site' | 'language' | 'translate' | 'valueText' | 'route' | 'ports'> {
  /** The make of a brand host, which shows no other cars; null on the site's own host. */
  make: string | null;
}

/** What a page has to save. */
interface Target {
  kind: SavedKind;
  query: string;
  car: string;
  title: string;
  /** The title without what a visitor has typed: nobody writes a mail of their own to somebody else. Empty when nothing is left. */
  ownTitle: string;
  path: string;
}

const MAX_TITLE = 200;

/**
 * Returns what the page of a list or a car has to save: the choices of the list as the stock writes them, without order and page, or the car. `empty` for a
 * list without a choice; null for a car that the index does not have, and for a list while the search is unavailable.
 *
 * @throws Error when the car cannot be searched
 */
export async function savedSearchTarget(context: TargetContext): Promise<Target | 'empty' | null> {
  return context.route.kind === 'car' ? carTarget(context) : listTarget(context);
}

async function carTarget(context: TargetContext): Promise<Target | null> {
  const { route, ports, site, language } = context;
  const { carId = '' } = route;
  const request = { search: ports.searchAllMakes, fields: CAR_CARD_FIELDS, parse: parseCarCard };
  const car = (await carsWithIds([carId], request)).get(carId);
  if (!car) return null;
  const card = cardOf(car, context);
  return {
    kind: 'car',
    query: '',
    car: card.id,
    title: fullName(card).slice(0, MAX_TITLE),
    ownTitle: fullName(card).slice(0, MAX_TITLE),
    path: carHref(card, site, language),
  };
}

async function listTarget(context: TargetContext): Promise<Target | 'empty' | null> {
  const { route, ports, make, site, language } = context;
  const stock = { searchCars: ports.searchAllMakes };
  const facets = (await searchFullStock(stock))?.facet ?? [];
  if (facets.length === 0) return null;
  const requested = parseCarQuery(route.query);
  const base = route.listMake ? findBase(route.listMake, route.listModel, facets) : null;
  if (route.listMake && !base) return null;
  const words = await readListWords(requested, context, stock);
  if (words === 'unknown') return null;
  const chosen = words ?? withBase(requested, base);
  const canonical = canonicalQuery(make === null ? chosen : ofMake(chosen, make), facets);
  const query: CarQuery = { ...canonical, page: 0, sortName: 'car_publishdate_desc' };
  if (chosenNames(query).length === 0) return 'empty';
  const labelled = labelFacets(facetViews(facets, facets, query), context);
  const chips = chipsOf(query, labelled);
  const titleOf = (chosenChips: readonly Chip[]): string =>
    chosenChips
      .map((chip) => plainText(chipLabel(chip, labelled, [], context)))
      .filter(Boolean)
      .join(', ')
      .slice(0, MAX_TITLE);
  return {
    kind: 'search',
    query: formatCarQuery(query),
    car: '',
    title: titleOf(chips),
    ownTitle: titleOf(chips.filter((chip) => isOfStock(chip, facets))),
    path: listHref(query, canonicalBase(query, facets), site, language),
  };
}

/** Whether the text of a choice is one of the index: a range, or a value that some car has. */
function isOfStock(chip: Chip, facets: readonly Facet[]): boolean {
  if (chip.kind === 'range') return true;
  if (chip.kind !== 'value') return false;
  return facets.some(
    (facet) =>
      facet.type === 'value' &&
      facet.value.some(
        ({ text, children = [] }) => text === chip.text || children.some((child) => child.text === chip.text),
      ),
  );
}

const ofMake = (query: CarQuery, make: string): CarQuery => ({
  ...query,
  values: { ...query.values, car_brand: [make] },
});
