import type { DictionaryKey, Translate } from '../../../contracts/dictionary.ts';
import type { LanguageView } from '../../../contracts/page.ts';
import { formatMoney, type MoneyContext } from '../format.ts';
import { type LoanFigures, loanTerms } from './loanFigures.ts';

/** A labelled amount or term. */
export type OfferRow = readonly [label: DictionaryKey, value: string];

export interface LoanWording {
  site: MoneyContext;
  language: Pick<LanguageView, 'locale'>;
  translate: Translate;
}

/** The texts of a loan on chosen terms. */
export interface LoanTexts {
  /** Monthly amount. */
  amount: string;
  /** Deposit, term, rates and total in one line. */
  terms: string;
  rows: OfferRow[];
  /** Values of `{0}` … in a disclaimer: loan, months, interest, set-up fee, invoice fee, effective interest (F072). */
  disclaimer: Readonly<Record<string, string | number>>;
}

/** Formats a loan. Server and browser call it, so that both state the same. */
export function loanTexts(figures: LoanFigures, wording: LoanWording): LoanTexts {
  const { price, deposit, principal, residual, startFee, invoiceFee, months, payment, cost, own } = figures;
  const { site, translate } = wording;
  const money = (value: number) => formatMoney(Math.round(value), site);
  const { rate, effective = null, total } = loanTerms(figures, wording);
  const values = { deposit: money(deposit), months, rate };
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
    ['creditCost', money(cost.credit)],
    ['totalToPay', total],
  ];
  const placeholders = [money(principal), months, rate, money(startFee), money(invoiceFee), effective ?? '–'];
  return {
    amount: money(payment),
    terms:
      effective === null
        ? translate('loanTerms', values)
        : translate(own ? 'ownLoanSummary' : 'loanSummary', { ...values, effective, total }),
    rows: rows.filter((row) => row !== null),
    disclaimer: Object.fromEntries(placeholders.entries()),
  };
}
