import type { CarRangeName } from '../../../contracts/search/carSearch.ts';
import type { FoldedPhrases } from './foldedPhrases.ts';
import type { KILOMETRES } from './phrases.ts';

/** What the reading of amounts depends on: the site's units, its stock and the date. */
export interface AmountContext {
  phrases: FoldedPhrases;
  distanceUnit: keyof typeof KILOMETRES;
  /** Lowest and highest value of the stock; missing facets are never filtered by. */
  bounds: Readonly<Partial<Record<CarRangeName, readonly [number, number]>>>;
  /** The year from which ages count. */
  currentYear: number;
  /** Endings of a place from which a distance is measured. */
  fromEndings: readonly RegExp[];
}
