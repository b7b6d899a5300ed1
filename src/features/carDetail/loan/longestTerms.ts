import { chosenLoan } from '../../car/money/chosenLoan.ts';
import { monthChoices } from '../../car/money/loanChoices.ts';
import { type LoanWording, loanSummary } from '../../car/money/loanSummary.ts';
import type { LoanView } from './loanView.ts';

/** Shares of the price; the nearest possible deposit counts. */
const DEPOSITS = [0, 0.25, 0.5, 0.75, 1];

/** Returns the longest text that the terms of a loan can have. It is made once, with the data of the page. */
export function longestTerms(loan: Pick<LoanView, 'option' | 'payment'>, wording: LoanWording): string {
  const price = loan.option.price ?? 0;
  const months = monthChoices(loan.option);
  const texts = [months[0], months.at(-1)].flatMap((term) =>
    DEPOSITS.flatMap((share) => {
      const figures = term === undefined ? null : chosenLoan(loan, { deposit: price * share, months: term });
      return figures ? loanSummary(figures, wording).terms : [];
    }),
  );
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
