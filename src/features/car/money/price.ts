import type { CarCard } from '../../../contracts/car/car.ts';
import { isWithoutVat, payableAmount } from '../../../contracts/car/offer.ts';
import { lowestBefore } from '../../../contracts/car/priceHistory.ts';
import { formatMoney, type MoneyContext } from '../format.ts';

/** A price as displayed; `note` and `from` select dictionary texts. */
export interface PriceView {
  /** `249 900 kr`; null when the record has no price at all. */
  amount: string | null;
  /** The retail price, struck through next to a campaign price. */
  struck?: string;
  /** The lowest price of the 30 days before the reduction, beside a struck price of the European Economic Area. */
  lowest?: string;
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
  | 'car_price_history'
>;

interface PriceContext extends MoneyContext {
  /** ISO 3166 alpha-2. */
  country: string;
}

/** Countries in which a struck price comes with the lowest one of 30 days (directive 98/6/EC, article 6a; Norway: prisopplysningsforskriften § 9a). */
const LOWEST_PRICE_COUNTRIES: ReadonlySet<string> = new Set(['SE', 'NO', 'DK', 'FI', 'SK']);

/**
 * Returns a price by the rules of F058 (S2 §2): a campaign price comes with the retail price struck through; a sample car has
 * a 'from' price; when VAT is deductible the note is 'without VAT' for vans (LCV) and 'with VAT' for all others. Where the law wants the
 * lowest price of 30 days beside a struck one, nothing is struck without it, nor when that was not above the campaign price.
 */
export function priceOf(car: PricedCar, site: PriceContext): PriceView {
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
  if (campaign && struckPrice && struckPrice !== campaign) Object.assign(view, struckOf(car, struckPrice, site));
  if (car.car_is_sample && amount) view.from = true;
  if (car.car_vat_eligible && amount) view.note = isWithoutVat(car) ? 'withoutVat' : 'withVat';
  return view;
}

/** Returns the struck price, with the lowest one of the 30 days before where it belongs beside it. */
function struckOf(car: PricedCar, struck: string, site: PriceContext): Pick<PriceView, 'struck' | 'lowest'> {
  if (!LOWEST_PRICE_COUNTRIES.has(site.country)) return { struck };
  const lowest = lowestBefore(car.car_price_history);
  const isReduced = lowest !== null && lowest > (payableAmount(car) ?? 0);
  return isReduced ? { struck, lowest: formatMoney(lowest, site) } : {};
}

/** Returns whether the car has a price, as a number or only as a text. */
export function hasPrice(car: PricedCar): boolean {
  return payableAmount(car) !== null || (typeof car.car_price !== 'number' && Boolean(car.car_price_text));
}
