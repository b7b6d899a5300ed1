import { wholeNumber } from '../../../lib/wholeNumber.ts';

/** Deposit in whole units of the currency, and term: what a buyer decides. */
export interface LoanChoice {
  deposit: number;
  months: number;
}

/** Terms that a visitor wishes: any of them, whatever a lender offers. */
export type RequestedTerms = Partial<LoanChoice>;

/** Whether any term is requested. */
export const hasTerms = ({ deposit, months }: RequestedTerms): boolean => deposit !== undefined || months !== undefined;

/** Parameters of a URL with the terms that the visitor has chosen: whole units of the currency, months. */
const DEPOSIT = 'deposit';
const MONTHS = 'months';
export const LOAN_QUERY_NAMES: readonly string[] = [DEPOSIT, MONTHS];

/** Parameters of a car's URL with what the visitor has chosen: those of the loan, and of quotes miles a year and pounds a month. */
export const MILEAGE = 'mileage';
export const PAYMENT = 'payment';

/** The longest term that a record may have, in months. */
export const MAX_MONTHS = 360;

/** Reads the terms. A form without scripts may send an amount with spaces; what is no number is ignored. */
export function parseLoanQuery(query: URLSearchParams): RequestedTerms {
  const deposit = wholeNumber(query.get(DEPOSIT) ?? '');
  const months = wholeNumber(query.get(MONTHS) ?? '', MAX_MONTHS);
  return { ...(deposit !== null && { deposit }), ...(months !== null && { months }) };
}

/** Writes the terms in canonical order: `deposit=60000&months=48`. */
export function formatLoanQuery({ deposit, months }: RequestedTerms): string {
  if (deposit === undefined && months === undefined) return '';
  const query = new URLSearchParams();
  if (deposit !== undefined) query.set(DEPOSIT, String(deposit));
  if (months !== undefined) query.set(MONTHS, String(months));
  return query.toString();
}

/** Components of content pages that read the terms of the page's URL. */
export const LOAN_COMPONENT = 'LoanExample';

/** Returns a query, without `?`, with the terms of another one. */
export const withTermsOf = (search: string, query: URLSearchParams): string =>
  [search, formatLoanQuery(parseLoanQuery(query))].filter(Boolean).join('&');

/** Returns a query (`?a=b`, or empty) with other terms; without them for null. */
export function withLoanQuery(search: string, choice: RequestedTerms | null): string {
  const query = new URLSearchParams(search);
  query.delete(DEPOSIT);
  query.delete(MONTHS);
  const text = [query.toString(), choice && formatLoanQuery(choice)].filter(Boolean).join('&');
  return text && `?${text}`;
}

/** Returns a query (`?a=b`, or empty) without the terms of loans and quotes. */
export function withoutTerms(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [DEPOSIT, MONTHS, MILEAGE, PAYMENT]) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
