import type { CarRangeName, CarSort, CarValueName } from './carSearch.ts';

/** `GET /api/suggest?site=…&language=…&q=…`: what a text typed into a search box means, and what it may become. */

/** Longest text that is asked about; keyphrases are as long. */
export const MAX_QUERY_LENGTH = 120;

/** A value of a facet as the stock spells it. */
export interface FacetChoice {
  name: CarValueName;
  text: string;
}

/** A range of a facet; an open end is 0 or `OPEN_END`. */
export interface RangeChoice {
  name: CarRangeName;
  range: [number, number];
}

/** A text as filters, and the words that are none (F050). */
export interface InterpretedQuery {
  values: FacetChoice[];
  ranges?: RangeChoice[];
  sortName?: CarSort;
  keyphrase: string;
}

/** Cars that a visitor may be after. Choosing it sets its filters and its keyphrase. */
export interface CarSuggestion extends InterpretedQuery {
  /** `Volvo XC60`. */
  label: string;
  /** Language of the label, when it is not the page's. */
  lang?: string;
  /** Which facet the label is a value of. */
  facet: CarValueName;
  /** What was typed before the words that the label stands for, as it is understood; mostly empty. */
  context: string;
  /** Cars in stock; null where words before it narrow it down. */
  count: number | null;
}

export interface DealerSuggestion {
  name: string;
  city: string;
  /** Path with language prefix. */
  href: string;
}

export interface SuggestResponse {
  understood: InterpretedQuery;
  cars: CarSuggestion[];
  dealers: DealerSuggestion[];
}
