import type { Translate } from '../../../ui/sharedContext.ts';
import type { LoanTerms } from './loanFigures.ts';

/** The terms in a line. */
export function monthlyTermsText(terms: LoanTerms, translate: Translate): string {
  const { effective, ...rest } = terms;
  return effective ? translate('cardLoan', { ...rest, effective }) : translate('cardLoanNominal', rest);
}
