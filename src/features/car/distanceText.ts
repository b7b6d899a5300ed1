import { kilometresBetween } from '../../../lib/distance.ts';
import type { CarCard } from '../../contracts/car/car.ts';
import { placeIn } from '../../contracts/dealers/dealerSearch.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import { KILOMETRES_PER_MILE, type NamedPlace } from '../../contracts/search/around.ts';
import { numberFormat } from '../../lib/formats.ts';

/** From this value on, distances are rounded to whole numbers. */
const NO_DECIMALS_FROM = 10;

/**
 * Formats a distance such as `3,4 km` or `212 km`; in miles in Great Britain. Swedish `mil` is not used on road signs.
 *
 * @param decimals of short distances
 */
export function distanceText(
  kilometres: number,
  { country }: Pick<SiteView, 'country'>,
  { locale }: Pick<LanguageView, 'locale'>,
  decimals = 1,
): string {
  const inMiles = country === 'GB';
  const value = inMiles ? kilometres / KILOMETRES_PER_MILE : kilometres;
  const number = numberFormat(locale, { maximumFractionDigits: value < NO_DECIMALS_FROM ? decimals : 0 }).format(value);
  return `${number}\u00a0${inMiles ? 'mi' : 'km'}`;
}

/** Decimals of a dealer's coordinates: about a metre. */
export const COORDINATE_DECIMALS = 5;

/** Returns `23 km` in whole units, because the visitor's place is rounded to a kilometre; null for a car without a place. */
export function carDistance(
  { car_site_geocoord: geocoord }: Pick<CarCard, 'car_site_geocoord'>,
  near: NamedPlace,
  { site, language }: Pick<Wording, 'site' | 'language'>,
): string | null {
  const place = placeIn(geocoord ?? '', COORDINATE_DECIMALS);
  return place && distanceText(Math.max(1, kilometresBetween(near, place)), site, language, 0);
}
