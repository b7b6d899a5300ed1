import type { CarCardView } from '../car/card.ts';

/** The cars of a teaser (F105). */
export interface CarTeaserData {
  cars: readonly CarCardView[];
}
