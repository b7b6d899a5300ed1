import { createHash } from 'node:crypto';
import type { FinanceVehicle, ProductFamily } from '../../src/contracts/finance/finance.ts';
import { scenarioOf } from './scenarios.ts';

/**
 * An invented lender. The same vehicle and terms always give the same quote. All amounts are whole pence. The APR is the only rate:
 * there are no fees, so a month's interest is (1 + APR)^(1/12) − 1. The monthly payment is rounded once, half up; totals follow
 * from it.
 */

/** Terms of a quote: a deposit, or a payment from which the deposit is calculated. */
export interface LenderTerms {
  family: ProductFamily;
  months: number;
  milesPerYear: number;
  deposit?: number;
  payment?: number;
}

export interface LenderQuote {
  price: number;
  deposit: number;
  maxDeposit: number;
  credit: number;
  payment: number;
  months: number;
  /** The guaranteed future value, due with the last payment; 0 for HP. */
  finalPayment: number;
  /** Per cent, with one decimal. */
  apr: number;
  total: number;
  charge: number;
  milesPerYear: number;
  /** Pence for each mile above the agreed ones; 0 for HP. */
  excessPerMile: number;
  /** Whether the requested deposit or payment was outside the limits. */
  isAdjusted: boolean;
  reference: string;
}

/** The day from which the lender counts a car's age. */
const TODAY = '2026-11-20';
/** Per cent: the APR of the youngest cars. Both products of a car have one APR, over every term. */
const BASE_APR = 8.9;
/** Years: no agreement ends when the car is older. */
const OLDEST = { HP: 13, PCP: 8 } as const;
/** Miles on the car at the end of a PCP agreement, at most. */
const MAX_MILES = 100_000;
const LONGEST_PCP = 48;
/** Pence. */
const LEAST_PRICE = 200_000;
const MAX_DEPOSIT_PERCENT = 70;
/** Per cent of the price that the payments of a PCP agreement repay at least. */
const LEAST_REPAID_PERCENT = 10;

/**
 * Returns the quote, or the text why there is none.
 *
 * @param campaignApr per cent, agreed with the dealer for this car; the car's ordinary APR by default
 */
export function quote(vehicle: FinanceVehicle, terms: LenderTerms, campaignApr?: number): LenderQuote | string {
  const { family, months, milesPerYear } = terms;
  const price = Math.round(vehicle.OnTheRoadPrice * 100);
  const refusal = refusalOf(vehicle, price, terms);
  if (refusal) return refusal;
  const apr = campaignApr ?? aprOf(vehicle);
  const finalPayment = family === 'PCP' ? share(price, futurePercent(vehicle, terms)) : 0;
  const month = { rate: nominalRate(apr) / 1200, months, finalPayment };
  const limit = Math.floor((price * maxDepositPercent(vehicle, terms)) / 10_000) * 100;
  const wanted =
    terms.payment === undefined ? (terms.deposit ?? 0) : price - Math.round(creditOf(terms.payment, month));
  const deposit = Math.min(Math.max(0, wanted), limit);
  const credit = price - deposit;
  const payment = paymentOf(credit, month);
  const total = deposit + payment * months + finalPayment;
  return {
    price,
    deposit,
    maxDeposit: limit,
    credit,
    payment,
    months,
    finalPayment,
    apr,
    total,
    charge: total - price,
    milesPerYear,
    excessPerMile: family === 'PCP' ? excessCharge(price) : 0,
    isAdjusted: deposit !== wanted,
    reference: referenceOf({ vehicle, ...terms, deposit }),
  };
}

interface Month {
  /** Interest of one month, as a fraction. */
  rate: number;
  months: number;
  finalPayment: number;
}

/** Returns the monthly payment: an annuity that leaves the final payment. */
function paymentOf(credit: number, { rate, months, finalPayment }: Month): number {
  const discount = (1 + rate) ** -months;
  return Math.floor(((credit - finalPayment * discount) * rate) / (1 - discount) + 0.5);
}

/** Returns the credit that a monthly payment and the final payment repay, not rounded. */
function creditOf(payment: number, { rate, months, finalPayment }: Month): number {
  const discount = (1 + rate) ** -months;
  return (payment * (1 - discount)) / rate + finalPayment * discount;
}

/** Returns the APR by age and mileage; in tenths, so that sums are exact. */
export function aprOf(vehicle: FinanceVehicle): number {
  const tenths =
    Math.round(BASE_APR * 10) +
    Math.max(0, Math.floor(ageOf(vehicle)) - 2) * 4 +
    (vehicle.Mileage > 80_000 ? 15 : vehicle.Mileage > 40_000 ? 5 : 0);
  return tenths / 10;
}

/** Returns the nominal rate of an APR without fees, both in per cent a year, not rounded. */
export const nominalRate = (apr: number): number => 1200 * ((1 + apr / 100) ** (1 / 12) - 1);

/** Returns the guaranteed future value in per cent of the price, by age and mileage at the end of the agreement. */
export function futurePercent(vehicle: FinanceVehicle, terms: LenderTerms): number {
  const years = Math.ceil(endAge(vehicle, terms));
  return Math.max(10, 62 - 5 * years - Math.floor(endMiles(vehicle, terms) / 10_000));
}

/** Returns a share of a price in pence, half up to whole pounds. */
const share = (price: number, percent: number): number => Math.round((price * percent) / 10_000) * 100;

/** Returns the largest deposit in per cent of the price. With PCP, payments also repay a part of the price. */
export function maxDepositPercent(vehicle: FinanceVehicle, terms: LenderTerms): number {
  if (terms.family === 'HP') return MAX_DEPOSIT_PERCENT;
  return Math.min(MAX_DEPOSIT_PERCENT, 100 - futurePercent(vehicle, terms) - LEAST_REPAID_PERCENT);
}

/** Returns the pence for each excess mile, VAT included. */
const excessCharge = (price: number): number => (price < 2_000_000 ? 9 : price < 4_000_000 ? 12 : 18);

/** Returns why there is no agreement for a vehicle; null when there is one. @param price pence */
export function refusalOf(vehicle: FinanceVehicle, price: number, terms: LenderTerms): string | null {
  const { family, months } = terms;
  const scenario = scenarioOf(vehicle.Registration.Number);
  if (scenario === 'declined' || (scenario === 'noPcp' && family === 'PCP')) {
    return 'This car does not meet our lending rules.';
  }
  if (price < LEAST_PRICE) return 'The price is below the lowest that we finance.';
  if (endAge(vehicle, terms) > OLDEST[family]) return 'The car would be too old at the end of the agreement.';
  if (family !== 'PCP') return null;
  if (months > LONGEST_PCP) return 'PCP agreements last four years at most.';
  return endMiles(vehicle, terms) > MAX_MILES ? 'The car would have too many miles at the end of the agreement.' : null;
}

/** Returns the years since the first registration. */
function ageOf({ Registration }: FinanceVehicle): number {
  return Math.max(0, (Date.parse(TODAY) - Date.parse(Registration.Date)) / (365.25 * 86_400_000));
}

const endAge = (vehicle: FinanceVehicle, { months }: LenderTerms): number => ageOf(vehicle) + months / 12;
const endMiles = (vehicle: FinanceVehicle, { months, milesPerYear }: LenderTerms): number =>
  vehicle.Mileage + (milesPerYear * months) / 12;

function referenceOf(parts: object): string {
  return `CW-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12).toUpperCase()}`;
}
