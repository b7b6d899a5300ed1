import type { Quotation, QuoteCall, QuotedVehicles } from '../../../contracts/finance/finance.ts';
import { PRODUCT_FAMILIES } from '../../../contracts/finance/finance.ts';
import type { QuoteTerms } from '../../../contracts/finance/quoteTerms.ts';

/** Data of the section with finance quotes. */
export interface QuotesData {
  /** Id of the car. */
  car: string;
  /** Price to pay in pounds. */
  price: number;
  /** Terms in months for which there may be quotes: those of the car's loan. */
  months: readonly number[];
  /** Those of them with PCP; empty when the record does not say so. */
  pcpMonths: readonly number[];
  /** The example beside the price is not the quote on the same terms: the page shows the quote only. */
  replacesExample?: true;
  /** Terms without a choice of the visitor. */
  defaults: QuoteTerms;
  /** Terms of the quotes. */
  terms: QuoteTerms;
  quotes: Quotes;
  /** The dealer's contact, for the error text. */
  contact: { phone?: string; email?: string };
}

/** Quotes of the products that the lender offers; `refused` when it offers none, `failed` when there is no response. */
export type Quotes = readonly Quotation[] | 'refused' | 'failed';

/** Returns the body of a request for quotes of all products. */
export function quoteCallOf(car: string, { deposit, months, mileage, payment }: QuoteTerms): QuoteCall {
  const Parameters = {
    Term: months,
    AnnualMileage: mileage,
    FinanceProductFamilyKeys: [...PRODUCT_FAMILIES],
    ...(payment === undefined
      ? { CalculationType: 'RegularPayment' as const, CashDeposit: deposit }
      : { CalculationType: 'CashDeposit' as const, RegularPayment: payment }),
  };
  return { VehicleRequests: [{ Id: car, Parameters }] };
}

/** Returns the quotes of a car in the order of the products. A response without any quotation is a failure (F076). */
export function quotesIn({ Vehicles }: QuotedVehicles, car: string): Quotes {
  const found = Vehicles.find(({ Id }) => Id === car);
  if (found?.HasError) return 'refused';
  const quotes = PRODUCT_FAMILIES.flatMap(
    (family) => found?.FinanceQuotations.filter((each) => each.FamilyKey === family) ?? [],
  );
  return quotes.length > 0 ? quotes : 'failed';
}
