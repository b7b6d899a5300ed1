import { describe, expect, test } from '@jest/globals';
import type { ValuationRequest } from '../../src/contracts/car/valuation.ts';
import { estimateOf } from './estimate.ts';

const TODAY = '2026-11-23';
const CAR: ValuationRequest = { country: 'SE', plate: 'ABC123', mileage: 8_000, unit: 'mil', currency: 'SEK' };

// In the countries and languages of the sample customer.
describe('the estimate of a car', () => {
  test('is the same for the same plate and mileage, and of another car for another plate', () => {
    const estimate = estimateOf(CAR, TODAY);
    expect(estimateOf(CAR, TODAY)).toEqual(estimate);
    expect(estimate?.date).toBe(TODAY);
    const vehicles = ['ABC124', 'ABC125', 'ABC126'].map((plate) => estimateOf({ ...CAR, plate }, TODAY)?.vehicle);
    expect(new Set([...vehicles, estimate?.vehicle]).size).toBeGreaterThan(2);
  });

  test('falls with the mileage, and is a range of whole thousands', () => {
    const estimates = [0, 500, 8_000, 20_000, 9_999_999].map((mileage) => estimateOf({ ...CAR, mileage }, TODAY));
    const lows = estimates.map((estimate) => estimate?.low ?? Number.NaN);
    expect(lows).toEqual([...lows].sort((one, other) => other - one));
    for (const estimate of estimates) {
      const { low = 1, high = 0 } = estimate ?? {};
      expect([low % 1_000, high % 1_000, low >= 0, low < high]).toEqual([0, 0, true, true]);
    }
  });

  test('counts miles as miles', () => {
    const british = { country: 'GB', plate: 'GU21ABC', currency: 'GBP' };
    const of = (mileage: number, unit: 'miles' | 'km') => estimateOf({ ...british, mileage, unit }, TODAY);
    expect(of(10_000, 'miles')).toEqual(of(16_093.44, 'km'));
    expect(of(10_000, 'miles')?.currency).toBe('GBP');
  });

  test.each([
    ['NO', 'NOK', 'AJ12345'],
    ['DK', 'DKK', 'AB12345'],
    ['FI', 'EUR', 'ABC123'],
    ['SK', 'EUR', 'BA123AB'],
    ['GB', 'GBP', 'GU21ABC'],
  ])('%s has plates of its own', (country, currency, plate) => {
    const car: ValuationRequest = { country, currency, plate, mileage: 90_000, unit: 'km' };
    expect(estimateOf(car, TODAY)?.low).toBeGreaterThan(100);
    expect(estimateOf({ ...car, plate: 'A1' }, TODAY)).toBeNull();
    expect(estimateOf({ ...car, plate: `ZZ${plate.slice(2)}` }, TODAY)).toBeNull();
  });
});
