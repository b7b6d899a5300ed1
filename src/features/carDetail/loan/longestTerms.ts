import { chosenLoan } from '../../car/money/chosenLoan.ts';
import { monthChoices } from '../../car/money/loanChoices.ts';
import { type LoanWording, loanTexts } from '../../car/money/loanRows.ts';
import type { LoanView } from './loanView.ts';

/** Shares of the price; the nearest possible deposit counts. */
const DEPOSITS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Returns the longest text that the terms of a loan can have. Space for it is reserved, so that no choice moves the page. It takes about
 * 0.1 ms once for each page that is rendered, which is cached itself: a cache of its own would have the whole loan as its key.
 */
export function longestTerms(loan: LoanView, price: number, wording: LoanWording): string {
  const months = monthChoices(loan.option);
  const texts = [months[0], months.at(-1)].flatMap((term) =>
    DEPOSITS.flatMap((share) => {
      const figures = term === undefined ? null : chosenLoan(loan, { deposit: price * share, months: term });
      return figures ? loanTexts(figures, wording).terms : [];
    }),
  );
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
