import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { type Follower, type IndexRecord, withRoom } from './column.ts';

type LoanOption = NonNullable<CarRecord['car_loan_option']>;
type Duration = NonNullable<LoanOption['contract_durations']>[number];

/** Terms of a request; a missing one is the standard one of each car. */
export interface LoanTerms {
  readonly deposit?: number;
  readonly months?: number;
}

const DEPOSIT_STEP = 1000;
const MONTHS_STEP = 12;
/** Percentages of prices are slightly too large or too small in doubles. */
const EPSILON = 1e-6;

/** One term of a loan in whole units of the currency. Its members are consecutive numbers of `LoanColumns.terms`. */
const MEMBERS = ['months', 'least', 'greatest', 'residual'] as const;

/** The columns of the loans with one number for each slot. */
const MEASURES = ['price', 'fee', 'startFee', 'depositStep', 'paymentFactor', 'cost', 'months', 'deposit'] as const;
type Measure = (typeof MEASURES)[number];

/**
 * The loans of an index in columns: 100,000 records are calculated for each request with terms. Of each slot, the financed price, the
 * fees of a payment and of the start, what deposits are multiples of, the reciprocal of what payments are multiples of (1 for whole units, 100 for pence),
 * and the standard monthly cost (NaN for none), months and deposit.
 */
