import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type LoanChoice, parseLoanQuery, withLoanQuery } from '../../../contracts/loanQuery.ts';
import { KEEP_POSITION } from '../../../page/historyState.ts';
import { usePageLocation } from '../../../page/pageLocation.ts';
import { chosenLoan, isStandard, type LoanView } from './loanView.ts';

/** Milliseconds without a change after which the terms are written to the URL and announced. */
const PAUSE_MS = 500;

/**
 * Returns the loan on the terms of the URL, and on those that the visitor is choosing. After a pause the choice is written to the
 * URL, which needs no request: everything is calculated from the record.
 */
export function useLoanChoice(view: LoanView) {
  const { pathname, search } = usePageLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<LoanChoice | null>(null);
  const [announced, setAnnounced] = useState<LoanChoice | null>(null);
  const committed = useMemo(() => parseLoanQuery(new URLSearchParams(search)), [search]);
  const figures = chosenLoan(view, draft ?? committed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function choose(change: Partial<LoanChoice>): void {
    const next = figures && chosenLoan(view, { deposit: figures.deposit, months: figures.months, ...change });
    if (!next) return;
    const choice = { deposit: next.deposit, months: next.months };
    setDraft(choice);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAnnounced(choice);
      setDraft(null);
      const query = withLoanQuery(window.location.search, isStandard(view.option, choice) ? null : choice);
      const { hash } = window.location;
      void navigate(pathname + query + hash, { replace: true, state: KEEP_POSITION, preventScrollReset: true });
    }, PAUSE_MS);
  }

  return { figures, choose, announced: announced && chosenLoan(view, announced) };
}
