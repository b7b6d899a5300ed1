import type { CarDetail, PastPrice } from './car.ts';
import { payableAmount } from './offer.ts';

const DAY = 86_400_000;
/** Days before a reduction in which the lowest price is looked up (Directive 98/6/EC, article 6a). */
const BEFORE_REDUCTION = 30;

/**
 * Returns the lowest price of the 30 days before the present one began, in whole units; it is displayed next to a reduced price.
 * Null when there was no price before.
 *
 * @param history oldest first, the present price last
 */
export function lowestBefore(history: readonly PastPrice[] | null | undefined): number | null {
  const present = history?.at(-1);
  if (!history || !present) return null;
  const end = Date.parse(present.date);
  const begin = end - BEFORE_REDUCTION * DAY;
  // A price is valid until the next one begins.
  const valid = history.slice(0, -1).filter((_, index) => Date.parse(history[index + 1]?.date ?? '') > begin);
  return valid.length > 0 ? Math.min(...valid.map(({ price }) => price)) : null;
}

type PricedCar = Pick<
  CarDetail,
  | 'car_price'
  | 'car_price_text'
  | 'car_retail_price'
  | 'car_retail_price_text'
  | 'car_campaign_price'
  | 'car_campaign_price_text'
  | 'car_has_campaign_price'
  | 'car_vat_eligible'
  | 'car_vehicle_type_code'
  | 'car_price_history'
>;

/** What contradicts itself in the prices of a car. */
export type PriceContradiction =
  /** A date is none, or not later than the one before. */
  | 'dates'
  /** A price is not above 0, or equals the one before; or a reduced price, or the usual one beside it, is a text without a number. */
  | 'amounts'
  /** The last price of the history is not the price to pay. */
  | 'present'
  /** A reduced price without an earlier one, or not below the lowest one of the 30 days before. */
  | 'reduction';

/** Returns the first contradiction between the prices of a car and their history; null when there is none. */
export function priceContradiction(car: PricedCar): PriceContradiction | null {
  const history = car.car_price_history ?? [];
  const price = payableAmount(car);
  if (history.some(({ date }, at) => !isLater(date, history[at - 1]?.date))) return 'dates';
  if (history.some((entry, at) => !(entry.price > 0) || entry.price === history[at - 1]?.price)) return 'amounts';
  if (car.car_has_campaign_price && isPriceOfTextOnly(car)) return 'amounts';
  const last = history.at(-1);
  if (last && price !== null && last.price !== price) return 'present';
  if (!isCalledReduced(car, price)) return null;
  const lowest = lowestBefore(history);
  return lowest !== null && price !== null && lowest > price ? null : 'reduction';
}

const isLater = (date: string, before: string | undefined): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) && (before === undefined || date > before);

/** Whether pages may show a price of the record that is a text without a number. A price of 0 is none, whatever its text. */
const isPriceOfTextOnly = (car: PricedCar): boolean =>
  (['car_price', 'car_retail_price', 'car_campaign_price'] as const).some(
    (name) => typeof car[name] !== 'number' && Boolean(car[`${name}_text`]),
  );

/** Whether the record has a campaign price beside a usual one that differs. */
function isCalledReduced(car: PricedCar, price: number | null): boolean {
  const usual = car.car_retail_price || car.car_price;
  return Boolean(car.car_has_campaign_price) && price === car.car_campaign_price && Boolean(usual) && usual !== price;
}
