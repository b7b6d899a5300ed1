import type { Dealer } from '../../../contracts/dealer.ts';
import type { LoaderPorts, Wording } from '../../../contracts/loader.ts';
import type { SiteView } from '../../../contracts/page.ts';
import type { Facet } from '../../../contracts/search.ts';
import type { CarSuggestion, DealerSuggestion, FacetChoice, SuggestResponse } from '../../../contracts/suggestions.ts';
import { langOf, plainText } from '../../../contracts/valueTexts.ts';
import { parseDealer } from '../../dealers/dealerOfCar.data.ts';
import { dealerHref } from '../../dealers/dealerView.ts';
import { stockFacets } from '../carListSearch.data.ts';
import { facetText } from '../facetLabels.ts';
import { type CarVocabulary, carVocabulary } from '../text/carVocabulary.ts';
import { foldedWords } from '../text/foldText.ts';
import { createMatcher, type Matcher } from '../text/matchWords.ts';
import { textToFilters } from '../text/textToFilters.ts';
import { type CarSuggester, carSuggester } from './suggestCars.ts';

interface Suggesting extends Wording {
  ports: Pick<LoaderPorts, 'searchCars' | 'searchDealers'>;
  /** On a brand host: its make goes without saying. */
  make?: string | undefined;
}

const MOST_DEALERS = 3;

/**
 * What a text means and may become. Of the whole stock's facets and the dealer index, both of which the data cache keeps:
 * nothing is asked upstream for a text. `failed` when neither could be had.
 */
export async function suggest(text: string, asked: Suggesting): Promise<SuggestResponse & { failed?: true }> {
  const [cars, dealers] = await Promise.all([stockOf(asked.ports, asked.site), dealersOf(asked)]);
  const found = cars?.suggest(text) ?? { sure: false, cars: [], isPartial: false };
  const places = dealers?.(foldedWords(text)) ?? [];
  // What is written right is meant, whichever of both it is.
  const sure = found.sure || places.some(({ quality }) => quality > 1);
  // A dealer's whole name says more than a town at its end.
  const isDealer = places.some(({ quality }) => quality > 1) && found.isPartial;
  const understood = cars ? textToFilters(text, cars.vocabulary) : { values: [], keyphrase: text };
  const choices = isDealer || (sure && !found.sure) ? [] : found.cars.map((car) => inPageLanguage(car, asked));
  return {
    understood: { ...understood, values: besideMake(understood.values, asked.make) },
    cars: choices
      .map((car) => ({ ...car, values: besideMake(car.values, asked.make) }))
      .filter(({ values, keyphrase }) => values.length > 0 || keyphrase !== ''),
    dealers: places
      .filter(({ quality }) => !sure || quality > 1)
      .slice(0, MOST_DEALERS)
      .map(({ entry }) => dealerSuggestion(entry, asked)),
    ...(!cars && !dealers && { failed: true }),
  };
}

/** The choices without the make of the brand host, which all its cars have. */
function besideMake(values: readonly FacetChoice[], make: string | undefined): FacetChoice[] {
  return values.filter(({ name, text }) => name !== 'car_brand' || text !== make);
}

/** What a suggestion is called on the page; what it chooses stays as the index has it. */
function inPageLanguage(car: CarSuggestion, wording: Wording): CarSuggestion {
  const named = (values: readonly FacetChoice[]) => values.map(({ name, text }) => facetText(name, text, wording));
  const own = car.values.filter(
    ({ name }) => name === car.facet || (name === 'car_brand' && car.facet === 'car_model'),
  );
  const others = car.values.filter((value) => !own.includes(value));
  const shown = named(own.filter(({ name }) => name === car.facet)).at(-1) ?? car.label;
  const make = own.find(({ name }) => name !== car.facet)?.text;
  const text = plainText(shown);
  const lang = langOf(shown);
  return {
    ...car,
    label: make && !text.startsWith(make) ? `${make} ${text}` : text,
    ...(lang !== undefined && { lang }),
    context: [...named(others).map(plainText), car.keyphrase].filter(Boolean).join(' '),
  };
}

/** The words of the site's stock; null while the search is away. */
export async function stockVocabulary(ports: Pick<LoaderPorts, 'searchCars'>, site: SiteView) {
  return (await stockOf(ports, site))?.vocabulary ?? null;
}

async function stockOf(ports: Pick<LoaderPorts, 'searchCars'>, site: SiteView): Promise<StockWords | null> {
  const facets = await stockFacets(ports);
  return facets.length > 0 ? stockWords(facets, site) : null;
}

interface StockWords {
  vocabulary: CarVocabulary;
  suggest: CarSuggester;
}

/** Made once for each response of the search, which is cached and shared, and what a site says of itself. */
const known = new WeakMap<readonly Facet[], Map<string, StockWords>>();

function stockWords(facets: readonly Facet[], site: SiteView): StockWords {
  const codes = site.languages.map(({ code }) => code);
  const bySite = known.get(facets) ?? new Map<string, StockWords>();
  known.set(facets, bySite);
  // All of the site that the words are made from.
  const key = JSON.stringify([codes, site.name, site.distanceUnit]);
  const before = bySite.get(key);
  if (before) return before;
  const vocabulary = carVocabulary(facets, codes, site);
  const words = { vocabulary, suggest: carSuggester(vocabulary) };
  bySite.set(key, words);
  return words;
}

/** All of them: no site has as many. */
const DEALERS_REQUEST = {
  fields: ['site_id', 'slug', 'site_official_name', 'site_city'],
  limit: 300,
  sort_name: 'website_sort_order_asc',
};

/** Made once for each response of the search, which is cached and shared. */
const knownDealers = new WeakMap<readonly Dealer[], Matcher<Dealer>>();

async function dealersOf({ ports }: Suggesting): Promise<Matcher<Dealer> | null> {
  const answer = await ports.searchDealers(DEALERS_REQUEST, parseDealer).catch(() => null);
  const dealers = answer?.content ?? [];
  if (dealers.length === 0) return null;
  const before = knownDealers.get(dealers);
  if (before) return before;
  const matcher = createMatcher(dealers, ({ site_official_name, site_city }) => [site_official_name, site_city ?? '']);
  knownDealers.set(dealers, matcher);
  return matcher;
}

function dealerSuggestion({ site_official_name, site_city, slug }: Dealer, { site, language }: Suggesting) {
  const href = dealerHref({ slug }, site, language);
  return { name: site_official_name, city: site_city ?? '', href } satisfies DealerSuggestion;
}
