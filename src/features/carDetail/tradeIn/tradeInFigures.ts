import { chosenLoan } from '../../car/money/chosenLoan.ts';
import { DEPOSIT_STEP } from '../../car/money/loanChoices.ts';
import type { LoanView } from '../loan/loanView.ts';

/** Returns what is left to pay of a price, and by how much the estimate exceeds it. Whole units of the currency. */
export function afterTradeIn(price: number, estimate: number): { left: number; surplus: number } {
  return { left: Math.max(0, price - estimate), surplus: Math.max(0, estimate - price) };
}

/** Returns the deposit that an estimate is enough for, in whole steps. */
export const depositFrom = (estimate: number): number => Math.floor(estimate / DEPOSIT_STEP) * DEPOSIT_STEP;

/** The deposit that the loan has with an estimate. */
export interface TradeInDeposit {
  deposit: number;
  /** What does not fit into the limits and steps of the deposit. */
  unused: number;
  /** What the least deposit is above the estimate. */
  missing: number;
}

/** Returns the possible deposit of a term that is nearest to the estimate; null for a loan without valid terms. */
export function tradeInDeposit(loan: LoanView, estimate: number, months: number): TradeInDeposit | null {
  const figures = chosenLoan(loan, { deposit: depositFrom(estimate), months });
  if (!figures) return null;
  const { deposit } = figures;
  return { deposit, unused: Math.max(0, estimate - deposit), missing: Math.max(0, deposit - estimate) };
}
