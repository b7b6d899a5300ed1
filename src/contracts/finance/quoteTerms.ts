import { wholeNumber } from '../../../lib/wholeNumber.ts';
import { formatLoanQuery, MILEAGE, PAYMENT, parseLoanQuery, withoutTerms } from './loanQuery.ts';

/** What a buyer chooses for a finance quote (F075). Amounts are whole pounds; the payment replaces the deposit when it is given. */
export interface QuoteTerms {
  deposit: number;
  months: number;
  /** Miles a year. */
  mileage: number;
  /** Monthly payment from which the lender calculates the deposit. */
  payment?: number;
}

/** Terms of quotes in months. */
export const QUOTE_MONTHS: readonly number[] = [24, 36, 48, 60];
/** Annual mileages of quotes. */
export const QUOTE_MILEAGES: readonly number[] = [5_000, 8_000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000];

const MAX_PAYMENT = 99_999;

/** Reads the chosen terms; what is no number is ignored. */
export function parseQuoteQuery(query: URLSearchParams): Partial<QuoteTerms> {
  const mileage = wholeNumber(query.get(MILEAGE) ?? '', 100_000);
  const payment = wholeNumber(query.get(PAYMENT) ?? '', MAX_PAYMENT);
  return {
    ...parseLoanQuery(query),
    ...(mileage !== null && { mileage: nearest(QUOTE_MILEAGES, mileage) }),
    ...(payment !== null && payment > 0 && { payment }),
  };
}

/** Writes the terms in canonical order: `deposit=2000&months=48&mileage=10000`. */
export function formatQuoteQuery({ mileage, payment, ...loan }: Partial<QuoteTerms>): string {
  const query = new URLSearchParams(formatLoanQuery(loan));
  if (mileage !== undefined) query.set(MILEAGE, String(mileage));
  if (payment !== undefined) query.set(PAYMENT, String(payment));
  return query.toString();
}

/** Returns a query (`?a=b`, or empty) with other terms. */
export function withQuoteQuery(search: string, terms: Partial<QuoteTerms>): string {
  const text = [withoutTerms(search).slice(1), formatQuoteQuery(terms)].filter(Boolean).join('&');
  return text && `?${text}`;
}

/** The largest deposit that the lender takes, in percent of the price (docs/decisions/0090). */
const MAX_DEPOSIT_PERCENT = 70;

/** Returns the largest deposit for a price, in whole pounds. */
export const maxDeposit = (price: number): number => Math.floor((price * MAX_DEPOSIT_PERCENT) / 100);

/**
 * Returns the terms of which quotes are possible that are nearest to the requested ones.
 *
 * @param choices terms in months
 */
export function possibleTerms(terms: QuoteTerms, price: number, choices = QUOTE_MONTHS): QuoteTerms {
  const { payment } = terms;
  return {
    deposit: Math.min(Math.max(0, Math.round(terms.deposit)), maxDeposit(price)),
    months: nearest(choices, terms.months),
    mileage: nearest(QUOTE_MILEAGES, terms.mileage),
    ...(payment !== undefined && { payment: Math.min(Math.max(1, Math.round(payment)), MAX_PAYMENT) }),
  };
}

/** Returns the choice nearest to a number; the smaller one of two. */
function nearest(choices: readonly number[], value: number): number {
  return choices.reduce((best, choice) => (Math.abs(choice - value) < Math.abs(best - value) ? choice : best));
}
