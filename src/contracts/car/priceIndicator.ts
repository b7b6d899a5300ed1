import type { CarCard, CarDetail, PriceIndicator } from './car.ts';
import { isNew, odometerOf, payableAmount } from './offer.ts';
import { priceContradiction } from './priceHistory.ts';
import { INDICATOR_LIMITS } from './priceIndicatorRules.ts';

/**
 * The cars that have a price indicator (decision 0222). The engine calculates it from comparable cars
 * (`services/search/engine/priceIndicators.ts`).
 */

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
const KM_PER_MILE = 1.609344;

/** The members of a record that decide whether a car may have an indicator. */
type Candidate = Parameters<typeof priceContradiction>[0] &
  Parameters<typeof isNew>[0] &
  Parameters<typeof odometerOf>[0] &
  Pick<CarDetail, 'car_brand' | 'car_model' | 'car_fuel' | 'car_body' | 'car_firstregistration' | 'car_is_sample'>;

/** Why a car has no indicator, by its own record. */
export type Exclusion =
  | 'new'
  | 'vehicleType'
  | 'noPrice'
  | 'contradiction'
  | 'unknownFacts'
  | 'nearlyNew'
  | 'old'
  | 'farDriven';

/** Returns the distance that a car was driven, in kilometres; null when its record has none with its unit. */
export function kilometresDriven(car: Pick<CarDetail, 'car_odometer' | 'car_odometer_unit'>): number | null {
  const { value, unit } = odometerOf({ ...car, car_mileage: null }, '') ?? { value: null, unit: 'km' };
  return value !== null && unit === 'miles' ? value * KM_PER_MILE : value;
}

/** Returns when a car was registered first, in milliseconds since 1970; NaN when it is not known. */
export const registeredAt = ({ car_firstregistration: day }: Pick<CarDetail, 'car_firstregistration'>): number =>
  Date.parse(day ?? '');

/** Returns why a car has no indicator whatever others cost, but for its age; null when it may have one. */
export function exclusionOf(car: Candidate): Exclusion | null {
  if (isNew(car) || car.car_is_used !== true) return 'new';
  if (car.car_vehicle_type_code !== 'PC') return 'vehicleType';
  if (payableAmount(car) === null) return 'noPrice';
  if (priceContradiction(car) !== null) return 'contradiction';
  const km = kilometresDriven(car);
  const names = [car.car_brand, car.car_model, car.car_fuel, car.car_body];
  if (km === null || Number.isNaN(registeredAt(car)) || !names.every(Boolean)) return 'unknownFacts';
  if (km < INDICATOR_LIMITS.minKm) return 'nearlyNew';
  return km > INDICATOR_LIMITS.maxKm ? 'farDriven' : null;
}

/**
 * Returns why a car has no indicator at its age; null when it may have one.
 *
 * @param registered milliseconds since 1970
 * @param today the same
 */
export function exclusionByAge(registered: number, today: number): Exclusion | null {
  if (today - registered < INDICATOR_LIMITS.minDays * DAY) return 'nearlyNew';
  return today - registered > INDICATOR_LIMITS.maxYears * YEAR ? 'old' : null;
}

/** Returns how many items of equipment a car has. */
export const itemCount = ({ car_equipment: items }: Pick<CarDetail, 'car_equipment'>): number => new Set(items).size;

/** Returns the time between two moments in years. */
export const yearsBetween = (one: number, other: number): number => Math.abs(one - other) / YEAR;

/**
 * Returns the indicator that pages state: that of the price to pay, and none for a new car or a price that contradicts its history, whatever
 * the engine says. Null for none.
 */
export function statedIndicator(car: CarCard): PriceIndicator | null {
  const { car_price_indicator: indicator } = car;
  if (!indicator || indicator.price !== payableAmount(car)) return null;
  return isNew(car) || priceContradiction(car) !== null ? null : indicator;
}
