/**
 * Arithmetic of loans with equal payments and a last one that pays the residual. Amounts are whole units of the currency, held in
 * doubles: exact up to 2^53. Only one value is rounded, the monthly payment, half up to a whole unit; totals and the effective rate
 * follow from the rounded payment, so they are those of what is really paid.
 */
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
  /** Percent a year, to nine decimals: texts round it once. Null when no plausible rate fits. */
  effectiveRate: number | null;
}

interface AnnuityTerms extends Pick<Loan, 'principal' | 'months' | 'residual'> {
  /** Nominal, percent a year. */
  rate: number;
}

/** Returns the exact monthly payment without fees: an annuity over the months with a residual (S2 §5). */
export function annuity({ principal, residual, months, rate }: AnnuityTerms): number {
  if (rate === 0) return (principal - residual) / months;
  const monthly = rate / 1200;
  // `expm1` and `log1p` keep the digits that a rate close to zero would lose.
  const discount = Math.exp(-months * Math.log1p(monthly));
  return ((principal - residual * discount) * monthly) / -Math.expm1(-months * Math.log1p(monthly));
}

/**
 * Returns total and effective yearly rate of a loan (Directive (EU) 2023/2225, annex III: twelve equal months a year). Without
 * interest, rounded payments may sum to slightly less than the amount borrowed: the last one pays the rest.
 */
export function costOf(loan: Loan): LoanCost {
  const paid = loan.payment * loan.months + loan.residual + loan.startFee;
  const total = Math.max(paid, loan.principal - paid <= loan.months ? loan.principal : paid);
  return { total, credit: total - loan.principal, effectiveRate: effectiveRateOf(loan) };
}

/** The highest rate that is looked for: 1,000 %, as a small loan with fees has. */
const MAX_RATE = 10;

/** Finds the rate by bisection: the present value of all payments falls as the rate rises. */
function effectiveRateOf(loan: Loan): number | null {
  if (loan.principal <= 0) return null;
  const shortfall = loan.principal - presentValue(loan, 0);
  if (shortfall >= 0 && shortfall <= loan.months) return 0;
  let low = 0;
  let high = MAX_RATE;
  if (presentValue(loan, low) < loan.principal || presentValue(loan, high) > loan.principal) return null;
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (presentValue(loan, middle) > loan.principal) low = middle;
    else high = middle;
  }
  return Math.round(low * 1e11) / 1e9;
}

/** Returns the present value of all payments. @param rate yearly; 0.07 is seven percent */
function presentValue({ months, payment, residual, startFee }: Loan, rate: number): number {
  const monthly = (1 + rate) ** (-1 / 12);
  const factor = rate === 0 ? months : (monthly * (1 - monthly ** months)) / (1 - monthly);
  return payment * factor + residual * monthly ** months + startFee;
}
