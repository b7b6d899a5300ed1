import type { CarCard } from '../../../contracts/car/car.ts';
import { isWithoutVat, payableAmount } from '../../../contracts/car/offer.ts';
import { formatMoney, type MoneyContext } from '../format.ts';

/** A price as displayed; `note` and `from` select dictionary texts. */
export interface PriceView {
  /** `249 900 kr`; null when the record has no price at all. */
  amount: string | null;
  /** The retail price, struck through next to a campaign price. */
  struck?: string;
  /** 'from' before the amount. */
  from?: true;
  note?: 'withVat' | 'withoutVat';
}

export type PricedCar = Pick<
  CarCard,
  | 'car_price'
  | 'car_price_text'
  | 'car_retail_price'
  | 'car_retail_price_text'
  | 'car_campaign_price'
  | 'car_campaign_price_text'
  | 'car_has_campaign_price'
  | 'car_is_sample'
  | 'car_vat_eligible'
  | 'car_vehicle_type_code'
>;

/**
 * Returns a price by the rules of F058 (S2 §2): a campaign price comes with the retail price struck through; a sample car has
 * a 'from' price; when VAT is deductible the note is 'without VAT' for vans (LCV) and 'with VAT' for all others.
 */
export function priceOf(car: PricedCar, site: MoneyContext): PriceView {
  // Indexes write 0 for a missing price.
  const text = (value: number | null | undefined, recordText: string | null | undefined) => {
    if (typeof value === 'number' && value <= 0) return null;
    return recordText || (typeof value === 'number' ? formatMoney(value, site) : null);
  };
  const ordinary = text(car.car_price, car.car_price_text);
  const retail = text(car.car_retail_price, car.car_retail_price_text);
  const campaign = car.car_has_campaign_price ? text(car.car_campaign_price, car.car_campaign_price_text) : null;
  const amount = campaign ?? ordinary ?? retail;
  const struckPrice = retail ?? ordinary;
  const view: PriceView = { amount };
  if (campaign && struckPrice && struckPrice !== campaign) view.struck = struckPrice;
  if (car.car_is_sample && amount) view.from = true;
  if (car.car_vat_eligible && amount) view.note = isWithoutVat(car) ? 'withoutVat' : 'withVat';
  return view;
}

/** Returns whether the car has a price, as a number or only as a text. */
export function hasPrice(car: PricedCar): boolean {
  return payableAmount(car) !== null || (typeof car.car_price !== 'number' && Boolean(car.car_price_text));
}
