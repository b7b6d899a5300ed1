import { describe, expect, test } from '@jest/globals';
import { campaignsOf, loanIssue, loanOf, withoutFalseRates } from './carLoan.ts';

const OPTION = {
  price: 400_000,
  default_monthly_cost: 4906,
  default_contract_duration: 36,
  interest_rate: 6.95,
  start_fee: 695,
  invoice_fee: 45,
  contract_durations: [
    { months: 36, residual_percentage: 50, cash_amount_min_percentage: 20, cash_amount_max_percentage: 60 },
  ],
};
const CAR = { car_price: 400_000, car_loan_monthly_cost: 4906, car_loan_option: OPTION };

describe('the loan of a car', () => {
  test('is the monthly cost of the index with its terms', () => {
    expect(loanOf(CAR)).toMatchObject({ payment: 4906, figures: { rate: 6.95, months: 36, deposit: 80_000 } });
    expect(loanOf({ ...CAR, car_loan_option: null })).toEqual({ payment: 4906, figures: null });
  });

  test.each<[string, object]>([
    ['no monthly cost', { car_loan_monthly_cost: null }],
    ['a monthly cost of 0', { car_loan_monthly_cost: 0 }],
    ['no price', { car_price: null }],
    ['a price of 0', { car_price: 0, car_price_text: '0 kr' }],
    ['another monthly cost in its loan', { car_loan_monthly_cost: 4500 }],
    ['another rate than its monthly cost', { car_loan_option: { ...OPTION, interest_rate: 3.95 } }],
    ['another price than its monthly cost', { car_price: 4_000_000, car_loan_option: { ...OPTION, price: 4_000_000 } }],
    ['a loan for another price', { car_price: 350_000 }],
    ['a loan for the price before a campaign', { car_has_campaign_price: true, car_campaign_price: 380_000 }],
  ])('is none with %s', (_, changes) => {
    expect(loanOf({ ...CAR, ...changes })).toBeNull();
  });

  test.each<[string, object]>([
    ['the start fee borrowed too', { default_monthly_cost: 4927 }],
    ['paid in advance', { default_monthly_cost: 4879 }],
    ['at 0 %, rounded down', { interest_rate: 0, default_monthly_cost: 3378, start_fee: 0 }],
  ])('may be calculated in another way: %s', (_, changes) => {
    const option = { ...OPTION, ...changes };
    expect(
      loanOf({ ...CAR, car_loan_option: option, car_loan_monthly_cost: option.default_monthly_cost }),
    ).not.toBeNull();
  });

  test('may include the VAT that the price of a van is without', () => {
    const van = { car_price: 320_000, car_vat_eligible: true, car_vehicle_type_code: 'LCV' };
    expect(loanOf({ ...CAR, ...van })).toMatchObject({ payment: 4906, figures: { price: 400_000 } });
  });

  test('describes the contradiction for operators', () => {
    expect(loanIssue(CAR)).toBeNull();
    expect(loanIssue({ ...CAR, car_price: 350_000 })).toBe("the loan's price is 400000, the car's 350000");
    expect(loanIssue({ ...CAR, car_loan_option: { ...OPTION, interest_rate: 3.95 } })).toBe(
      'the monthly cost is 4906, its terms at 3.95 % give 4244',
    );
  });
});

describe('texts that state a rate', () => {
  const campaigns = (names: string[], changes: object = {}) =>
    campaignsOf({ ...CAR, car_campaigns: names, ...changes });

  test('campaigns remain with the nominal or the effective rate of the loan, or without any rate', () => {
    expect(campaigns(['Ränta 6,95 %', 'Effektiv ränta 7,5 %', '7.5% APR', 'Vinterhjul på köpet'])).toHaveLength(4);
    expect(campaigns(['Ränta 3,95 %', 'Ränta 7 %', 'Kampanj 2,9 %', 'Räntefritt'])).toEqual([]);
  });

  test('every rate is removed when the car has no loan or a contradictory one', () => {
    expect(campaigns(['Ränta 6,95 %', 'Fri hemleverans'], { car_loan_monthly_cost: null })).toEqual([
      'Fri hemleverans',
    ]);
    expect(campaigns(['Ränta 6,95 %'], { car_loan_monthly_cost: 4200 })).toEqual([]);
  });

  test('other texts lose only the sentence', () => {
    const loan = loanOf(CAR);
    expect(withoutFalseRates('Ränta 6,95 %. Välkommen!', loan)).toBe('Ränta 6,95 %. Välkommen!');
    expect(withoutFalseRates('Fin bil.\n\nNu 1,95 % ränta! Ring oss.', loan)).toBe('Fin bil.\n\nRing oss.');
    expect(withoutFalseRates('Nu 6,95 % ränta!', null)).toBe('');
  });
});
