import type { RequestedTerms } from '../../../contracts/finance/loanQuery.ts';
import { type LoanOption, nearestChoice } from './loanChoices.ts';
import { figuresAt, type LoanFigures, loanFigures, standardChoice } from './loanFigures.ts';

interface OfferedLoan {
  /** The lender's terms. */
  option: LoanOption;
  /** The car's monthly cost on the standard terms. */
  payment: number;
}

/** Returns the figures on the possible terms nearest to the requested ones: the record's own on the standard terms. */
export function chosenLoan({ option, payment }: OfferedLoan, requested: RequestedTerms): LoanFigures | null {
  const choice = nearestChoice(option, requested);
  if (!choice) return null;
  if (isStandard(option, choice)) return loanFigures(option, payment);
  const figures = figuresAt(option, choice);
  return figures && { ...figures, own: true };
}

/** Whether these are the terms that the page has without a choice. */
export function isStandard(option: LoanOption, { deposit, months }: { deposit: number; months: number }): boolean {
  const standard = standardChoice(option);
  return standard?.deposit === deposit && standard.months === months;
}
