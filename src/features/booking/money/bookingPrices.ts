import type { Prices } from '../../../contracts/booking/services.ts';
import type { SelectedService } from '../flow/flowState.ts';

/** Prices of a booking (S3 §6, §8, §9). All amounts are whole kronor. */

type Priced = Pick<SelectedService, 'price' | 'priceKnown' | 'priceDiscount' | 'unit'>;

/** What a service costs: `unitPrice` for one unit, and the price before a discount. */
export interface ServicePrice {
  amount: number;
  /** The full amount when the agreement makes it cheaper, else null. */
  before: number | null;
}

/** Returns the price of the chosen units; null when it is not known. @param hasAgreement of the car */
export function priceOf(
  { price, priceKnown, priceDiscount, unit }: Priced,
  hasAgreement: boolean,
): ServicePrice | null {
  if (!priceKnown) return null;
  const isDiscounted = hasAgreement && priceDiscount !== null && priceDiscount < price;
  return { amount: (isDiscounted ? priceDiscount : price) * unit, before: isDiscounted ? price * unit : null };
}

/** Returns services at the prices of a workshop. One that it does not offer has no price there (S3 §8). */
export function atPrices(services: readonly SelectedService[], offers: Prices['offers']): SelectedService[] {
  const found = new Map(offers.map((offer) => [offer.code, offer]));
  return services.map((service) => {
    const { price = null, priceDiscount = service.listDiscount } = found.get(service.code) ?? {};
    return { ...service, price: price ?? 0, priceKnown: price !== null, priceDiscount };
  });
}

export interface BookingTotal {
  /** Sum of price times units of everything with a known price. */
  amount: number;
  /** The sum without the agreement, null when nothing is discounted. */
  before: number | null;
  /** Whether the price of something is missing. */
  isPartial: boolean;
  /** Whether no price is known at all. */
  isUnknown: boolean;
}

/** Returns the sum of price times units (S3 §9). Prices that are missing are not part of it. */
export function totalOf(services: readonly Priced[], hasAgreement: boolean): BookingTotal {
  const prices = services.map((service) => priceOf(service, hasAgreement));
  const known = prices.filter((price) => price !== null);
  const amount = known.reduce((sum, price) => sum + price.amount, 0);
  const full = known.reduce((sum, price) => sum + (price.before ?? price.amount), 0);
  return {
    amount,
    before: full > amount ? full : null,
    isPartial: known.length < prices.length,
    isUnknown: known.length === 0,
  };
}

/** Formats an amount as in Sweden, in every language: `1 295 kr` (S3 §9). */
export const formatKronor = (amount: number): string =>
  `${Math.round(amount)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0kr`;
