import { createHash } from 'node:crypto';
import type { FinanceVehicle, ProductFamily } from '../../src/contracts/finance.ts';

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
/** Per cent: the APR of the youngest cars. */
const BASE_APR = { HP: 9.9, PCP: 8.9 } as const;
/** Years: no agreement ends when the car is older. */
const OLDEST = { HP: 13, PCP: 8 } as const;
/** Miles on the car at the end of a PCP agreement, at most. */
const MAX_MILES = 100_000;
const LONGEST_PCP = 48;
/** Pence: the smallest price, and the smallest monthly payment. */
const LEAST_PRICE = 200_000;
const LEAST_PAYMENT = 2_500;
const MAX_DEPOSIT_PERCENT = 70;

/** Returns the quote, or the text why there is none. */
export function quote(vehicle: FinanceVehicle, terms: LenderTerms): LenderQuote | string {
  const { family, months, milesPerYear } = terms;
  const price = Math.round(vehicle.OnTheRoadPrice * 100);
  const refusal = refusalOf(vehicle, price, terms);
  if (refusal) return refusal;
  const apr = aprOf(vehicle, terms);
  const finalPayment = family === 'PCP' ? futureValue(vehicle, price, terms) : 0;
  const month = { rate: (1 + apr / 100) ** (1 / 12) - 1, months, finalPayment };
  const limit = Math.min(
    Math.floor((price * MAX_DEPOSIT_PERCENT) / 10_000) * 100,
    Math.floor(price - creditOf(LEAST_PAYMENT, month)),
  );
  if (limit < 0) return 'The amount of credit is too small for this agreement.';
  const wanted =
    terms.payment === undefined ? (terms.deposit ?? 0) : price - Math.round(creditOf(terms.payment, month));
  const deposit = Math.min(Math.max(0, wanted), limit);
  const credit = price - deposit;
  const payment = paymentOf(credit, month);
  const total = deposit + payment * months + finalPayment;
  return {
    price,
    deposit,
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

/** Returns the APR by age, mileage and term; in tenths, so that sums are exact. */
function aprOf(vehicle: FinanceVehicle, { family, months }: LenderTerms): number {
  const tenths =
    Math.round(BASE_APR[family] * 10) +
    Math.max(0, Math.floor(ageOf(vehicle)) - 2) * 4 +
    (vehicle.Mileage > 80_000 ? 15 : vehicle.Mileage > 40_000 ? 5 : 0) +
    (months >= 60 ? 3 : 0);
  return tenths / 10;
}

/** Returns the guaranteed future value in whole pounds: a share of the price by age and mileage at the end of the agreement. */
function futureValue(vehicle: FinanceVehicle, price: number, terms: LenderTerms): number {
  const years = Math.ceil(endAge(vehicle, terms));
  const percent = Math.max(10, 62 - 5 * years - Math.floor(endMiles(vehicle, terms) / 10_000));
  return Math.floor((price * percent) / 10_000) * 100;
}

/** Returns the pence for each excess mile, VAT included. */
const excessCharge = (price: number): number => (price < 2_000_000 ? 9 : price < 4_000_000 ? 12 : 18);

function refusalOf(vehicle: FinanceVehicle, price: number, terms: LenderTerms): string | null {
  const { family, months } = terms;
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
