import type { CarDetail } from './car.ts';

/** What pages, their structured data and feeds for other marketplaces state of a car, so that all of them say the same. */

type PriceFields = Pick<
  CarDetail,
  | 'car_price'
  | 'car_retail_price'
  | 'car_campaign_price'
  | 'car_has_campaign_price'
  | 'car_vat_eligible'
  | 'car_vehicle_type_code'
>;

/** Returns the price to pay in whole units of the currency, the campaign price only with its flag; null without a price. */
export function payableAmount(car: PriceFields): number | null {
  const campaign = car.car_has_campaign_price ? car.car_campaign_price : null;
  return [campaign, car.car_price, car.car_retail_price].find((amount) => amount && amount > 0) ?? null;
}

/** Whether the price is without VAT: that of a van whose VAT is deductible (F058). */
export const isWithoutVat = ({ car_vat_eligible, car_vehicle_type_code }: PriceFields): boolean =>
  Boolean(car_vat_eligible) && car_vehicle_type_code === 'LCV';

/** Whether the car is offered as new. */
export const isNew = ({ car_is_sample, car_is_used }: Pick<CarDetail, 'car_is_sample' | 'car_is_used'>): boolean =>
  Boolean(car_is_sample) || car_is_used === false;

/** The distance that a car has been driven. */
export interface Odometer {
  readonly value: number;
  readonly unit: 'km' | 'miles';
}

/** Factor and unit of the units of an odometer. */
const ODOMETER_UNITS: Readonly<Record<string, [number, Odometer['unit']]>> = {
  mil: [10, 'km'],
  km: [1, 'km'],
  mi: [1, 'miles'],
  miles: [1, 'miles'],
};

/**
 * Returns the mileage in kilometres, or in miles for a car that counts in them; null when it is not known or in an unknown unit. Without an
 * odometer in the record it is `car_mileage`.
 *
 * @param siteUnit the unit of `car_mileage`
 */
export function odometerOf(
  car: Pick<CarDetail, 'car_odometer' | 'car_odometer_unit' | 'car_mileage'>,
  siteUnit: string,
): Odometer | null {
  return distanceOf(car.car_odometer, car.car_odometer_unit) ?? distanceOf(car.car_mileage, siteUnit);
}

function distanceOf(value: number | null | undefined, name: string | null | undefined): Odometer | null {
  const unit = ODOMETER_UNITS[name?.trim().toLowerCase() ?? ''];
  return typeof value === 'number' && unit ? { value: value * unit[0], unit: unit[1] } : null;
}
