import type { Dealer } from '../../../contracts/dealers/dealer.ts';
import type { LoaderPorts, Wording } from '../../../contracts/page/loader.ts';
import type {
  CarSuggestion,
  DealerSuggestion,
  FacetChoice,
  SuggestResponse,
} from '../../../contracts/search/suggestions.ts';
import { langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import { dealerHref } from '../../dealers/dealerView.ts';
import { facetText } from '../facetLabels.ts';
import { foldedWords } from '../text/foldText.ts';
import { textToFilters } from '../text/textToFilters.ts';
import { fetchDealerMatcher } from './dealerMatcher.data.ts';
import { fetchStockIndex } from './stockIndex.data.ts';
import { suggestPages } from './suggestPages.ts';

interface SuggestContext extends Wording {
  ports: Pick<LoaderPorts, 'searchCars' | 'searchDealers' | 'navigation'>;
  /** The make of a brand host, which all its cars have. */
  make?: string | undefined;
}

const MAX_DEALERS = 3;

/**
 * Returns the filters of a text and its suggestions, from the stock's facets, the dealer index and the navigation. All are in the data cache, so
 * that a text causes no upstream request. `failed` when one of them is not available.
 */
export async function suggest(text: string, context: SuggestContext): Promise<SuggestResponse & { failed?: true }> {
  const [cars, dealers, navigation] = await Promise.all([
    fetchStockIndex(context.ports, context.site),
    fetchDealerMatcher(context.ports),
    context.ports.navigation().catch(() => null),
  ]);
  const found = cars?.suggest(text) ?? { isExact: false, cars: [], isPartial: false };
  const dealerMatches = dealers?.(foldedWords(text)) ?? [];
  // Exact matches of cars or dealers replace matches with typos.
  const isExact = found.isExact || dealerMatches.some(({ quality }) => quality > 1);
  // A dealer's full name is more specific than a town at its end.
  const isDealer = dealerMatches.some(({ quality }) => quality > 1) && found.isPartial;
  const understood = cars ? textToFilters(text, cars.vocabulary) : { values: [], keyphrase: text };
  const choices =
    isDealer || (isExact && !found.isExact) ? [] : found.cars.map((car) => translateSuggestion(car, context));
  // Words about cars lead to cars, also where a page has the same name.
  const pages = navigation && !isExact ? suggestPages(understood.keyphrase, navigation) : [];
  return {
    understood: { ...understood, values: withoutMake(understood.values, context.make) },
    cars: choices
      .map((car) => ({ ...car, values: withoutMake(car.values, context.make) }))
      .filter(({ values, keyphrase }) => values.length > 0 || keyphrase !== ''),
    dealers: dealerMatches
      .filter(({ quality }) => !isExact || quality > 1)
      .slice(0, MAX_DEALERS)
      .map(({ entry }) => dealerSuggestion(entry, context)),
    ...(pages.length > 0 && { pages }),
    ...((!cars || !dealers) && { failed: true }),
  };
}

/** Returns the choices without the make of the brand host. */
function withoutMake(values: readonly FacetChoice[], make: string | undefined): FacetChoice[] {
  return values.filter(({ name, text }) => name !== 'car_brand' || text !== make);
}

/** Returns a suggestion with labels in the page's language; its filters keep the values of the index. */
function translateSuggestion(car: CarSuggestion, wording: Wording): CarSuggestion {
  const labelsOf = (values: readonly FacetChoice[]) => values.map(({ name, text }) => facetText(name, text, wording));
  const facetValues = car.values.filter(
    ({ name }) => name === car.facet || (name === 'car_brand' && car.facet === 'car_model'),
  );
  const others = car.values.filter((value) => !facetValues.includes(value));
  const label = labelsOf(facetValues.filter(({ name }) => name === car.facet)).at(-1) ?? car.label;
  const make = facetValues.find(({ name }) => name !== car.facet)?.text;
  const text = plainText(label);
  const lang = langOf(label);
  return {
    ...car,
    label: make && !text.startsWith(make) ? `${make} ${text}` : text,
    ...(lang !== undefined && { lang }),
    context: [...labelsOf(others).map(plainText), car.keyphrase].filter(Boolean).join(' '),
  };
}

function dealerSuggestion({ site_official_name, site_city, slug }: Dealer, { site, language }: SuggestContext) {
  const href = dealerHref({ slug }, site, language);
  return { name: site_official_name, city: site_city ?? '', href } satisfies DealerSuggestion;
}
