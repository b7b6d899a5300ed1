import type { CarDetail } from '../../contracts/car/car.ts';
import type { PriceBand } from '../../contracts/car/priceBands.ts';
import { statedIndicator } from '../../contracts/car/priceIndicator.ts';
import { viewedCarQuery } from '../../contracts/forms/viewedCar.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { formatMoney } from '../car/format.ts';
import { bandOf } from '../car/priceBand.ts';

/** The price indicator on the page of a car. */
export interface PriceIndicatorView {
  band: PriceBand;
  /** What comparable cars cost. */
  comparable: string;
  /** The link to the page of the method, with the figures of this car. */
  method: { href: string; text: string };
  /** The figures themselves, for assistants: whole units of the currency, how many cars, `YYYY-MM-DD`. */
  expectedPrice: number;
  comparables: number;
  date: string;
}

/** Returns the indicator of a car; undefined for a car, or a site, without one. */
export function priceIndicatorOf(car: CarDetail, wording: Wording): PriceIndicatorView | undefined {
  const { site, language, translate } = wording;
  const band = bandOf(car, wording);
  const indicator = band && statedIndicator(car);
  if (!indicator) return undefined;
  const { expected_price: expectedPrice, comparables, date } = indicator;
  const href = `${language.prefix}${site.paths.priceIndicator}?${viewedCarQuery(car.car_id)}`;
  return {
    band,
    comparable: translate('priceComparable', { amount: formatMoney(expectedPrice, site) }),
    method: { href, text: translate('priceMethodLink') },
    expectedPrice,
    comparables,
    date,
  };
}
