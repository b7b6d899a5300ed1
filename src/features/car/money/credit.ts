/** A loan with equal payments and a last one that pays the residual. Amounts in whole units of the currency. */
export interface Loan {
  /** Amount borrowed: the price without the deposit. */
  principal: number;
  months: number;
  /** Monthly payment, including the invoice fee. */
  payment: number;
  /** Paid with the last payment. */
  residual: number;
  /** Paid at the start. */
  startFee: number;
}

/** The cost of a loan, without the deposit. */
export interface LoanCost {
  /** All payments, the residual and the start fee. */
  total: number;
  /** Cost of borrowing: the total minus the amount borrowed. */
  credit: number;
  /** Percent a year, to two decimals; null when no plausible rate fits. */
  effectiveRate: number | null;
}

/** Returns total and effective yearly rate of a loan (Directive (EU) 2023/2225, annex III: twelve equal months a year). */
export function costOf(loan: Loan): LoanCost {
  const total = loan.payment * loan.months + loan.residual + loan.startFee;
  return { total, credit: total - loan.principal, effectiveRate: effectiveRateOf(loan) };
}

/** Finds the rate by bisection: the present value of all payments falls as the rate rises. */
function effectiveRateOf(loan: Loan): number | null {
  // Payments without interest are rounded and may sum to slightly less than the amount borrowed.
  const shortfall = loan.principal - presentValue(loan, 0);
  if (shortfall >= 0 && shortfall <= loan.months) return 0;
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

/** Returns the present value of all payments. @param rate yearly; 0.07 is seven percent */
function presentValue({ months, payment, residual, startFee }: Loan, rate: number): number {
  const monthly = (1 + rate) ** (-1 / 12);
  const annuity = rate === 0 ? months : (monthly * (1 - monthly ** months)) / (1 - monthly);
  return payment * annuity + residual * monthly ** months + startFee;
}
