import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type LoanChoice,
  parseLoanQuery,
  type RequestedTerms,
  withLoanQuery,
} from '../../../contracts/finance/loanQuery.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { usePageLocation } from '../../../page/pageLocation.ts';
import { useReplaceQuery } from '../../../page/useReplaceQuery.ts';
import { trackWithConsent } from '../../analytics/track.ts';
import { chosenLoan, isStandard } from '../../car/money/chosenLoan.ts';
import { storeTerms } from '../../carSearch/ownTerms.ts';
import type { LoanView } from './loanView.ts';

/** Milliseconds without a change after which the terms are written to the URL and announced. */
const PAUSE_MS = 500;

/**
 * Returns the loan on the terms of the URL, and on those that the visitor is choosing. After a pause the choice is written to the
 * URL and stored for the next cars. That needs no request: everything is calculated from the record.
 */
export function useLoanChoice(car: string, view: LoanView) {
  const { site } = usePage();
  const { search } = usePageLocation();
  const replaceQuery = useReplaceQuery();
  const [draft, setDraft] = useState<RequestedTerms | null>(null);
  const [announced, setAnnounced] = useState<RequestedTerms | null>(null);
  const committed = useMemo(() => parseLoanQuery(new URLSearchParams(search)), [search]);
  // The same object until the terms change: its details hydrate later.
  const figures = useMemo(() => chosenLoan(view, draft ?? committed), [view, draft, committed]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<(() => void) | null>(null);
  // A visitor who leaves within the pause has chosen too.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      unsaved.current?.();
    },
    [],
  );

  function choose(change: Partial<LoanChoice>): void {
    const next = figures && chosenLoan(view, { deposit: figures.deposit, months: figures.months, ...change });
    if (!next) return;
    // The other term stays as requested, also where this car has it in other limits only.
    const { deposit = next.deposit, months = next.months } = draft ?? committed;
    const terms = 'deposit' in change ? { deposit: next.deposit, months } : { deposit, months: next.months };
    const own = isStandard(view.option, next) ? null : terms;
    setDraft(terms);
    unsaved.current = () => {
      storeTerms(own);
      trackWithConsent('loan_calculator', {
        car_id: car,
        deposit_percentage: Math.round((next.deposit / next.price) * 100),
        months: next.months,
        site: site.id,
      });
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      unsaved.current?.();
      unsaved.current = null;
      setAnnounced(terms);
      // Until the URL has the terms, they are the draft.
      const endDraft = () => setDraft((newest) => (newest === terms ? null : newest));
      replaceQuery((search) => withLoanQuery(search, own), endDraft);
    }, PAUSE_MS);
  }

  return { figures, choose, announced: announced && chosenLoan(view, announced) };
}
