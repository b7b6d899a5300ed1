import { useSyncExternalStore } from 'react';
import type { Quotation } from '../../../contracts/finance/finance.ts';
import type { LoanFigures } from '../../car/money/loanFigures.ts';
import type { LoanView } from '../loan/loanView.ts';
import { replacingQuote } from './leadQuote.ts';
import type { Quotes } from './quotesData.ts';

interface ShownQuotes {
  car: string;
  quotes: Quotes;
  /** Quotes on other terms are on their way. */
  isWaiting: boolean;
}

/** The quotes that the page shows, for the price box, which states the same figure. */
let shown: ShownQuotes | null = null;
const listeners = new Set<() => void>();

/** Sets the quotes that the page shows; null when it shows none. */
export function showQuotes(next: ShownQuotes | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the quote that replaces the example of a car, `refused` when the lender offers none. Null while the example agrees with the shown
 * quotes, or without them. While quotes on other terms are on their way, an example that agrees on the old terms stays.
 *
 * @param figures the example on the terms of the page
 */
export function useReplacingQuote(
  car: string,
  loan: LoanView,
  figures: LoanFigures | null,
): Quotation | 'refused' | null {
  const current = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  if (current?.car !== car || !figures) return null;
  return replacingQuote(current.quotes, loan, figures, current.isWaiting);
}
