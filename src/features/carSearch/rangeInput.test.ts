import { describe, expect, test } from '@jest/globals';

import { fieldText, rangeOf } from './rangeInput.ts';

const BOUNDS = { min: 10_000, max: 900_000 };

describe('F049 range fields', () => {
  test.each<[string, string, 'low' | 'high', [number, number] | null]>([
    ['100000', '200000', 'low', [100_000, 200_000]],
    ['100000', '', 'low', [100_000, 900_000]],
    ['', '200000', 'high', [10_000, 200_000]],
    ['', '', 'low', null],
    ['10000', '900000', 'low', null],
    ['1', '9999999', 'high', null],
    ['1', '200000', 'low', [10_000, 200_000]],
    ['950000', '', 'low', [900_000, 900_000]],
    ['300000', '200000', 'low', [300_000, 300_000]],
    ['300000', '200000', 'high', [200_000, 200_000]],
    ['x', '200000', 'low', [10_000, 200_000]],
  ])('%s to %s, %s changed, is %j', (low, high, changed, range) => {
    expect(rangeOf(low, high, changed, BOUNDS)).toEqual(range);
  });

  test.each<[[number, number] | undefined, string, string]>([
    [undefined, '', ''],
    [[10_000, 200_000], '', '200000'],
    [[20_000, 900_000], '20000', ''],
    [[0, 999_999_999], '', ''],
  ])('%j is displayed as %j and %j: values at or beyond a bound are empty fields', (range, low, high) => {
    expect([fieldText(range, 'low', BOUNDS, String), fieldText(range, 'high', BOUNDS, String)]).toEqual([low, high]);
  });
});
