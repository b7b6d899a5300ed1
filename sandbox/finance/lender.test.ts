import { describe, expect, test } from '@jest/globals';
import { createRandom, type Random } from '../../lib/random.ts';
import type { FinanceVehicle } from '../../src/contracts/finance/finance.ts';
import { type LenderQuote, type LenderTerms, quote } from './lender.ts';

const vehicle = (changes: Partial<FinanceVehicle> = {}, date = '2023-05-01'): FinanceVehicle => ({
  Type: 'Car',
  Chassis: 'WBA00000000000001',
  Status: 'PreOwned',
  OnTheRoadPrice: 24_995,
  Mileage: 22_000,
  Registration: { Number: 'AB23 CDE', Country: 'GB', Date: date },
  ...changes,
});
const terms = (changes: Partial<LenderTerms> = {}): LenderTerms => ({
  family: 'HP',
  months: 48,
  milesPerYear: 10_000,
  deposit: 250_000,
  ...changes,
});
function quoted(car: FinanceVehicle, asked: LenderTerms): LenderQuote {
  const result = quote(car, asked);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** Returns what is still owed after the last payment, by an account of every month. */
function owedAtEnd({ credit, payment, months, apr }: Pick<LenderQuote, 'credit' | 'payment' | 'months' | 'apr'>) {
  const growth = Math.exp(Math.log1p(apr / 100) / 12);
  let owed = credit;
  for (let month = 0; month < months; month += 1) owed = owed * growth - payment;
  return owed;
}

/** Returns the payment in whole pence that leaves an amount at the end, by halving an interval. */
function recountedPayment(of: LenderQuote): number {
  let [low, high] = [0, of.credit];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (owedAtEnd({ ...of, payment: middle }) > of.finalPayment) low = middle;
    else high = middle;
  }
  return Math.floor(low + 0.5);
}

function randomCase(random: Random): [FinanceVehicle, LenderTerms] {
  const year = random.int(2016, 2026);
  const date = `${year}-0${random.int(1, 9)}-${random.int(10, 28)}`;
  const price = random.int(2_000, 90_000) - random.pick([0, 0.5, 0.01]);
  const car = vehicle({ OnTheRoadPrice: price, Mileage: random.int(0, 110_000) }, date);
  const amount = random.chance(0.5)
    ? { deposit: random.int(0, Math.round(price * 60)) }
    : { payment: random.int(2_500, Math.round(price * 3)) };
  const family = random.pick(['HP', 'PCP'] as const);
  const { deposit: _, ...rest } = terms({ family, months: random.pick([24, 36, 48, 60]) });
  return [car, { ...rest, milesPerYear: random.pick([5_000, 10_000, 30_000]), ...amount }];
}

describe('F074 the lender of the sandbox', () => {
  test('500 random quotes agree to the penny with an account by the month', () => {
    const random = createRandom('quotes');
    let count = 0;
    for (let tried = 0; count < 500 && tried < 5_000; tried += 1) {
      const [car, asked] = randomCase(random);
      const result = quote(car, asked);
      if (typeof result === 'string') continue;
      count += 1;
      expect(result.credit).toBe(Math.round(car.OnTheRoadPrice * 100) - result.deposit);
      expect(result.payment).toBe(recountedPayment(result));
      expect(result.total).toBe(result.deposit + result.months * result.payment + result.finalPayment);
      expect(result.charge).toBe(result.total - Math.round(car.OnTheRoadPrice * 100));
      expect(result.charge).toBeGreaterThan(0);
      // A payment that the deposit follows from is the payment of the quote.
      if (asked.payment !== undefined && !result.isAdjusted) expect(result.payment).toBe(asked.payment);
      for (const amount of [result.deposit, result.payment, result.finalPayment]) {
        expect([Number.isInteger(amount), amount >= 0]).toEqual([true, true]);
      }
      expect(quote(car, asked)).toEqual(result);
    }
    expect(count).toBe(500);
  });

  test('the largest deposit is 70 % of the price in whole pounds, also where the product of doubles is slightly below', () => {
    const largest = (pounds: number) =>
      quoted(vehicle({ OnTheRoadPrice: pounds }), terms({ deposit: pounds * 100 })).deposit / 100;
    expect([7_470, 24_995, 10_001].map(largest)).toEqual([5_229, 17_496, 7_000]);
  });

  test('rates rise with age and mileage; both products have one over every term, in a campaign that of the campaign', () => {
    const apr = (car: FinanceVehicle, changes: Partial<LenderTerms> = {}) => quoted(car, terms(changes)).apr;
    expect(apr(vehicle())).toBe(9.3);
    expect(apr(vehicle({}, '2019-01-10'))).toBe(10.9);
    expect(apr(vehicle({ Mileage: 50_000 }))).toBe(9.8);
    expect(apr(vehicle({ Mileage: 90_000 }))).toBe(10.8);
    expect(apr(vehicle(), { months: 60 })).toBe(9.3);
    expect(apr(vehicle(), { family: 'PCP' })).toBe(9.3);
    expect(quote(vehicle({ Mileage: 90_000 }), terms(), 6.9)).toMatchObject({ apr: 6.9 });
  });

  test('the future value of PCP falls with age and mileage at the end; HP has none', () => {
    const finalPayment = (changes: Partial<LenderTerms>) =>
      quoted(vehicle(), terms({ family: 'PCP', ...changes })).finalPayment;
    expect(finalPayment({ months: 24 })).toBeGreaterThan(finalPayment({ months: 48 }));
    expect(finalPayment({ milesPerYear: 5_000 })).toBeGreaterThan(finalPayment({ milesPerYear: 15_000 }));
    const [hp, pcp] = (['HP', 'PCP'] as const).map((family) => quoted(vehicle(), terms({ family })));
    expect([hp?.finalPayment, hp?.excessPerMile, pcp?.excessPerMile]).toEqual([0, 0, 12]);
    expect(pcp?.payment).toBeLessThan(hp?.payment ?? 0);
  });

  test('a deposit outside the limits is adjusted, and a payment that no deposit reaches', () => {
    const price = 2_499_500;
    const adjusted = (changes: Partial<LenderTerms>) => quoted(vehicle(), { ...terms(), ...changes });
    expect(adjusted({ deposit: price })).toMatchObject({ deposit: 1_749_600, isAdjusted: true });
    expect(adjusted({ payment: 9_900_000 })).toMatchObject({ deposit: 0, isAdjusted: true });
    expect(adjusted({ payment: 1 })).toMatchObject({ isAdjusted: true });
    // The payments of PCP repay at least a tenth of the price.
    expect(adjusted({ family: 'PCP', months: 24, deposit: price })).toMatchObject({ maxDeposit: 1_549_600 });
    expect(adjusted({ deposit: 0 })).toMatchObject({ deposit: 0, isAdjusted: false });
  });

  test.each([
    ['old cars', vehicle({}, '2008-01-10'), terms()],
    ['cheap cars', vehicle({ OnTheRoadPrice: 1_500 }), terms()],
    ['PCP of old cars', vehicle({}, '2018-01-10'), terms({ family: 'PCP' })],
    ['PCP over five years', vehicle(), terms({ family: 'PCP', months: 60 })],
    ['PCP with many miles', vehicle({ Mileage: 70_000 }), terms({ family: 'PCP' })],
  ])('does not finance %s', (_name, car, asked) => expect(typeof quote(car, asked)).toBe('string'));
});
