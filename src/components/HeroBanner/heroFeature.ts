import type { CarPortrait } from '../../features/car/carPortrait.ts';
import type { SideMeasure } from '../../features/car/sideMeasures.ts';

/** What a composition of a hero shows beside its content, with texts in the page's language. */
export interface HeroFeature {
  car?: CarPortrait;
  places?: HeroPlaces;
  range?: HeroRange;
  measures?: readonly SideMeasure[];
}

export interface HeroPlaces {
  /** From north to south. */
  places: readonly { name: string; latitude: string; href: string }[];
  /** Link to all places. */
  all: { text: string; href: string };
}

export interface HeroRange {
  label: string;
  text: string;
  /** Share of the scale, 0 to 1. */
  share: number;
  /** End of the scale. */
  end: string;
}
