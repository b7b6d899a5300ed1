import { describe, expect, test } from '@jest/globals';
import { carCardSchema } from '../../src/contracts/car/car.ts';
import { recordReader } from '../../src/contracts/validate.ts';
import { validRecords } from './validRecords.ts';

const CAR = { car_id: '1', slug: 'a', car_price: 250_000, car_loan_monthly_cost: 3710 };
const OPTION = { price: 250_000, interest_rate: 6.95 };

function read(...records: object[]) {
  const reported: string[] = [];
  const parse = recordReader(carCardSchema);
  const cars = validRecords(records, parse, (_, { path }) => reported.push(path ?? ''));
  return { cars, reported };
}

describe('S2 §3 a record with an invalid part about prices or finance', () => {
  test.each<[string, object, string]>([
    [
      'a rate that is a text',
      { car_loan_option: { ...OPTION, interest_rate: '6,95' } },
      'car_loan_option.interest_rate',
    ],
    [
      'durations that are no list',
      { car_loan_option: { ...OPTION, contract_durations: { a: 1 } } },
      'car_loan_option.contract_durations',
    ],
    [
      'durations of nothing',
      { car_loan_option: { ...OPTION, contract_durations: [null] } },
      'car_loan_option.contract_durations[0]',
    ],
    ['a loan that is a text', { car_loan_option: 'loan' }, 'car_loan_option'],
  ])('keeps the car without the loan: %s', (_, changes, path) => {
    const { cars, reported } = read({ ...CAR, ...changes });
    expect(cars).toEqual([
      expect.objectContaining({ car_id: '1', car_price: 250_000, car_loan_option: null, car_loan_monthly_cost: null }),
    ]);
    expect(reported).toEqual([path]);
  });

  test('keeps the loan when leasing is invalid, and the car when both are', () => {
    const leasing = { car_leasing_options: [{ leasing_type: 'Boat' }], car_privateleasing_monthly_cost: 2900 };
    const { cars } = read({ ...CAR, car_loan_option: OPTION, ...leasing });
    expect(cars).toEqual([
      expect.objectContaining({
        car_loan_option: OPTION,
        car_leasing_options: null,
        car_privateleasing_monthly_cost: null,
      }),
    ]);
    const both = read({ ...CAR, car_loan_option: 7, ...leasing });
    expect([both.cars.length, both.reported.length]).toEqual([1, 2]);
  });

  test.each(['car_price', 'car_retail_price', 'car_campaign_price'])('keeps the car without any price: %s', (part) => {
    const prices = { car_price_text: '250 000 kr', car_retail_price: 260_000, car_campaign_price: 240_000 };
    const { cars, reported } = read({ ...CAR, ...prices, car_loan_option: OPTION, [part]: '250 000 kr' });
    expect(cars).toEqual([
      expect.objectContaining({
        car_id: '1',
        car_price: null,
        car_price_text: null,
        car_retail_price: null,
        car_campaign_price: null,
        car_loan_option: null,
        car_loan_monthly_cost: null,
      }),
    ]);
    expect(reported).toEqual([part]);
  });

  test('any other invalid part leaves the car out', () => {
    const { cars, reported } = read(CAR, { ...CAR, car_id: '2', car_year: 'new' }, { ...CAR, slug: null });
    expect([cars.length, reported]).toEqual([1, ['car_year', 'slug']]);
    expect(() => read({ ...CAR, slug: null, car_loan_option: 7 })).toThrow('slug');
  });
});
