import type { ProductFamily } from '../../../contracts/finance/finance.ts';
import type { LoanChoice } from '../../../contracts/finance/loanQuery.ts';
import type { LanguageView } from '../../../contracts/page/page.ts';
import { formatMoney, formatPayment, formatPercent, type MoneyContext } from '../format.ts';
import { annuity, costOf, type LoanCost } from './credit.ts';
import { depositsAt, durationAt, type LoanOption, residualAt } from './loanChoices.ts';

/** Terms of a monthly cost (U11) with formatted amounts and rates. */
export interface LoanTerms {
  product: ProductFamily;
  deposit: string;
  months: number;
  rate: string;
  /** Absent when no plausible rate fits the figures. */
  effective?: string;
  total: string;
  /** They are the visitor's own: no representative example. */
  own?: true;
}

/** A loan on chosen terms; amounts in whole units of the currency. */
export interface LoanFigures extends LoanChoice {
  price: number;
  principal: number;
  residual: number;
  startFee: number;
  invoiceFee: number;
  /** Nominal rate, percent a year. */
  rate: number;
  /** Monthly payment, including the invoice fee. */
  payment: number;
  cost: LoanCost;
  /** The visitor has chosen the terms: they are no representative example. */
  own?: true;
}

/** Returns the figures of a loan on chosen terms, calculated; null when the record does not have them. */
export function figuresAt(option: LoanOption, { deposit, months }: LoanChoice): LoanFigures | null {
  const { price, interest_rate: rate } = option;
  const duration = durationAt(option, months);
  if (!price || price < 0 || !duration || typeof rate !== 'number' || !(rate >= 0 && rate <= 100)) return null;
  const principal = Math.max(0, price - deposit);
  const residual = residualAt(price, duration, principal);
  const isLoan = principal > 0;
  const startFee = isLoan ? feeOf(option.start_fee) : 0;
  const invoiceFee = isLoan ? feeOf(option.invoice_fee) : 0;
  const payment = roundTo(annuity({ principal, residual, months, rate }) + invoiceFee, option.payment_decimals);
  const cost = costOf({ principal, months, payment, residual, startFee });
  return { price, deposit, principal, residual, startFee, invoiceFee, months, rate, payment, cost };
}

/** Rounds half up to a number of decimals; to whole units by default. */
function roundTo(amount: number, decimals: number | null | undefined): number {
  const factor = 10 ** (decimals ?? 0);
  return Math.round(amount * factor) / factor;
}

const feeOf = (fee: number | null | undefined): number => (fee && fee > 0 ? fee : 0);

/** Returns the standard terms: the least deposit over the standard duration; null when the record does not have them. */
export function standardChoice(option: LoanOption): LoanChoice | null {
  const { price, default_contract_duration: months } = option;
  const duration = option.contract_durations?.find((each) => each.months === months);
  return price && months && duration ? { deposit: depositsAt(option, duration).min, months } : null;
}

/** Returns the figures of the standard terms with the record's own monthly cost; null when the record does not have them. */
export function loanFigures(option: LoanOption, payment: number): LoanFigures | null {
  const choice = standardChoice(option);
  const figures = choice && figuresAt(option, choice);
  return figures && { ...figures, payment, cost: costOf({ ...figures, payment }) };
}

interface LoanContext {
  site: MoneyContext;
  language: Pick<LanguageView, 'locale'>;
}

/** Returns the product that a loan is: one with a residual is PCP. */
export const familyOf = ({ residual }: Pick<LoanFigures, 'residual'>): ProductFamily => (residual > 0 ? 'PCP' : 'HP');

/** Formats deposit, term, rates and total: money in the site's format, rates in the language's. */
export function loanTerms(figures: LoanFigures, { site, language }: LoanContext): LoanTerms {
  const { deposit, months, rate, residual, cost, own } = figures;
  const money = (value: number) => formatMoney(Math.round(value), site);
  return {
    product: familyOf({ residual }),
    deposit: money(deposit),
    months,
    rate: formatPercent(rate, language),
    ...(cost.effectiveRate !== null && { effective: formatEffectiveRate(cost.effectiveRate, { site, language }) }),
    total: formatPayment(cost.total + deposit, site),
    ...(own && { own }),
  };
}

/** Formats an effective rate, rounded once: Britain quotes its APR to one decimal (FCA CONC App 1.2). */
const formatEffectiveRate = (rate: number, { site, language }: LoanContext): string =>
  formatPercent(rate, language, site.currency === 'GBP' ? 1 : undefined);
