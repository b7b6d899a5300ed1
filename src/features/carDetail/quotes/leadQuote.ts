import type { ProductFamily, Quotation } from '../../../contracts/finance/finance.ts';
import { familyOf, type LoanFigures } from '../../car/money/loanFigures.ts';
import type { Quotes } from './quotesData.ts';

/** Returns the quote of the product, else of the other one; null when there is no response, `refused` when the lender offers none. */
export function leadQuote(quotes: Quotes, family: ProductFamily): Quotation | 'refused' | null {
  if (typeof quotes === 'string') return quotes === 'refused' ? quotes : null;
  return quotes.find(({ FamilyKey }) => FamilyKey === family) ?? quotes[0] ?? null;
}

/** Whether an example states the same agreement as a quote, to the penny. */
export function isExampleOf(figures: LoanFigures, quote: Quotation | 'refused'): boolean {
  return (
    quote !== 'refused' &&
    quote.FamilyKey === familyOf(figures) &&
    quote.Term === figures.months &&
    Math.abs(quote.CashDeposit - figures.deposit) < 0.005 &&
    Math.abs(quote.RegularPayment - figures.payment) < 0.005
  );
}
