import type { FacetChoice } from '../../../contracts/search/suggestions.ts';

/** A value of the stock with its synonyms. */
export interface CarWord extends FacetChoice {
  count: number;
  /** The make of a model. */
  make?: string;
  synonyms: readonly string[];
}
