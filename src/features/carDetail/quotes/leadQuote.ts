import type { ProductFamily, Quotation } from '../../../contracts/finance/finance.ts';
import { chosenLoan } from '../../car/money/chosenLoan.ts';
import { familyOf, type LoanFigures } from '../../car/money/loanFigures.ts';
import type { LoanView } from '../loan/loanView.ts';
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

/**
 * Returns the quote that replaces the example of a car, `refused` when the lender offers none. Null while the example agrees with the quotes.
 *
 * @param figures the example on the terms of the page
 * @param isWaiting quotes on other terms are on their way: an example that agrees on the old terms stays
 */
export function replacingQuote(
  quotes: Quotes,
  loan: LoanView,
  figures: LoanFigures,
  isWaiting = false,
): Quotation | 'refused' | null {
  const quote = leadQuote(quotes, familyOf(figures));
  if (!quote || quote === 'refused') return quote;
  const onItsTerms = chosenLoan(loan, { deposit: quote.CashDeposit, months: quote.Term });
  const agrees = onItsTerms && isExampleOf(onItsTerms, quote) && (isWaiting || isExampleOf(figures, quote));
  return agrees ? null : quote;
}
