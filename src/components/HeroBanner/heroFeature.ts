/** What a composition of a hero shows beside its content, with texts in the page's language. */
export interface HeroFeature {
  car?: HeroCar;
  places?: HeroPlaces;
  measures?: readonly HeroMeasure[];
}

/** A car of the index. */
export interface HeroCar {
  /** Make and model. */
  name: string;
  /** Version: `D4 Momentum`. */
  version: string;
  /** Year, distance, fuel, in one line. */
  facts: string;
  href: string;
  image: string;
  /** Alternative text of the image. */
  alt: string;
  amount: string;
  /** Note about VAT. */
  note?: string;
  badge?: string;
}

export interface HeroPlaces {
  /** From north to south. */
  places: readonly { name: string; latitude: string; href: string }[];
  /** Link to all places. */
  all: { text: string; href: string };
}

export interface HeroMeasure {
  name: 'length' | 'wheelbase' | 'height' | 'range';
  label: string;
  text: string;
  /** Share of the car's length; of the range, of its scale. 0 to 1. */
  share: number;
  /** Where a dimension line begins and ends: distances from the two edges of the picture, as custom properties. */
  ends?: Readonly<Record<'--start' | '--end', string>>;
  /** End of the scale of a range. */
  end?: string;
}
