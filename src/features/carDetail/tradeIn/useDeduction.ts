import {
  formatLoanQuery,
  hasTerms,
  parseLoanQuery,
  type RequestedTerms,
  withLoanQuery,
} from '../../../contracts/finance/loanQuery.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { usePageLocation } from '../../../page/pageLocation.ts';
import { useReplaceQuery } from '../../../page/useReplaceQuery.ts';
import { chosenLoan } from '../../car/money/chosenLoan.ts';
import { storeTradeIn, type TradeIn } from '../../car/tradeInStore.ts';
import { storeTerms, useOwnTerms } from '../../carSearch/ownTerms.ts';
import type { LoanView } from '../loan/loanView.ts';
import { depositFrom, type TradeInDeposit, tradeInDeposit } from './tradeInFigures.ts';

/**
 * Returns functions that deduct the estimate and undo it, and the deposit that it is. A deduction makes it the deposit of the
 * visitor's own terms; the loan calculator follows the URL. `deposit` is null when the deposit is another one.
 */
export function useDeduction(loan: LoanView | undefined, tradeIn: TradeIn) {
  const { mode } = usePage();
  const { search } = usePageLocation();
  const replaceQuery = useReplaceQuery();
  const storedTerms = useOwnTerms();
  // A page without a loan has the terms in the store only.
  const isInUrl = !mode && loan !== undefined;
  const terms = isInUrl ? parseLoanQuery(new URLSearchParams(search)) : (storedTerms ?? {});

  function setTerms(next: RequestedTerms): void {
    const own = hasTerms(next) ? next : null;
    storeTerms(own);
    if (isInUrl) replaceQuery((search) => withLoanQuery(search, own));
  }

  return {
    deposit: tradeIn.isDeducted && loan ? depositNow(loan, terms, tradeIn.low) : null,
    deduct: () => {
      storeTradeIn({ ...tradeIn, isDeducted: true, termsBefore: formatLoanQuery(terms) });
      setTerms({ ...terms, deposit: depositFrom(tradeIn.low) });
    },
    undo: () => {
      storeTradeIn({ ...tradeIn, isDeducted: false, termsBefore: '' });
      const { deposit: before } = parseLoanQuery(new URLSearchParams(tradeIn.termsBefore));
      const { deposit, ...others } = terms;
      // A deposit or a term that the visitor has chosen since stays.
      if (deposit === depositFrom(tradeIn.low))
        setTerms({ ...others, ...(before !== undefined && { deposit: before }) });
    },
  };
}

/** Returns the deposit that the estimate is; null when the loan on these terms has another one. */
function depositNow(loan: LoanView, terms: RequestedTerms, estimate: number): TradeInDeposit | null {
  const figures = chosenLoan(loan, terms);
  const expected = figures && tradeInDeposit(loan, estimate, figures.months);
  return expected && expected.deposit === figures.deposit ? expected : null;
}
