import type { CarDetail } from '../../../contracts/car.ts';
import type { LanguageView } from '../../../contracts/page.ts';
import { formatMoney, formatPercent, type MoneyContext } from '../format.ts';
import { costOf, type LoanCost } from './credit.ts';

type LoanOption = NonNullable<CarDetail['car_loan_option']>;

/** Terms of a monthly cost (U11) with formatted amounts and rates. */
export interface LoanTerms {
  deposit: string;
  months: number;
  rate: string;
  /** Absent when no plausible rate fits the figures. */
  effective?: string;
  total: string;
}

/** A loan with the minimum deposit over its standard term; amounts in whole units of the currency. */
export interface LoanFigures {
  price: number;
  deposit: number;
  principal: number;
  residual: number;
  startFee: number;
  months: number;
  /** Nominal rate, percent a year. */
  rate: number;
  cost: LoanCost;
}

/** Returns the figures of a monthly cost; null when the record does not have them. */
export function loanFigures(loan: LoanOption, payment: number): LoanFigures | null {
  const { price, default_contract_duration: months, interest_rate: rate } = loan;
  const standard = loan.contract_durations?.find((duration) => duration.months === months);
  if (!price || !months || typeof rate !== 'number' || !standard) return null;
  const deposit = (price * standard.cash_amount_min_percentage) / 100;
  const residual = (price * standard.residual_percentage) / 100;
  const principal = price - deposit;
  const startFee = loan.start_fee ?? 0;
  const cost = costOf({ principal, months, payment, residual, startFee });
  return { price, deposit, principal, residual, startFee, months, rate, cost };
}

interface LoanContext {
  site: MoneyContext;
  language: Pick<LanguageView, 'locale'>;
}

/** Formats deposit, term, rates and total: money in the site's format, rates in the language's. */
export function loanTerms(figures: LoanFigures, { site, language }: LoanContext): LoanTerms {
  const { deposit, months, rate, cost } = figures;
  const money = (value: number) => formatMoney(Math.round(value), site);
  return {
    deposit: money(deposit),
    months,
    rate: formatPercent(rate, language),
    ...(cost.effectiveRate !== null && { effective: formatPercent(displayedRate(cost.effectiveRate, site), language) }),
    total: money(cost.total + deposit),
  };
}

/** Rounds the effective rate for display: Britain quotes its APR to one decimal (FCA CONC App 1.2). */
function displayedRate(rate: number, { currency }: MoneyContext): number {
  return currency === 'GBP' ? Math.round(rate * 10) / 10 : rate;
}
