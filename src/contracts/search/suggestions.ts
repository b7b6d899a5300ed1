import type { CarRangeName, CarSort, CarValueName } from './carSearch.ts';

/** Contract of `GET /api/suggest?site=…&language=…&q=…`: the interpretation of a query text, and suggestions for it. */

/** Maximum length of the query text, the same as of keyphrases. */
export const MAX_QUERY_LENGTH = 120;

/** A value of a facet as it is in the index. */
export interface FacetChoice {
  name: CarValueName;
  text: string;
}

/** A range of a facet. An open end is 0 or `OPEN_END`. */
export interface RangeChoice {
  name: CarRangeName;
  range: [number, number];
}

/** A query text as filters, with the remaining words as keyphrase (F050). */
export interface InterpretedQuery {
  values: FacetChoice[];
  ranges?: RangeChoice[];
  sortName?: CarSort;
  /** The words that are neither a filter nor an order, in the order of the text. */
  keyphrase: string;
  /** Parts of the keyphrase whose meaning no filter expresses (`inte dragkrok`): they are named on the list and not searched for. */
  unmatched?: string[];
}

/** A suggestion of cars. Selecting it sets its filters and its keyphrase. */
export interface CarSuggestion extends InterpretedQuery {
  /** `Volvo XC60`. */
  label: string;
  /** Language of the label when it differs from the page's. */
  lang?: string;
  /** The facet of the label. */
  facet: CarValueName;
  /** The interpreted text before the words of the label; usually empty. */
  context: string;
  /** Cars in stock; null when `context` restricts them further. */
  count: number | null;
}

export interface DealerSuggestion {
  name: string;
  city: string;
  /** Path with language prefix. */
  href: string;
}

/** A page of the site for words that are not about cars in stock. */
export interface PageSuggestion {
  title: string;
  /** Path with language prefix. */
  href: string;
}

export interface SuggestResponse {
  understood: InterpretedQuery;
  cars: CarSuggestion[];
  dealers: DealerSuggestion[];
  pages?: PageSuggestion[];
}
