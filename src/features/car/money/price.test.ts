import { describe, expect, test } from '@jest/globals';
import { payableAmount } from '../../../contracts/car/offer.ts';
import { testSite } from '../../../testing/renderOnPage.tsx';
import { type PricedCar, priceOf } from './price.ts';

const priceView = (car: PricedCar) => priceOf(car, testSite);
const PLAIN = { car_price: 249900, car_price_text: '249 900 kr' };
const CAMPAIGN = {
  car_price: 229900,
  car_price_text: '229 900 kr',
  car_retail_price: 249900,
  car_retail_price_text: '249 900 kr',
  car_campaign_price: 229900,
  car_campaign_price_text: '229 900 kr',
  car_has_campaign_price: true,
};
const HISTORY = {
  car_price_history: [
    { date: '2026-09-01', price: 239_900 },
    { date: '2026-11-09', price: 199_900 },
  ],
};
const LOWEST = '239\u00a0900\u00a0kr';

describe('F058 price rules', () => {
  test.each<[string, PricedCar, ReturnType<typeof priceOf>]>([
    ['plain', PLAIN, { amount: '249 900 kr' }],
    [
      'campaign with retail struck, and the lowest price of 30 days',
      { ...CAMPAIGN, ...HISTORY },
      { amount: '229 900 kr', struck: '249 900 kr', lowest: LOWEST },
    ],
    ['campaign without earlier prices', CAMPAIGN, { amount: '229 900 kr' }],
    [
      'campaign that was as cheap in the 30 days before',
      {
        ...CAMPAIGN,
        car_price_history: [
          { date: '2026-09-01', price: 229_900 },
          { date: '2026-11-09', price: 229_900 },
        ],
      },
      { amount: '229 900 kr' },
    ],
    ['campaign price without its flag', { ...CAMPAIGN, car_has_campaign_price: false }, { amount: '229 900 kr' }],
    ['campaign flag without a price', { ...PLAIN, car_has_campaign_price: true }, { amount: '249 900 kr' }],
    [
      'campaign without retail strikes the ordinary price',
      {
        ...PLAIN,
        ...HISTORY,
        car_has_campaign_price: true,
        car_campaign_price: 199_900,
        car_campaign_price_text: '199 900 kr',
      },
      { amount: '199 900 kr', struck: '249 900 kr', lowest: LOWEST },
    ],
    ['sample is a from price', { ...PLAIN, car_is_sample: true }, { amount: '249 900 kr', from: true }],
    ['VAT note of a car', { ...PLAIN, car_vat_eligible: true }, { amount: '249 900 kr', note: 'withVat' }],
    [
      'VAT note of a van',
      { ...PLAIN, car_vat_eligible: true, car_vehicle_type_code: 'LCV' },
      { amount: '249 900 kr', note: 'withoutVat' },
    ],
    ['a van whose VAT is not deductible', { ...PLAIN, car_vehicle_type_code: 'LCV' }, { amount: '249 900 kr' }],
    ['retail alone', { car_retail_price_text: '249 900 kr' }, { amount: '249 900 kr' }],
    ['nothing', { car_is_sample: true, car_vat_eligible: true }, { amount: null }],
    ['price without a text', { car_price: 1234 }, { amount: '1\u00a0234\u00a0kr' }],
  ])('%s', (_name, car, expected) => {
    expect(priceView(car)).toEqual(expected);
  });

  test('in Britain a price is struck without the lowest one', () => {
    const british = { ...testSite, country: 'GB' };
    const expected = { amount: '229 900 kr', struck: '249 900 kr' };
    expect(priceOf({ ...CAMPAIGN, ...HISTORY }, british)).toEqual(expected);
    expect(priceOf(CAMPAIGN, british)).toEqual(expected);
  });

  test('the payable amount is the campaign price only with its flag', () => {
    expect(payableAmount(CAMPAIGN)).toBe(229900);
    expect(payableAmount({ car_price: 300, car_campaign_price: 200 })).toBe(300);
    expect(payableAmount({})).toBeNull();
  });
});
