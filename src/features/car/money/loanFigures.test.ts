import { describe, expect, test } from '@jest/globals';
import { mulberry32 } from '../../../../lib/random.ts';
import { depositLimits, durationAt, type LoanOption, monthChoices, nearestChoice } from './loanChoices.ts';
import { figuresAt, type LoanFigures, loanFigures, loanTerms, standardChoice } from './loanFigures.ts';

const DURATION = {
  months: 36,
  residual_percentage: 50,
  cash_amount_min_percentage: 20,
  cash_amount_max_percentage: 60,
};
const OPTION: LoanOption = {
  price: 299_900,
  default_contract_duration: 36,
  interest_rate: 6.95,
  start_fee: 695,
  invoice_fee: 45,
  contract_durations: [DURATION, { ...DURATION, months: 72, residual_percentage: 10 }],
};

const figures = (changes: Partial<LoanOption>, choice: { deposit: number; months: number }): LoanFigures => {
  const result = figuresAt({ ...OPTION, ...changes }, choice);
  if (!result) throw new Error('no loan');
  return result;
};

/** Returns what is owed after the last month, before the residual is paid: an account with a line for each month. */
function balanceAfter({ principal, rate, months }: LoanFigures, payment: number): number {
  let balance = principal;
  for (let month = 0; month < months; month++) balance += (balance * rate) / 1200 - payment;
  return balance;
}

