import type { LoanChoice } from '../../../contracts/loanQuery.ts';
import { type LoanOption, nearestChoice } from '../../car/money/loanChoices.ts';
import { figuresAt, type LoanFigures, loanFigures, standardChoice } from '../../car/money/loanFigures.ts';
import type { LoanWords } from '../../car/money/offers.ts';

/** The loan of a car as the calculator needs it. */
export interface LoanView extends LoanWords {
  /** The lender's terms, without texts. */
  option: LoanOption;
  /** The car's monthly cost on the standard terms. */
  payment: number;
  /** The lender's name of the loan. */
  title?: string;
}

/** Returns the figures on the possible terms nearest to the requested ones: the record's own on the standard terms. */
export function chosenLoan({ option, payment }: LoanView, requested: Partial<LoanChoice>): LoanFigures | null {
  const choice = nearestChoice(option, requested);
  if (!choice) return null;
  return isStandard(option, choice) ? loanFigures(option, payment) : figuresAt(option, choice);
}

/** Whether these are the terms that the page has without a choice. */
export function isStandard(option: LoanOption, { deposit, months }: LoanChoice): boolean {
  const standard = standardChoice(option);
  return standard?.deposit === deposit && standard.months === months;
}
