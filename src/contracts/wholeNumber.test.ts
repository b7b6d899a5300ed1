import { describe, expect, test } from '@jest/globals';

import { wholeNumber } from './wholeNumber.ts';

describe('F049, F072 typed numbers', () => {
  test.each([
    ['250000', 250_000],
    [' 250 000 ', 250_000],
    ['250\u00a0000', 250_000],
    ['250\u202f000', 250_000],
    ['250,000', 250_000],
    ['250.000', 250_000],
    ['268.40', 268],
    ['1,250.50 ', 1250],
    ['1.250,5', 1250],
    ['12 500', 12_500],
    ['.50', null],
    ['', null],
    ['-5', null],
    ['12e3', null],
    ['1234567890', null],
  ])('%j is %s', (text, amount) => {
    expect(wholeNumber(text)).toBe(amount);
  });

  test('a number above the maximum is none', () => {
    expect([wholeNumber('360', 360), wholeNumber('361', 360)]).toEqual([360, null]);
  });
});
