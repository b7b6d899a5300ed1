import { describe, expect, test } from '@jest/globals';
import { comparedIn, formatCompared, listVariantOf } from './listVariants.ts';

describe('F070 the query of a comparison', () => {
  test.each([
    ['compare=17,208', ['17', '208']],
    ['compare=208,17', ['17', '208']],
    ['compare=208%2C17', ['17', '208']],
    ['compare=17&compare=9&compare=17', ['9', '17']],
    ['compare=1,2,3,4,5', ['1', '2', '3', '4']],
    ['compare=5&compare=4&compare=3&compare=2&compare=1', ['2', '3', '4', '5']],
    ['compare=', []],
    ['compare=abc,-1,1.5,%00,1_3', []],
    ['compare=AB12,17,uk-7c', ['17', 'AB12', 'uk-7c']],
    ['compare=1234567890123', []],
    [`compare=${'1,'.repeat(5_000)}`, ['1']],
    ['compared=1', []],
    ['car_brand=Volvo', []],
  ])('%s', (query, ids) => {
    expect(comparedIn(new URLSearchParams(query))).toEqual(ids);
  });

  test('the query does not depend on the order of the cars', () => {
    expect(formatCompared(['208', '17'])).toBe('compare=17,208');
    expect(formatCompared([])).toBe('');
  });

  test('replaces the list regardless of other parameters; without a car the list is rendered', () => {
    const variantOf = (query: string) => listVariantOf(new URLSearchParams(query));
    expect(variantOf('car_brand=Volvo&compare=2,1&page=3')).toEqual({ kind: 'carCompare', search: 'compare=1,2' });
    expect(variantOf('compare=x&car_brand=Volvo')).toBeNull();
    expect(variantOf('')).toBeNull();
  });
});

test.each([
  ['saved=cars', 'savedCars'],
  ['page=2&saved=cars&car_fuel=Diesel', 'savedCars'],
  ['saved=cars&compare=17', 'carCompare'],
  ['offline=cars&page=2', 'offlineCars'],
  ['view=map', 'carMap'],
  ['car_fuel=Diesel&view=map&page=2', 'carMap'],
  ['view=map&saved=cars', 'savedCars'],
  ['view=list', undefined],
  ['offline=1', undefined],
  ['saved', undefined],
  ['saved=1', undefined],
  ['saved=1&saved=cars', undefined],
])('%s selects the variant %s', (query, kind) => {
  expect(listVariantOf(new URLSearchParams(query))?.kind).toBe(kind);
});
