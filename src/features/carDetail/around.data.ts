import type { CarDetail } from '../../contracts/car/car.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import { parseAround } from '../../contracts/search/around.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { carDistance } from '../car/distanceText.ts';
import { moveTermsText, nearestDealer } from '../dealers/moveOfCar.data.ts';

/** What a car's page says about the place of its URL. */
export interface CarAround {
  /** Where the car stands, and how far that is: `In Lund, 23 km away`. */
  text: string;
  /** The dealer to which the car can be moved. */
  move?: { dealer: string; name: string; terms: string };
}

/**
 * Returns how far a car is from the place of the URL, and to which dealer it can be moved; null without a place.
 *
 * @returns `hasFailed`: whether the dealers could not be searched; `around` then offers no move
 */
export async function carAround(
  car: CarDetail,
  context: LoaderContext,
): Promise<{ around: CarAround | null; hasFailed: boolean }> {
  const { near } = parseAround(context.route.query);
  const distance = near && carDistance(car, near, context);
  if (!near || !distance) return { around: null, hasFailed: false };
  const city = plainText(context.valueText('city', car.car_site_city ?? ''));
  const text = context.translate('carStands', { city, distance });
  const dealer = car.car_is_sample ? null : await nearestDealer(near, context);
  const hasFailed = dealer === undefined;
  if (!dealer || dealer.site_id === car.car_site_id) return { around: { text }, hasFailed };
  const terms = await moveTermsText(car.car_site_geocoord, dealer.site_geocoord, context);
  const move = terms ? { dealer: dealer.site_id, name: dealer.site_official_name, terms } : null;
  return { around: { text, ...(move && { move }) }, hasFailed };
}
