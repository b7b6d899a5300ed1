import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { formatMoney, formatPayment } from '../format.ts';
import { type LoanFigures, loanTerms } from './loanFigures.ts';
import type { LoanWording } from './loanSummary.ts';

/** A labelled amount or term. */
export type OfferRow = readonly [label: DictionaryKey, value: string];

/** The calculation of a loan on chosen terms. */
export interface LoanCalculation {
  rows: OfferRow[];
  /** Values of `{0}` … in a disclaimer: loan, months, interest, set-up fee, invoice fee, effective interest (F072). */
  disclaimer: Readonly<Record<string, string | number>>;
}

/** Formats the calculation of a loan. Server and browser call it, so that both state the same. */
export function loanCalculation(figures: LoanFigures, wording: LoanWording): LoanCalculation {
  const { price, deposit, principal, residual, startFee, invoiceFee, months, cost, own } = figures;
  const { site, translate } = wording;
  const money = (value: number) => formatMoney(Math.round(value), site);
  const { rate, effective = null, total } = loanTerms(figures, wording);
  const rows: (OfferRow | null)[] = [
    ['cashPrice', money(price)],
    ['deposit', money(deposit)],
    ['amountBorrowed', money(principal)],
    ['term', translate('monthCount', { count: months })],
    ['nominalInterest', rate],
    effective === null ? null : [own ? 'ownEffectiveInterest' : 'effectiveInterest', effective],
    residual > 0 ? ['residual', money(residual)] : null,
    startFee > 0 ? ['startFee', money(startFee)] : null,
    invoiceFee > 0 ? ['invoiceFee', money(invoiceFee)] : null,
    ['creditCost', formatPayment(cost.credit, site)],
    ['totalToPay', total],
  ];
  const placeholders = [money(principal), months, rate, money(startFee), money(invoiceFee), effective ?? '–'];
  return { rows: rows.filter((row) => row !== null), disclaimer: Object.fromEntries(placeholders.entries()) };
}
