import type { CarDetail } from '../../../contracts/car/car.ts';
import { type LoanChoice, MAX_MONTHS } from '../../../contracts/finance/loanQuery.ts';

export type LoanOption = NonNullable<CarDetail['car_loan_option']>;
export type Duration = NonNullable<LoanOption['contract_durations']>[number];

/** Least and greatest deposit in whole units of the currency. */
export interface DepositLimits {
  min: number;
  max: number;
}

/** Deposits are multiples of this (S2 §9), unless the record has a step of its own. */
export const DEPOSIT_STEP = 1000;
/** Months between two terms (S2 §9). */
export const MONTHS_STEP = 12;
/** Corrects products of decimal fractions, which may be slightly too large or too small. */
const EPSILON = 1e-6;

/** Returns the terms in steps of 12 months from the shortest to the longest duration, and the standard one (S2 §5). */
export function monthChoices(option: LoanOption): number[] {
  const durations = durationsOf(option);
  const [shortest, longest] = [durations[0]?.months, durations.at(-1)?.months];
  if (shortest === undefined || longest === undefined) return [];
  const choices = new Set<number>();
  for (let months = shortest; months <= longest; months += MONTHS_STEP) choices.add(months);
  const { default_contract_duration: standard } = option;
  if (durations.some(({ months }) => months === standard)) choices.add(Number(standard));
  return [...choices].sort((one, other) => one - other);
}

/**
 * Returns the percentages of a term. A term between two durations has those of the longer one, whose residual is lower.
 * Undefined when the option has no valid duration.
 */
export function durationAt(option: LoanOption, months: number): Duration | undefined {
  const durations = durationsOf(option);
  return durations.find((duration) => duration.months >= months) ?? durations.at(-1);
}

function durationsOf({ contract_durations: durations }: LoanOption): Duration[] {
  return (durations ?? [])
    .filter(({ months }) => Number.isInteger(months) && months > 0 && months <= MAX_MONTHS)
    .sort((one, other) => one.months - other.months);
}

/**
 * Returns the deposits of a term: multiples of the step between its percentages of the price. Where none lies between them, the least
 * deposit is the only one.
 */
export function depositLimits(price: number, duration: Duration, step: number = DEPOSIT_STEP): DepositLimits {
  const least = share(duration.cash_amount_min_percentage);
  const greatest = Math.max(least, share(duration.cash_amount_max_percentage));
  const lowest = Math.max(0, Math.ceil(price * least - EPSILON));
  const min = Math.ceil(lowest / step) * step;
  const max = Math.floor((price * greatest + EPSILON) / step) * step;
  return min <= max ? { min, max } : { min: lowest, max: lowest };
}

/** Returns the residual of a term in whole units of the currency; at most the amount borrowed. */
export function residualAt(price: number, duration: Duration, principal: number): number {
  // Half up: 41 % of 609,050 is 249,710.5, which the product of doubles is slightly below.
  return Math.min(principal, Math.round(price * share(duration.residual_percentage) + EPSILON));
}

/** Returns the deposits of a record's loan over a term. */
export const depositsAt = (option: LoanOption, duration: Duration): DepositLimits =>
  depositLimits(option.price ?? 0, duration, depositStep(option));

const depositStep = ({ deposit_step: step }: LoanOption): number => step || DEPOSIT_STEP;

/** Returns a percentage as a share between 0 and 1. */
const share = (percentage: number): number => Math.min(100, Math.max(0, percentage || 0)) / 100;

/**
 * Returns the possible terms that are nearest to the requested ones; a missing part is the standard one. The deposit follows the
 * term, because its limits do. Null when the option has no valid terms.
 */
export function nearestChoice(option: LoanOption, requested: Partial<LoanChoice>): LoanChoice | null {
  const choices = monthChoices(option);
  const target = requested.months ?? option.default_contract_duration ?? 0;
  const months = choices.reduce<number | undefined>(
    (best, each) => (best === undefined || Math.abs(each - target) < Math.abs(best - target) ? each : best),
    undefined,
  );
  const duration = months && durationAt(option, months);
  if (!months || !duration || !option.price) return null;
  const { min, max } = depositsAt(option, duration);
  const step = depositStep(option);
  const stepped = Math.round((requested.deposit ?? 0) / step) * step;
  return { months, deposit: Math.min(max, Math.max(min, stepped)) };
}
