import { describe, expect, test } from '@jest/globals';
import { costOf } from './credit.ts';

describe('U11 cost of a loan', () => {
  test('without interest and fees there is no cost', () => {
    const loan = { principal: 120_000, months: 24, payment: 5_000, residual: 0, startFee: 0 };
    expect(costOf(loan)).toEqual({ total: 120_000, credit: 0, effectiveRate: 0 });
  });

  test('one payment after a year has its nominal rate', () => {
    expect(costOf({ principal: 100_000, months: 12, payment: 0, residual: 107_000, startFee: 0 })).toEqual({
      total: 107_000,
      credit: 7_000,
      effectiveRate: 7,
    });
  });

  test('6.95 % a year by the month is 7.18 % effective, and fees raise it', () => {
    const rate = 0.0695 / 12;
    const payment = (100_000 * rate) / (1 - (1 + rate) ** -60);
    const bare = { principal: 100_000, months: 60, payment, residual: 0, startFee: 0 };
    expect(costOf(bare).effectiveRate).toBeCloseTo(7.175_716_662, 8);
    expect(costOf({ ...bare, payment: payment + 45, startFee: 695 }).effectiveRate).toBeCloseTo(8.51, 2);
  });

  test('implausible figures have no rate', () => {
    expect(costOf({ principal: 100_000, months: 10, payment: 1, residual: 0, startFee: 0 }).effectiveRate).toBeNull();
    expect(costOf({ principal: 100, months: 10, payment: 900, residual: 0, startFee: 0 }).effectiveRate).toBeNull();
  });
});
