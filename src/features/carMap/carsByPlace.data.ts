import { kilometresBetween } from '../../../lib/distance.ts';
import type { Dealer } from '../../contracts/dealers/dealer.ts';
import { DEALER_PAGE_CAP, DEALER_PAGE_SIZE, type Place, placeIn } from '../../contracts/dealers/dealerSearch.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import type { NamedPlace } from '../../contracts/search/around.ts';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import type { FacetValue } from '../../contracts/search/search.ts';
import { countText } from '../car/countText.ts';
import { COORDINATE_DECIMALS, distanceText } from '../car/distanceText.ts';
import { canonicalBase } from '../carSearch/canonicalBase.ts';
import { countCars, searchedQuery } from '../carSearch/carListSearch.data.ts';
import { chipLabel } from '../carSearch/chipLabel.ts';
import { labelFacets } from '../carSearch/facetLabels.ts';
import { facetViews } from '../carSearch/facetViews.ts';
import { facetCountsRequest } from '../carSearch/listRequest.ts';
import { chipsOf } from '../carSearch/listState.ts';
import { canonicalQuery, listHref } from '../carSearch/listUrl.ts';
import { parseCarCard, searchFullStock } from '../carSearch/stockFacets.data.ts';
import { wordsToDrop } from '../carSearch/unmatchedWords.ts';
import { parseDealer } from '../dealers/dealerOfCar.data.ts';
import { addressText, CONTACT_FIELDS, contactOf } from '../dealers/dealerView.ts';
import type { CarMapData, PlaceOfCars } from './carMapData.ts';

/** The facet that names the dealer of a car. */
const DEALER = 'car_site_name';

/**
 * Counts the cars of a list by the place where they are. Each count is the total of the list with the same choices and that dealer alone. Of a list
 * with chosen dealers only these are returned.
 *
 * @throws Error when the cars cannot be searched
 */
export async function carsByPlace(
  requested: CarQuery,
  context: LoaderContext,
): Promise<{ data: CarMapData; hasFailed: boolean }> {
  const { ports } = context;
  const search = { ...context, searchCars: ports.searchCars, totalCosts: ports.totalCosts };
  const [stock, dealers] = await Promise.all([searchFullStock(search), dealersByName(context)]);
  const facets = stock?.facet ?? [];
  const query = canonicalQuery(requested, facets);
  const { total, values, dropped } = await countsOf(query, search);
  const labelled = labelFacets(facetViews(facets, facets, query), context);
  const choices = chipsOf(query, labelled).map((chip) => chipLabel(chip, labelled, dropped, context));
  const hrefOf = (state: CarQuery) => hrefOnHost(state, facets, context);
  const chosen = query.values[DEALER] ?? [];
  const places = values
    .filter(({ text, count }) => count > 0 && (chosen.length === 0 || chosen.includes(text)))
    .map(({ text, count }, index): Located => {
      const dealer = dealers?.get(text);
      const href = hrefOf({ ...query, page: 0, values: { ...query.values, [DEALER]: [text] } });
      return located(
        { id: `place-${index + 1}`, name: text, count, cars: carsText(count, context), href },
        dealer,
        query.near,
        context,
      );
    });
  return {
    data: {
      total: carsText(total, context),
      choices: choices.filter(Boolean),
      places: places.sort(query.near ? nearestFirst : mostFirst).map(({ kilometres: _, ...place }) => place),
      listHref: hrefOf({ ...query, page: 0 }),
      near: query.near ? { lat: query.near.lat, lng: query.near.lng } : null,
    },
    hasFailed: stock === null || dealers === null,
  };
}

/** Counts the cars of a list by dealer. Words that no car matches are dropped, as the list does. */
async function countsOf(
  requested: CarQuery,
  search: Parameters<typeof searchedQuery>[1],
): Promise<{ total: number; values: readonly FacetValue[]; dropped: readonly string[] }> {
  const { query, unmatched } = await searchedQuery(requested, search);
  const count = (state: CarQuery) => search.searchCars(facetCountsRequest(state, DEALER), parseCarCard);
  const first = await count(query);
  const reduced = first.total_items === 0 ? await wordsToDrop(query, (state) => countCars(state, search)) : null;
  const { total_items: total, facet } = reduced ? await count(reduced.query) : first;
  const dealers = facet.find(({ name }) => name === DEALER);
  return {
    total,
    values: dealers?.type === 'value' ? dealers.value : [],
    dropped: [...unmatched, ...(reduced?.dropped ?? [])],
  };
}

/** Returns the URL of a list on the host of the page: that of a brand implies its make. */
function hrefOnHost(
  query: CarQuery,
  facets: Parameters<typeof canonicalBase>[1],
  { site, language, brand }: LoaderContext,
): string {
  if (!brand) return listHref(query, canonicalBase(query, facets), site, language);
  const { car_brand: _, ...values } = query.values;
  return listHref({ ...query, values }, null, site, language);
}

interface DealerPlace {
  address: string;
  position: Place | null;
}

/** Returns where the site's dealers are, by the name that cars have; null when the search fails. */
async function dealersByName({ ports }: LoaderContext): Promise<ReadonlyMap<string, DealerPlace> | null> {
  const fields = [...CONTACT_FIELDS, 'site_geocoord'];
  const request = { fields, limit: DEALER_PAGE_SIZE * DEALER_PAGE_CAP };
  const found = await ports.searchDealers(request, parseDealer).catch(() => null);
  if (!found) return null;
  const entries = found.content.map((dealer): [string, DealerPlace] => [
    dealer.site_official_name,
    {
      address: addressOf(dealer),
      position: placeIn(dealer.site_geocoord ?? '', COORDINATE_DECIMALS),
    },
  ]);
  return new Map(entries);
}

/** Returns the address with the parts of its postcode in one line. */
function addressOf(dealer: Dealer): string {
  const contact = contactOf(dealer);
  return addressText(contact).replace(contact.zip, contact.zip.replaceAll(' ', '\u00a0'));
}

/** Returns `12 cars`, or `1 car`. */
const carsText = (count: number, { language, translate }: LoaderContext): string =>
  count === 1 ? translate('oneCarFound') : translate('carsFound', { count: countText(count, language.locale) });

/** A place with its distance from the visitor's, which orders the list. */
interface Located extends PlaceOfCars {
  kilometres?: number;
}

function located(
  place: PlaceOfCars,
  dealer: DealerPlace | undefined,
  near: NamedPlace | undefined,
  { site, language }: LoaderContext,
): Located {
  const { address, position } = dealer ?? { address: '', position: null };
  const kilometres = near && position ? kilometresBetween(near, position) : undefined;
  return {
    ...place,
    ...(address && { address }),
    ...(position && { position }),
    ...(kilometres !== undefined && {
      kilometres,
      distance: distanceText(Math.max(1, kilometres), site, language, 0),
    }),
  };
}

const mostFirst = (one: Located, other: Located): number =>
  other.count - one.count || one.name.localeCompare(other.name);

const nearestFirst = (one: Located, other: Located): number =>
  (one.kilometres ?? Infinity) - (other.kilometres ?? Infinity) || mostFirst(one, other);
