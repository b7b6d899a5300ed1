import type { CarRangeName, CarSort } from '../../../contracts/search/carSearch.ts';
import type { FacetChoice, RangeChoice } from '../../../contracts/search/suggestions.ts';

/** The result of reading a position of a text, and the number of words read. */
export interface Step {
  length: number;
  values?: readonly FacetChoice[];
  /** Values that the text rules out. */
  excluded?: readonly FacetChoice[];
  choice?: RangeChoice;
  sortName?: CarSort;
  /** Added to the keyphrase in place of the words read. */
  term?: string;
  /** The words read stay in the keyphrase: `unapplied` as words with a meaning that no filter has, `word` as a word to search for. */
  rest?: 'unapplied' | 'word';
  /** A word between other steps without a meaning of its own. */
  joins?: 'or' | 'and';
  /** The amount may belong to an unknown word beside it. */
  isVague?: boolean;
}

/** A step and the index of its first word. */
export interface PlacedStep extends Step {
  at: number;
}

/** What a step restricts; make and model are one. Undefined when it restricts nothing. */
export function subjectOf({ values, excluded, choice }: Step): string | CarRangeName | undefined {
  const name = values?.[0]?.name ?? excluded?.[0]?.name ?? choice?.name;
  return name === 'car_model' ? 'car_brand' : name;
}

/** Joins steps to one whose words remain in the keyphrase without being searched for. */
export function unappliedStep(steps: readonly PlacedStep[]): PlacedStep {
  const at = Math.min(...steps.map((step) => step.at));
  const end = Math.max(...steps.map((step) => step.at + step.length));
  return { at, length: end - at, rest: 'unapplied' };
}
