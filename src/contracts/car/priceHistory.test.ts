import { describe, expect, test } from '@jest/globals';
import { lowestBefore, priceContradiction } from './priceHistory.ts';

const past = (...entries: [string, number][]) => entries.map(([date, price]) => ({ date, price }));

describe('F058 the lowest price of the 30 days before a reduction', () => {
  test('covers all prices valid in that time, including one that began before it', () => {
    const history = past(['2026-08-01', 300], ['2026-10-25', 280], ['2026-10-28', 310], ['2026-11-10', 270]);
    expect(lowestBefore(history)).toBe(280);
    expect(lowestBefore(past(['2026-01-01', 300], ['2026-11-10', 270]))).toBe(300);
  });

  test('ignores prices that ended before that time', () => {
    expect(lowestBefore(past(['2026-08-01', 200], ['2026-10-11', 310], ['2026-11-10', 270]))).toBe(310);
    expect(lowestBefore(past(['2026-08-01', 200], ['2026-10-12', 310], ['2026-11-10', 270]))).toBe(200);
  });

  test('is null without an earlier price', () => {
    expect(lowestBefore(past(['2026-11-10', 270]))).toBeNull();
    expect(lowestBefore([])).toBeNull();
    expect(lowestBefore(null)).toBeNull();
  });
});

describe('a reduced price that is a text without a number contradicts itself, because nothing can be compared with it', () => {
  const HISTORY = past(['2026-08-01', 23_000], ['2026-11-10', 20_000]);
  const REDUCED = {
    car_price: 20_000,
    car_retail_price: 23_000,
    car_campaign_price: 20_000,
    car_has_campaign_price: true,
    car_price_history: HISTORY,
  };

  test.each<[string, Parameters<typeof priceContradiction>[0], ReturnType<typeof priceContradiction>]>([
    ['numbers', REDUCED, null],
    ['numbers with texts', { ...REDUCED, car_retail_price_text: '£23,000', car_campaign_price_text: '£20,000' }, null],
    ['the usual price', { ...REDUCED, car_retail_price: null, car_retail_price_text: '£23,000' }, 'amounts'],
    ['the reduced price', { ...REDUCED, car_campaign_price: null, car_campaign_price_text: '£20,000' }, 'amounts'],
    ['a price of 0 is none', { ...REDUCED, car_retail_price: 0, car_retail_price_text: '£0' }, null],
    [
      'without a reduction no price is struck',
      { ...REDUCED, car_has_campaign_price: false, car_retail_price: null, car_retail_price_text: '£23,000' },
      null,
    ],
  ])('%s', (_name, car, contradiction) => {
    expect(priceContradiction(car)).toBe(contradiction);
  });
});
