import type { CarCard, CarDetail } from '../../../contracts/car/car.ts';
import { isWithoutVat, payableAmount } from '../../../contracts/car/offer.ts';
import { hasTerms, type RequestedTerms } from '../../../contracts/finance/loanQuery.ts';
import { chosenLoan } from './chosenLoan.ts';
import { annuity } from './credit.ts';
import { type LoanFigures, loanFigures } from './loanFigures.ts';
import { hasPrice, type PricedCar } from './price.ts';
import { ratesIn, type StatedRate } from './statedRates.ts';

/**
 * The loan of a car. Every view takes the monthly cost, the rates and the texts that state a rate from here, so that no page
 * shows a figure that contradicts its own calculation.
 */
export interface CarLoan {
  /** The car's monthly cost: the figure that the index filters and sorts by. Whole units of the currency. */
  payment: number;
  /** The terms of the monthly cost; null when the record does not have them. */
  figures: LoanFigures | null;
}

type CarWithLoan = PricedCar & Pick<CarCard, 'car_loan_monthly_cost' | 'car_loan_option'>;

/** Returns the loan of a car; null when it has no price or no loan, or when the record is contradictory. */
export function loanOf(car: CarWithLoan): CarLoan | null {
  const { car_loan_monthly_cost: payment, car_loan_option: option } = car;
  if (!payment || payment < 0 || !hasPrice(car) || loanIssue(car)) return null;
  return { payment, figures: option ? loanFigures(option, payment) : null };
}

/** Returns the loan of a car on the possible terms nearest to the requested ones; null when it has none. */
export function loanOn(car: CarWithLoan, terms: RequestedTerms): CarLoan | null {
  const loan = loanOf(car);
  const { car_loan_option: option } = car;
  if (!loan?.figures || !option || !hasTerms(terms)) return loan;
  const figures = chosenLoan({ option, payment: loan.payment }, terms);
  return figures ? { payment: figures.payment, figures } : loan;
}

/** Relative difference between lenders' methods: a fee that is borrowed too, payment in advance. */
const TOLERANCE = 0.01;

/** Returns why a record's monthly cost is contradictory, for operators; null when it is consistent. */
export function loanIssue(car: CarWithLoan): string | null {
  const { car_loan_monthly_cost: payment, car_loan_option: option } = car;
  if (!payment || !option) return null;
  const price = payableAmount(car);
  // A loan may include the VAT that the price is without.
  if (option.price && price !== null && !isWithoutVat(car) && Math.abs(option.price - price) >= 1) {
    return `the loan's price is ${option.price}, the car's ${price}`;
  }
  const { default_monthly_cost: standard } = option;
  if (standard && Math.abs(standard - payment) >= 1) {
    return `car_loan_monthly_cost is ${payment}, the loan's default_monthly_cost ${standard}`;
  }
  const figures = loanFigures(option, payment);
  if (!figures) return null;
  const expected = annuity(figures) + figures.invoiceFee;
  const tolerance = 1 + TOLERANCE * expected + figures.startFee / figures.months;
  if (Math.abs(payment - expected) <= tolerance) return null;
  return `the monthly cost is ${payment}, its terms at ${figures.rate} % give ${Math.round(expected)}`;
}

/** Returns the car's campaigns, without those that state a rate other than the loan's. */
export function campaignsOf(car: CarWithLoan & Pick<CarDetail, 'car_campaigns'>): string[] {
  const loan = loanOf(car);
  return (car.car_campaigns ?? []).filter((name) => hasOnlyLoanRates(name, loan, true));
}

/** Returns a text about the car without the sentences that state a rate other than the loan's. */
export function withoutFalseRates(text: string, loan: CarLoan | null): string {
  if (hasOnlyLoanRates(text, loan, false)) return text;
  const sentences = (line: string) =>
    line.split(/(?<=[.!?])\s+/u).filter((sentence) => hasOnlyLoanRates(sentence, loan, false));
  return text
    .split('\n')
    .map((line) => sentences(line).join(' '))
    .join('\n')
    .trim();
}

/** Returns whether every rate in a text is the nominal or the effective rate of the loan. */
function hasOnlyLoanRates(text: string, loan: CarLoan | null, allowBare: boolean): boolean {
  const rates = ratesIn(text, allowBare);
  const figures = loan?.figures;
  return rates.length === 0 || (figures ? rates.every((rate) => isRateOf(rate, figures)) : false);
}

/**
 * Returns whether a rate is the nominal one exactly, or the effective one rounded to at least one decimal (Directive
 * 2023/2225).
 */
function isRateOf({ value, decimals }: StatedRate, { rate, cost }: LoanFigures): boolean {
  if (Math.abs(value - rate) < 0.005) return true;
  const factor = 10 ** Math.max(1, decimals);
  return cost.effectiveRate !== null && Math.round(cost.effectiveRate * factor) === Math.round(value * factor);
}
