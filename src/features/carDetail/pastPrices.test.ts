import { expect, test } from '@jest/globals';
import { testLoaderContext } from '../../testing/renderOnPage.tsx';
import { pastPrices } from './pastPrices.ts';

const NOW = Date.parse('2026-11-11');
const history = [
  { date: '2026-11-01', price: 300_000 },
  { date: '2026-11-06', price: 280_000 },
  { date: '2026-11-09', price: 290_000 },
];
const past = (car: object) =>
  pastPrices({ car_price: 290_000, car_price_history: history, ...car } as never, testLoaderContext(), NOW);

test('the line has a step at the share of the time at which the price changed, and ends now', () => {
  expect(past({}).priceSteps).toBe('M0 3H50V21H80V12H100');
  expect(past({}).priceHistory?.map(([, price]) => price.replaceAll('\u00a0', ' '))).toEqual([
    '290 000 kr',
    '280 000 kr',
    '300 000 kr',
  ]);
});

test.each([
  ['that ends with another price', { car_price: 310_000 }],
  ['whose dates go back', { car_price_history: [...history].reverse(), car_price: 300_000 }],
  ['with a date that is none', { car_price_history: [{ date: 'May', price: 1 }, ...history] }],
  ['with a price twice', { car_price_history: [...history, { date: '2026-11-10', price: 290_000 }] }],
  ['of one price', { car_price_history: history.slice(2) }],
])('a history %s is not shown', (_, car) => {
  expect(past(car)).toEqual({});
});
