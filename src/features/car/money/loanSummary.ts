import type { Translate } from '../../../contracts/dictionary/dictionary.ts';
import type { LanguageView } from '../../../contracts/page/page.ts';
import { formatPayment, type MoneyContext } from '../format.ts';
import { type LoanFigures, loanTerms } from './loanFigures.ts';

export interface LoanWording {
  site: MoneyContext;
  language: Pick<LanguageView, 'locale'>;
  translate: Translate;
}

/** What a loan costs on chosen terms. */
export interface LoanSummary {
  /** Monthly amount. */
  amount: string;
  /** Deposit, term, rates and total in one line. */
  terms: string;
}

/** Formats the cost of a loan. Server and browser call it, so that both state the same. */
export function loanSummary(figures: LoanFigures, wording: LoanWording): LoanSummary {
  const { site, translate } = wording;
  const { own, effective, ...values } = loanTerms(figures, wording);
  return {
    amount: formatPayment(figures.payment, site),
    terms:
      effective === undefined
        ? translate('loanTerms', values)
        : translate(own ? 'ownLoanSummary' : 'loanSummary', { ...values, effective }),
  };
}