/** Returns the payment without fees that leaves the residual, found by trying. */
function simulatedPayment(loan: LoanFigures): number {
  let low = 0;
  let high = loan.principal * 2;
  for (let step = 0; step < 70; step++) {
    const middle = (low + high) / 2;
    if (balanceAfter(loan, middle) > loan.residual) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns a quotient of whole numbers, rounded half up. Exact. */
const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/**
 * Recounts payment and residual by the closed formula in fractions of whole numbers, where nothing is rounded but the result.
 * Fees are whole numbers.
 */
function recounted({ price, deposit, months, rate, invoiceFee }: LoanFigures, percentage: number) {
  const principal = BigInt(price - deposit);
  const share = rounded(BigInt(price) * BigInt(percentage), 100n);
  const residual = Math.min(Number(principal), share);
  if (principal === 0n) return { payment: 0, residual };
  // A month's interest is r / 120,000 for a rate in hundredths of a per cent.
  const hundredths = BigInt(Math.round(rate * 100));
  const [numerator, denominator] =
    hundredths === 0n
      ? [principal - BigInt(residual), BigInt(months)]
      : [
          (principal * (120_000n + hundredths) ** BigInt(months) - BigInt(residual) * 120_000n ** BigInt(months)) *
            hundredths,
          ((120_000n + hundredths) ** BigInt(months) - 120_000n ** BigInt(months)) * 120_000n,
        ];
  return { payment: rounded(numerator + BigInt(invoiceFee) * denominator, denominator), residual };
}

function randomLoans(count: number): { option: LoanOption; loan: LoanFigures }[] {
  const random = mulberry32(72);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  return Array.from({ length: count }, () => {
    const least = between(0, 40);
    const option = {
      ...OPTION,
      price: between(5_000, 2_000_000),
      interest_rate: between(0, 2_500) / 100,
      start_fee: between(0, 1_500),
      invoice_fee: between(0, 90),
      contract_durations: [12, 24, 36, 48, 60, 72, 84, 96].map((months) => ({
        months,
        residual_percentage: between(0, 70),
        cash_amount_min_percentage: least,
        cash_amount_max_percentage: between(least, 100),
      })),
    };
    const months = 12 * between(1, 8);
    const duration = durationAt(option, months) ?? DURATION;
    const { min, max } = depositLimits(option.price, duration);
    const loan = figuresAt(option, { deposit: between(min, max), months });
    if (!loan) throw new Error('no loan');
    return { option, loan };
  });
}

describe('F072 the payment of a loan', () => {
  test('agrees with an account by the month, to the unit, for 2,000 random loans', () => {
    const wrong = randomLoans(2_000).filter(({ loan }) => {
      const exact = simulatedPayment(loan) + loan.invoiceFee;
      const distanceToTie = Math.abs((exact % 1) - 0.5);
      return loan.payment !== Math.round(exact) && distanceToTie > 1e-6;
    });
    expect(wrong).toEqual([]);
  });

  test('agrees with a recount in exact fractions, ties included, for 5,000 random loans', () => {
    const wrong = randomLoans(5_000).filter(({ option, loan }) => {
      const percentage = durationAt(option, loan.months)?.residual_percentage ?? 0;
      const { payment, residual } = recounted(loan, percentage);
      const total = payment * loan.months + residual + (loan.principal > 0 ? loan.startFee : 0);
      return (
        loan.payment !== payment ||
        loan.residual !== residual ||
        loan.cost.total !== total ||
        loan.cost.credit !== total - loan.principal
      );
    });
    expect(wrong).toEqual([]);
  });

  test('discounted at the effective rate, all payments are what is borrowed', () => {
    for (const { loan } of randomLoans(500)) {
      const { principal, months, payment, residual, startFee, cost } = loan;
      expect(cost.credit).toBeGreaterThanOrEqual(0);
      expect(cost.total).toBe(principal + cost.credit);
      if (principal === 0) expect([payment, cost]).toEqual([0, { total: 0, credit: 0, effectiveRate: null }]);
      if (!cost.effectiveRate) continue;
      const valueAt = (rate: number) => {
        let value = startFee + residual * (1 + rate) ** (-months / 12);
        for (let month = 1; month <= months; month++) value += payment * (1 + rate) ** (-month / 12);
        return value;
      };
      // The rate has two decimals.
      expect(valueAt((cost.effectiveRate - 0.006) / 100)).toBeGreaterThan(principal);
      expect(valueAt((cost.effectiveRate + 0.006) / 100)).toBeLessThan(principal);
    }
  });

  test('falls with the deposit and rises with the rate; without a residual it falls with the term', () => {
    for (const { option, loan } of randomLoans(300)) {
      const { deposit, months, price } = loan;
      const next = figures(option, { deposit: Math.min(price, deposit + 1000), months });
      expect(next.payment).toBeLessThanOrEqual(loan.payment);
      const dearer = figures({ ...option, interest_rate: loan.rate + 1 }, { deposit, months });
      expect(dearer.payment).toBeGreaterThanOrEqual(loan.payment);
      const flat = { ...option, contract_durations: [{ ...DURATION, residual_percentage: 0, months: 240 }] };
      const [short, long] = [12, 24].map((longer) => figures(flat, { deposit, months: months + longer }).payment);
      expect(long).toBeLessThanOrEqual(short ?? 0);
    }
  });

  test('without interest is the amount in equal parts', () => {
    expect(figures({ interest_rate: 0, invoice_fee: 0, start_fee: 0 }, { deposit: 100_000, months: 36 })).toMatchObject(
      { principal: 199_900, residual: 149_950, payment: 1_388, cost: { total: 199_918, credit: 18 } },
    );
  });

  test('a residual is at most the amount borrowed, and a full deposit borrows nothing', () => {
    expect(figures({}, { deposit: 200_000, months: 36 })).toMatchObject({ principal: 99_900, residual: 99_900 });
    expect(figures({}, { deposit: 299_900, months: 36 })).toMatchObject({
      payment: 0,
      startFee: 0,
      invoiceFee: 0,
      cost: { total: 0, credit: 0, effectiveRate: null },
    });
  });

  test.each<[string, Partial<LoanOption>]>([
    ['no price', { price: null }],
    ['a price of 0', { price: 0 }],
    ['a negative price', { price: -1 }],
    ['no rate', { interest_rate: null }],
    ['a negative rate', { interest_rate: -2 }],
    ['a rate that is no number', { interest_rate: Number.NaN }],
    ['no durations', { contract_durations: null }],
    ['a duration of 0 months', { contract_durations: [{ ...DURATION, months: 0 }] }],
    ['an endless duration', { contract_durations: [{ ...DURATION, months: Number.POSITIVE_INFINITY }] }],
  ])('is none with %s', (_, changes) => {
    expect(figuresAt({ ...OPTION, ...changes }, { deposit: 60_000, months: 36 })).toBeNull();
  });
});

describe('F072 the choices of a loan', () => {
  test('terms go in steps of 12 months from the shortest to the longest duration', () => {
    expect(monthChoices(OPTION)).toEqual([36, 48, 60, 72]);
    expect(monthChoices({ ...OPTION, contract_durations: [DURATION] })).toEqual([36]);
    expect(monthChoices({ ...OPTION, contract_durations: null })).toEqual([]);
  });

  test('a term between two durations has the percentages of the longer one', () => {
    expect(durationAt(OPTION, 36)?.residual_percentage).toBe(50);
    expect(durationAt(OPTION, 48)?.residual_percentage).toBe(10);
    expect(durationAt(OPTION, 96)?.residual_percentage).toBe(10);
  });

  test.each([
    // 20 % is 59,980 and 60 % is 179,940.
    [299_900, 20, 60, { min: 60_000, max: 179_000 }],
    // 20 % is 40,280: 40,000 is nearer, and below the limit.
    [201_400, 20, 60, { min: 41_000, max: 120_000 }],
    [200_000, 20, 60, { min: 40_000, max: 120_000 }],
    [100_000, 17.3, 17.3, { min: 17_300, max: 17_300 }],
    [1_200, 20, 70, { min: 240, max: 240 }],
    [200_000, 0, 100, { min: 0, max: 200_000 }],
    [200_000, 60, 20, { min: 120_000, max: 120_000 }],
    [200_000, -5, 400, { min: 0, max: 200_000 }],
    [200_000, Number.NaN, Number.NaN, { min: 0, max: 0 }],
  ])(
    'deposits for %d between %d and %d %% are multiples of 1000 within the limits',
    (price, least, greatest, limits) => {
      const duration = { ...DURATION, cash_amount_min_percentage: least, cash_amount_max_percentage: greatest };
      expect(depositLimits(price, duration)).toEqual(limits);
    },
  );

  test('the standard terms are the least deposit over the standard duration, with the payment of the record', () => {
    expect(standardChoice(OPTION)).toEqual({ deposit: 60_000, months: 36 });
    expect(loanFigures(OPTION, 3_700)).toMatchObject({ deposit: 60_000, months: 36, payment: 3_700 });
    expect(loanFigures({ ...OPTION, default_contract_duration: 40 }, 3_700)).toBeNull();
  });

  test.each([
    [{}, { deposit: 60_000, months: 36 }],
    [{ deposit: 64_499 }, { deposit: 64_000, months: 36 }],
    [{ deposit: 999_999_999 }, { deposit: 179_000, months: 36 }],
    [{ months: 1 }, { deposit: 60_000, months: 36 }],
    [
      { months: 55, deposit: 70_000 },
      { deposit: 70_000, months: 60 },
    ],
    [{ months: 360 }, { deposit: 60_000, months: 72 }],
  ])('the choice nearest to %j is %j', (requested, choice) => {
    expect(nearestChoice(OPTION, requested)).toEqual(choice);
  });

  test('there is no choice without durations', () => {
    expect(nearestChoice({ ...OPTION, contract_durations: [] }, {})).toBeNull();
  });
});

/** Exact effective rates whose second decimal, rounded, would change the first one. */
test.each([
  [8.7471, 'en-GB', 'GBP', '8.7%'],
  [8.749_999_999, 'en-GB', 'GBP', '8.7%'],
  [8.7501, 'en-GB', 'GBP', '8.8%'],
  [9.946, 'en-GB', 'GBP', '9.9%'],
  [8.744_96, 'sv-SE', 'SEK', '8,74 %'],
])('U11 the text of an effective rate of %d in %s is rounded once: %s %s', (effectiveRate, locale, currency, text) => {
  const loan = figures({}, { deposit: 60_000, months: 36 });
  const site = { currency, languages: [{ code: locale.slice(0, 2), locale, prefix: '', name: '' }] };
  const { effective } = loanTerms({ ...loan, cost: { ...loan.cost, effectiveRate } }, { site, language: { locale } });
  expect(effective?.replaceAll(/\s/g, ' ')).toBe(text);
});
