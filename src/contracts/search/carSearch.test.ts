import { describe, expect, test } from '@jest/globals';
import {
  CAR_FACETS,
  CAR_PAGE_CAP,
  CAR_PAGE_SIZE,
  CAR_QUERY_NAMES,
  CAR_SORTS,
  CAR_TOTAL_CAP,
  formatCarQuery,
  parseCarQuery,
} from './carSearch.ts';

const canonical = (text: string) => formatCarQuery(parseCarQuery(new URLSearchParams(text)));

test('F048 constants of the list', () => {
  expect([CAR_PAGE_SIZE, CAR_PAGE_CAP, CAR_TOTAL_CAP]).toEqual([48, 20, 10_000]);
  expect(CAR_SORTS[0]).toBe('car_publishdate_desc');
  expect(CAR_FACETS.map(({ name }) => name).slice(0, 3)).toEqual(['car_brand', 'car_price', 'car_campaign_price']);
});

describe('F046 the query of the list', () => {
  test.each([
    ['', ''],
    ['car_brand=Volvo&car_brand=BMW', 'car_brand=BMW&car_brand=Volvo'],
    ['car_brand=Volvo&car_brand=Volvo&car_brand=', 'car_brand=Volvo'],
    ['page=2&car_fuel=El&keyphrase=%20drag%20%20krok', 'keyphrase=drag+krok&car_fuel=El&page=2'],
    ['sortName=car_publishdate_desc', ''],
    ['sortName=car_price_asc', 'sortName=car_price_asc'],
    ['sortName=; drop', ''],
    ['utm_source=x&index=y&fields=z', ''],
    ['page=-1', ''],
    ['page=20', 'page=19'],
    ['page=abc', ''],
    ['__proto__=x&constructor=y', ''],
  ])('%j is written %j', (from, to) => {
    expect(canonical(from)).toBe(to);
  });

  test.each([
    ['car_price=100000-250000', 'car_price=100000-250000'],
    ['car_price=250000-100000', 'car_price=100000-250000'],
    ['car_price=100000', ''],
    ['car_price=a-b', ''],
    ['car_price.from=100 000&car_price.to=250000', 'car_price=100000-250000'],
    ['car_price.from=100000&car_price.to=', 'car_price=100000-999999999'],
    ['car_price.from=&car_price.to=', ''],
    ['car_price=1-2&car_price.from=5', 'car_price=1-2'],
  ])('F049 %j is written %j', (from, to) => {
    expect(canonical(from)).toBe(to);
  });

  test('limits the values and their length', () => {
    const many = Array.from({ length: 500 }, (_, index) => `car_brand=m${index}`).join('&');
    expect(parseCarQuery(new URLSearchParams(many)).values.car_brand).toHaveLength(40);
    expect(parseCarQuery(new URLSearchParams(`keyphrase=${'x'.repeat(5000)}`)).keyphrase).toHaveLength(120);
  });

  test('a formatted query equals its parsed one', () => {
    const text = 'keyphrase=a&car_brand=B&car_model=C&car_price=1-2&sortName=car_year_desc&page=3';
    expect(canonical(canonical(text))).toBe(text);
  });

  test.each([
    ['car_price.from=24,990', 'car_price=24990-999999999'],
    ['car_price.from=24.990&car_price.to=1 000’000', 'car_price=24990-1000000'],
    ['car_price.from=24,990.50&car_price.to=30000,5', 'car_price=24990-30000'],
    ['car_mileage.tenths.from=10,000&car_mileage.tenths.to=50 000', 'car_mileage=1000-5000'],
    ['car_mileage.tenths.from=10,000', 'car_mileage=1000-999999999'],
  ])('a form’s fields as they write their own amounts: %s', (input, expected) => {
    expect(canonical(input)).toBe(expected);
  });

  test('the list of parameter names is complete', () => {
    expect(CAR_QUERY_NAMES).toEqual(expect.arrayContaining(['car_model', 'car_price', 'car_price.from', 'page']));
    expect(CAR_QUERY_NAMES).not.toContain('utm_source');
  });
});
