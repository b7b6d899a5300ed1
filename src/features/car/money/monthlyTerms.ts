import type { Translate } from '../../../contracts/dictionary.ts';
import type { LoanTerms } from './loanFigures.ts';

/** Returns the terms in one line. */
export function monthlyTermsText(terms: LoanTerms, translate: Translate): string {
  const { effective, ...rest } = terms;
  return effective ? translate('cardLoan', { ...rest, effective }) : translate('cardLoanNominal', rest);
}