export interface LoanColumns extends Readonly<Record<Measure, Float64Array>> {
  /** The different rates of an index, percent a year: few. */
  readonly rates: readonly number[];
  /** Which of `rates` a slot has. */
  readonly rateOf: Uint32Array;
  /** The terms of a slot are from `starts` to `ends` of `terms`; none when its loan cannot be calculated. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly terms: readonly number[];
  readonly size: number;
}

export interface Loans extends Follower {
  columns(): LoanColumns;
}

/** Creates the columns of the loans of records with the monthly cost in the field `cost`. */
export function createLoans(cost: string): Loans {
  const places = new Map<number, number>();
  const rates: number[] = [];
  const terms: number[] = [];
  const measures = Object.fromEntries(MEASURES.map((name) => [name, new Float64Array(64)])) as Record<
    Measure,
    Float64Array<ArrayBuffer>
  >;
  let [rateOf, starts, ends] = [new Uint32Array(64), new Uint32Array(64), new Uint32Array(64)];
  let size = 0;
  const rateNumber = (rate: number): number => {
    const place = places.get(rate) ?? rates.push(rate) - 1;
    places.set(rate, place);
    return place;
  };
  const makeRoom = (slot: number): void => {
    rateOf = withRoom(rateOf, slot);
    starts = withRoom(starts, slot);
    ends = withRoom(ends, slot);
    if (slot < measures.price.length) return;
    for (const name of MEASURES) {
      const grown = new Float64Array(Math.ceil(slot * 1.5));
      grown.set(measures[name]);
      measures[name] = grown;
    }
  };
  return {
    columns: () => ({ ...measures, rates, rateOf, starts, ends, terms, size }),
    drop: () => {},
    add: (record, slot) => {
      makeRoom(slot);
      size = slot + 1;
      const payment = record[cost];
      measures.cost[slot] = typeof payment === 'number' ? payment : Number.NaN;
      starts[slot] = terms.length;
      const option = record.car_loan_option as LoanOption | null | undefined;
      const first = option && typeof payment === 'number' ? standardTerm(option) : undefined;
      if (option && first) {
        const price = option.price ?? 0;
        rateOf[slot] = rateNumber(option.interest_rate ?? 0);
        measures.price[slot] = price;
        measures.fee[slot] = Math.max(0, option.invoice_fee ?? 0);
        measures.startFee[slot] = Math.max(0, option.start_fee ?? 0);
        measures.depositStep[slot] = stepOf(option);
        measures.paymentFactor[slot] = factorOf(option);
        measures.months[slot] = first.months;
        measures.deposit[slot] = limits(price, first, stepOf(option))[0];
        for (const term of termsOf(option)) terms.push(...term);
      }
      ends[slot] = terms.length;
    },
  };
}

/** Returns the columns of the loans of records. */
export function buildLoans(records: readonly IndexRecord[], cost: string): LoanColumns {
  const loans = createLoans(cost);
  for (const [slot, record] of records.entries()) loans.add(record, slot, true);
  return loans.columns();
}

const factorOf = ({ payment_decimals: decimals }: LoanOption): number => 10 ** (decimals ?? 0);
const stepOf = ({ deposit_step: step }: LoanOption): number => step || DEPOSIT_STEP;

/** Returns the duration of the standard monthly cost; undefined when the loan cannot be calculated. */
function standardTerm({ price, interest_rate: rate, default_contract_duration: months, ...option }: LoanOption) {
  const isValid = price && price > 0 && typeof rate === 'number' && rate >= 0 && rate <= 100;
  return isValid ? option.contract_durations?.find((one) => one.months === months) : undefined;
}

/** Returns the members of each term: steps of 12 months, the standard one included, each with the percentages of its duration. */
function termsOf(option: LoanOption): number[][] {
  const { price, contract_durations: all, default_contract_duration: standard } = option;
  const durations = [...(all ?? [])].sort((one, other) => one.months - other.months);
  const [first, last] = [durations[0]?.months ?? 0, durations.at(-1)?.months ?? 0];
  const months = new Set<number>([standard ?? first]);
  for (let each = first; each <= last; each += MONTHS_STEP) months.add(each);
  return [...months]
    .sort((one, other) => one - other)
    .flatMap((each) => {
      const duration = durations.find((one) => one.months >= each);
      if (!duration) return [];
      const residual = Math.round(((price ?? 0) * duration.residual_percentage) / 100 + EPSILON);
      return [[each, ...limits(price ?? 0, duration, stepOf(option)), residual]];
    });
}

/** Returns the least and the greatest deposit: multiples of the step within the percentages, else the least one (decision 0087). */
function limits(price: number, duration: Duration, step: number): [number, number] {
  const lowest = Math.ceil((price * duration.cash_amount_min_percentage) / 100 - EPSILON);
  const least = Math.ceil(lowest / step) * step;
  const highest = (price * duration.cash_amount_max_percentage) / 100 + EPSILON;
  const greatest = Math.floor(highest / step) * step;
  return least <= greatest ? [least, greatest] : [lowest, lowest];
}

/**
 * Returns each record's monthly cost on its possible terms nearest to the requested ones; NaN for none.
 *
 * @param costs the array to fill, of an index of the same size; a new one by default
 */
export function costsOn(
  loans: LoanColumns,
  requested: LoanTerms,
  costs: Float64Array = new Float64Array(loans.size),
): Float64Array {
  const { starts, ends, cost, size } = loans;
  const discountOf = createDiscounts(loans.rates);
  for (let at = 0; at < size; at += 1) {
    const isFixed = starts[at] === ends[at];
    costs[at] = isFixed ? (cost[at] ?? Number.NaN) : costOf(loans, at, requested, discountOf);
  }
  return costs;
}

function costOf(loans: LoanColumns, at: number, requested: LoanTerms, discountOf: Discounts): number {
  const { terms } = loans;
  const place = nearestTerm(loans, at, requested.months ?? loans.months[at] ?? 0);
  const months = terms[place] ?? 0;
  const deposit = nearestDeposit(loans, at, place, requested.deposit ?? 0);
  if (months === loans.months[at] && deposit === loans.deposit[at]) return loans.cost[at] ?? 0;
  const principal = Math.max(0, (loans.price[at] ?? 0) - deposit);
  if (principal === 0) return 0;
  const residual = Math.min(principal, terms[place + 3] ?? 0);
  const rate = loans.rateOf[at] ?? 0;
  const monthly = (loans.rates[rate] ?? 0) / 1200;
  const discount = discountOf(rate, months);
  const payment =
    monthly === 0 ? (principal - residual) / months : ((principal - residual * discount) * monthly) / (1 - discount);
  return roundTo(payment + (loans.fee[at] ?? 0), loans.paymentFactor[at] ?? 1);
}

/**
 * Returns what the loan of a slot costs in an average month of its term, on its possible terms nearest to the requested ones: everything that is paid beyond
 * the amount borrowed, not rounded; null without a loan (decision 0227).
 */
export function creditCostsOn(loans: LoanColumns, requested: LoanTerms): (slot: number) => number | null {
  const discountOf = createDiscounts(loans.rates);
  return (at) => {
    if (loans.starts[at] === loans.ends[at]) return null;
    const place = nearestTerm(loans, at, requested.months ?? loans.months[at] ?? 0);
    const months = loans.terms[place] ?? 0;
    const deposit = nearestDeposit(loans, at, place, requested.deposit ?? 0);
    const principal = Math.max(0, (loans.price[at] ?? 0) - deposit);
    if (principal === 0) return 0;
    const residual = Math.min(principal, loans.terms[place + 3] ?? 0);
    const paid = costOf(loans, at, requested, discountOf) * months + residual + (loans.startFee[at] ?? 0);
    // Without interest, rounded payments may sum to slightly less than the amount borrowed: the last one pays the rest.
    return (principal - paid > 0 && principal - paid <= months ? 0 : paid - principal) / months;
  };
}

const roundTo = (amount: number, factor: number): number => Math.round(amount * factor) / factor;

/** Returns the deposit of the term that is nearest to the requested one. @param place where the term begins */
function nearestDeposit({ terms, depositStep }: LoanColumns, at: number, place: number, deposit: number): number {
  const step = depositStep[at] ?? DEPOSIT_STEP;
  const stepped = Math.round(deposit / step) * step;
  return Math.min(terms[place + 2] ?? 0, Math.max(terms[place + 1] ?? 0, stepped));
}

/** Returns where the term begins that is nearest to the requested months; of two equally near ones the shorter. */
function nearestTerm({ starts, ends, terms }: LoanColumns, at: number, months: number): number {
  let best = starts[at] ?? 0;
  for (let place = best + MEMBERS.length; place < (ends[at] ?? 0); place += MEMBERS.length) {
    if (Math.abs((terms[place] ?? 0) - months) < Math.abs((terms[best] ?? 0) - months)) best = place;
  }
  return best;
}

/** @param rate its place in the rates of the index */
type Discounts = (rate: number, months: number) => number;

/** Returns a function that memoizes the discount over the months of each rate. */
function createDiscounts(rates: readonly number[]): Discounts {
  const cached: number[][] = rates.map(() => []);
  return (rate, months) => {
    const byMonths = cached[rate] ?? [];
    const found = byMonths[months];
    if (found !== undefined) return found;
    const discount = (1 + (rates[rate] ?? 0) / 1200) ** -months;
    byMonths[months] = discount;
    return discount;
  };
}
