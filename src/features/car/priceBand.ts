import type { CarCard } from '../../contracts/car/car.ts';
import { PRICE_BANDS, type PriceBand } from '../../contracts/car/priceBands.ts';
import { statedIndicator } from '../../contracts/car/priceIndicator.ts';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { hasFeature } from '../../contracts/page/page.ts';

/** The labels of the price bands. */
export const BAND_LABELS = {
  great: 'priceGreat',
  good: 'priceGood',
  fair: 'priceFair',
  higher: 'priceHigher',
  high: 'priceHigh',
} as const satisfies Record<PriceBand, DictionaryKey>;

/** Returns the label of a band of the index; the band itself when it is unknown. */
export function bandText(band: string, { translate }: Pick<Wording, 'translate'>): string {
  const known = PRICE_BANDS.find((each) => each === band);
  return known ? translate(BAND_LABELS[known]) : band;
}

/** Returns the band of a car; undefined for a car, or a site, without one. */
export function bandOf(car: CarCard, { site }: Pick<Wording, 'site'>): PriceBand | undefined {
  return (hasFeature(site, 'priceIndicator') ? statedIndicator(car) : null)?.band;
}
