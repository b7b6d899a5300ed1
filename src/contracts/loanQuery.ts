/** Deposit in whole units of the currency, and term: what a buyer decides. */
export interface LoanChoice {
  deposit: number;
  months: number;
}

/** Parameters of a car's URL with the terms that the visitor has chosen: whole units of the currency, months. */
const DEPOSIT = 'deposit';
const MONTHS = 'months';

/** Greater values are no amount or term that a record could have. */
const MAX_DEPOSIT = 999_999_999;
const MAX_MONTHS = 360;

/** Reads the terms. A form without scripts may send an amount with spaces; what is no number is ignored. */
export function parseLoanQuery(query: URLSearchParams): Partial<LoanChoice> {
  const deposit = wholeNumber(query.get(DEPOSIT), MAX_DEPOSIT);
  const months = wholeNumber(query.get(MONTHS), MAX_MONTHS);
  return { ...(deposit !== null && { deposit }), ...(months !== null && { months }) };
}

/** Returns a whole number that may be grouped as in any language (`60 000`, `60,000`); null when it is none or above the maximum. */
export function wholeNumber(text: string | null, max: number): number | null {
  const digits = (text ?? '').replaceAll(/[\s.,'’]/gu, '');
  return /^\d{1,9}$/u.test(digits) && Number(digits) <= max ? Number(digits) : null;
}

/** Writes the terms in canonical order: `deposit=60000&months=48`. */
export function formatLoanQuery({ deposit, months }: Partial<LoanChoice>): string {
  const query = new URLSearchParams();
  if (deposit !== undefined) query.set(DEPOSIT, String(deposit));
  if (months !== undefined) query.set(MONTHS, String(months));
  return query.toString();
}

/** Returns a query (`?a=b`, or empty) with other terms; without them for null. */
export function withLoanQuery(search: string, choice: LoanChoice | null): string {
  const query = new URLSearchParams(search);
  query.delete(DEPOSIT);
  query.delete(MONTHS);
  const text = [query.toString(), choice && formatLoanQuery(choice)].filter(Boolean).join('&');
  return text && `?${text}`;
}
