/** A loan with equal payments and a last one that settles the residual. Amounts in whole units of the currency. */
export interface Loan {
  /** What is borrowed: the price without the deposit. */
  principal: number;
  months: number;
  /** Every month, invoice fee included. */
  payment: number;
  /** Paid with the last payment. */
  residual: number;
  /** Paid at the start. */
  startFee: number;
}

/** What a loan comes to, the deposit apart. */
export interface LoanCost {
  /** All payments, the residual and the start fee. */
  total: number;
  /** What borrowing costs: the total less what is borrowed. */
  credit: number;
  /** Per cent a year, to two decimals; null when nothing that is plausible fits. */
  effectiveRate: number | null;
}

/** Total and effective yearly rate of a loan (Directive (EU) 2023/2225, annex III: equal months, a year of twelve). */
export function costOf(loan: Loan): LoanCost {
  const total = loan.payment * loan.months + loan.residual + loan.startFee;
  return { total, credit: total - loan.principal, effectiveRate: effectiveRateOf(loan) };
}

/** The present value of everything paid falls as the rate rises, so halving finds where it equals what is borrowed. */
function effectiveRateOf(loan: Loan): number | null {
  // Payments without interest, each rounded to a whole unit, may fall short of what is borrowed.
  const short = loan.principal - presentValue(loan, 0);
  if (short >= 0 && short <= loan.months) return 0;
  let low = 0;
  let high = 1;
  if (presentValue(loan, low) < loan.principal || presentValue(loan, high) > loan.principal) return null;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (presentValue(loan, middle) > loan.principal) low = middle;
    else high = middle;
  }
  return Math.round(low * 10_000) / 100;
}

/** @param rate a year; 0.07 is seven per cent */
function presentValue({ months, payment, residual, startFee }: Loan, rate: number): number {
  const monthly = (1 + rate) ** (-1 / 12);
  const annuity = rate === 0 ? months : (monthly * (1 - monthly ** months)) / (1 - monthly);
  return payment * annuity + residual * monthly ** months + startFee;
}
