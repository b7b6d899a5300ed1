import type { Offering } from '../contracts/booking/services.ts';

/** Returns a service that workshops offer for 100 kr, without a choice of quantity. */
export const offering = (code: string, values: Partial<Offering> = {}): Offering => ({
  code,
  name: code,
  price: 100,
  priceKnown: true,
  notKnownPriceText: null,
  priceDiscount: null,
  description: '',
  isAvailable: true,
  allowUserInput: false,
  unitPrice: null,
  ...values,
});

/** A choice of two to four pieces. */
export const TWO_TO_FOUR = { unit: 1, minimum: 2, maximum: 4, unitAbbreviation: 'st', postfix: '/st' };
