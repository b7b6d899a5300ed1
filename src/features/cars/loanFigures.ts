import type { CarDetail } from '../../contracts/car.ts';
import type { SiteView } from '../../contracts/page.ts';
import { costOf, type LoanCost } from './credit.ts';
import { formatMoney, formatPercent } from './format.ts';

type LoanOption = NonNullable<CarDetail['car_loan_option']>;

/** What the monthly cost of a card rests on (U11), amounts and rates as they are written. */
export type MonthlyTerms = LoanTerms | LeasingTerms;

export interface LoanTerms {
  deposit: string;
  months: number;
  rate: string;
  /** Left out when nothing plausible fits the figures. */
  effective?: string;
  total: string;
}

interface LeasingTerms {
  months: number;
  /** A year, in the site's unit. */
  distance: string;
  total: string;
}

/** A loan with the least deposit over its standard term; amounts in whole units of the currency. */
interface LoanFigures {
  price: number;
  deposit: number;
  principal: number;
  residual: number;
  startFee: number;
  months: number;
  /** Nominal, as it is written. */
  rateText: string | null;
  /** Nominal, per cent a year. */
  rate: number;
  cost: LoanCost;
}

/** What a monthly cost rests on; null when the record does not say it. */
export function loanFigures(loan: LoanOption, payment: number): LoanFigures | null {
  const { price, default_contract_duration: months, interest_rate: rate } = loan;
  const standard = loan.contract_durations?.find((duration) => duration.months === months);
  if (!price || !months || typeof rate !== 'number' || !standard) return null;
  const deposit = (price * standard.cash_amount_min_percentage) / 100;
  const residual = (price * standard.residual_percentage) / 100;
  const principal = price - deposit;
  const startFee = loan.start_fee ?? 0;
  const cost = costOf({ principal, months, payment, residual, startFee });
  return {
    price,
    deposit,
    principal,
    residual,
    startFee,
    months,
    rate,
    rateText: loan.interest_rate_text ?? null,
    cost,
  };
}

/** Deposit, term, rates and total as they are written. */
export function loanTerms({ deposit, months, rate, rateText, cost }: LoanFigures, site: SiteView): LoanTerms {
  const money = (value: number) => formatMoney(Math.round(value), site);
  return {
    ...{ deposit: money(deposit), months, rate: rateText ?? formatPercent(rate, site) },
    ...(cost.effectiveRate !== null && { effective: formatPercent(cost.effectiveRate, site) }),
    total: money(cost.total + deposit),
  };
}
