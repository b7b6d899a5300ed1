import type { LoanOption } from '../../car/money/loanChoices.ts';
import type { LoanWords } from '../../car/money/offers.ts';

/** The loan of a car as the calculator needs it. */
export interface LoanView extends LoanWords {
  /** The lender's terms, without texts. */
  option: LoanOption;
  /** The car's monthly cost on the standard terms. */
  payment: number;
  /** The longest text that its terms can have. Space for it is reserved, so that no choice moves the page. */
  longestTerms: string;
  /** The lender's name of the loan. */
  title?: string;
}
