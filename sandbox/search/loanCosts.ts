import type { CarRecord } from '../../src/contracts/car/car.ts';
import type { IndexRecord } from './column.ts';

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

/** The loans of an index in columns: 100,000 records are calculated for each request with terms. */
export interface LoanColumns {
  readonly prices: Float64Array;
  /** The different rates of an index, percent a year: few. */
  readonly rates: Float64Array;
  /** Which of `rates` a record has. */
  readonly rateOf: Uint32Array;
  readonly fees: Float64Array;
  /** Deposits are multiples of it. */
  readonly depositSteps: Float64Array;
  /** Payments in whole units are multiples of 1, in pence of 0.01: the reciprocal. */
  readonly paymentFactors: Float64Array;
  /** The monthly cost of the record; NaN for none. */
  readonly standardCosts: Float64Array;
  readonly standardMonths: Float64Array;
  readonly standardDeposits: Float64Array;
  /** `terms` of a record are from `starts[record]` to `starts[record + 1]`; none when its loan cannot be calculated. */
  readonly starts: Uint32Array;
  readonly terms: Float64Array;
}

/** Reads the loans of records with the monthly cost in the field `cost`. */
export function buildLoans(records: readonly IndexRecord[], cost: string): LoanColumns {
  const numbers = () => new Float64Array(records.length);
  const columns = {
    prices: numbers(),
    fees: numbers(),
    depositSteps: numbers(),
    paymentFactors: numbers(),
    standardCosts: numbers(),
  };
  const rateOf = new Uint32Array(records.length);
  const places = new Map<number, number>();
  const standard = { standardMonths: numbers(), standardDeposits: numbers() };
  const starts = new Uint32Array(records.length + 1);
  const terms: number[] = [];
  records.forEach((record, at) => {
    const payment = record[cost];
    columns.standardCosts[at] = typeof payment === 'number' ? payment : Number.NaN;
    const option = record.car_loan_option as LoanOption | null | undefined;
    const first = option && typeof payment === 'number' ? standardTerm(option) : undefined;
    if (option && first) {
      const price = option.price ?? 0;
      columns.prices[at] = price;
      const rate = option.interest_rate ?? 0;
      const place = places.get(rate) ?? places.size;
      places.set(rate, place);
      rateOf[at] = place;
      columns.fees[at] = Math.max(0, option.invoice_fee ?? 0);
      columns.depositSteps[at] = stepOf(option);
      columns.paymentFactors[at] = factorOf(option);
      standard.standardMonths[at] = first.months;
      standard.standardDeposits[at] = limits(price, first, stepOf(option))[0];
      for (const term of termsOf(option)) terms.push(...term);
    }
    starts[at + 1] = terms.length;
  });
  return {
    ...columns,
    ...standard,
    rates: Float64Array.from(places.keys()),
    rateOf,
    starts,
    terms: Float64Array.from(terms),
  };
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
  costs: Float64Array = new Float64Array(loans.standardCosts.length),
): Float64Array {
  const { starts, standardCosts } = loans;
  const discountOf = createDiscounts(loans.rates);
  for (let at = 0; at < costs.length; at += 1) {
    const isFixed = starts[at] === starts[at + 1];
    costs[at] = isFixed ? (standardCosts[at] ?? Number.NaN) : costOf(loans, at, requested, discountOf);
  }
  return costs;
}

function costOf(loans: LoanColumns, at: number, requested: LoanTerms, discountOf: Discounts): number {
  const { prices, rates, rateOf, fees, terms, standardCosts, standardMonths, standardDeposits } = loans;
  const place = nearestTerm(loans, at, requested.months ?? standardMonths[at] ?? 0);
  const months = terms[place] ?? 0;
  const deposit = nearestDeposit(loans, at, place, requested.deposit ?? 0);
  if (months === standardMonths[at] && deposit === standardDeposits[at]) return standardCosts[at] ?? 0;
  const principal = Math.max(0, (prices[at] ?? 0) - deposit);
  if (principal === 0) return 0;
  const residual = Math.min(principal, terms[place + 3] ?? 0);
  const rate = rateOf[at] ?? 0;
  const monthly = (rates[rate] ?? 0) / 1200;
  const discount = discountOf(rate, months);
  const payment =
    monthly === 0 ? (principal - residual) / months : ((principal - residual * discount) * monthly) / (1 - discount);
  return roundTo(payment + (fees[at] ?? 0), loans.paymentFactors[at] ?? 1);
}

const roundTo = (amount: number, factor: number): number => Math.round(amount * factor) / factor;

/** Returns the deposit of the term that is nearest to the requested one. @param place where the term begins */
function nearestDeposit({ terms, depositSteps }: LoanColumns, at: number, place: number, deposit: number): number {
  const step = depositSteps[at] ?? DEPOSIT_STEP;
  const stepped = Math.round(deposit / step) * step;
  return Math.min(terms[place + 2] ?? 0, Math.max(terms[place + 1] ?? 0, stepped));
}

/** Returns where the term begins that is nearest to the requested months; of two equally near ones the shorter. */
function nearestTerm({ starts, terms }: LoanColumns, at: number, months: number): number {
  let best = starts[at] ?? 0;
  for (let place = best + MEMBERS.length; place < (starts[at + 1] ?? 0); place += MEMBERS.length) {
    if (Math.abs((terms[place] ?? 0) - months) < Math.abs((terms[best] ?? 0) - months)) best = place;
  }
  return best;
}

/** @param rate its place in the rates of the index */
type Discounts = (rate: number, months: number) => number;

/** Returns a function that memoizes the discount over the months of each rate. */
function createDiscounts(rates: Float64Array): Discounts {
  const cached: number[][] = Array.from(rates, () => []);
  return (rate, months) => {
    const byMonths = cached[rate] ?? [];
    const found = byMonths[months];
    if (found !== undefined) return found;
    const discount = (1 + (rates[rate] ?? 0) / 1200) ** -months;
    byMonths[months] = discount;
    return discount;
  };
}
