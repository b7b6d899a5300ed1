import { describe, expect, test } from '@jest/globals';
import type { LoanView } from '../loan/loanView.ts';
import { afterTradeIn, depositFrom, tradeInDeposit } from './tradeInFigures.ts';

const LOAN = {
  option: {
    price: 249_500,
    default_contract_duration: 48,
    interest_rate: 6.95,
    contract_durations: [
      { months: 48, cash_amount_min_percentage: 20, cash_amount_max_percentage: 40, residual_percentage: 0 },
    ],
  },
  payment: 4_800,
} as unknown as LoanView;

describe('the price after a trade-in', () => {
  test.each([
    [249_500, 85_000, 164_500, 0],
    [85_000, 85_000, 0, 0],
    [60_000, 85_000, 0, 25_000],
    [60_000, 0, 60_000, 0],
  ])('%i minus %i', (price, estimate, left, surplus) => {
    expect(afterTradeIn(price, estimate)).toEqual({ left, surplus });
  });
});

describe('the deposit of an estimate', () => {
  test('is never more than the estimate, in steps of 1000', () => {
    expect([0, 999, 8_600, 85_000].map(depositFrom)).toEqual([0, 0, 8_000, 85_000]);
  });

  // Deposits from 50,000 to 99,000.
  test.each([
    ['fits', 85_000, { deposit: 85_000, unused: 0, missing: 0 }],
    ['lies between two steps', 85_600, { deposit: 85_000, unused: 600, missing: 0 }],
    ['is more than the greatest deposit', 150_000, { deposit: 99_000, unused: 51_000, missing: 0 }],
    ['is less than the least deposit', 31_000, { deposit: 50_000, unused: 0, missing: 19_000 }],
    ['is nothing', 0, { deposit: 50_000, unused: 0, missing: 50_000 }],
  ])('%s', (_name, estimate, expected) => {
    expect(tradeInDeposit(LOAN, estimate, 48)).toEqual(expected);
  });

  test('is null for a loan without terms', () => {
    const option = { ...LOAN.option, contract_durations: [] };
    expect(tradeInDeposit({ ...LOAN, option }, 85_000, 48)).toBeNull();
  });
});
