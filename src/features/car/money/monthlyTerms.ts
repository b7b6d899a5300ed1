import type { Translate } from '../../../contracts/dictionary/dictionary.ts';
import type { LoanTerms } from './loanFigures.ts';

/** Returns the terms of a loan, and the warning that goes with them. */
export function monthlyTermsText(terms: LoanTerms, translate: Translate): string {
  const { effective, own, ...rest } = terms;
  const text = effective
    ? translate(own ? 'ownCardLoan' : 'cardLoan', { ...rest, effective })
    : translate('cardLoanNominal', rest);
  // Danish amounts end with the dot of `kr.`
  return `${text.replace(/\.?$/, '.')} ${translate('borrowingCosts')}`;
}
