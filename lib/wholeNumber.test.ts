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
    ['150 tkr', 150_000],
    ['149,9 tkr', 149_900],
    ['150 t.kr.', 150_000],
    ['1,5 mkr', 1_500_000],
    ['15k', 15_000],
    ['60 tusen kr', 60_000],
    ['12 tis. €', 12_000],
    ['60000kr', 60_000],
    ['kr 60 000,-', 60_000],
    ['42.000', 42_000],
    ['42.000:-', 42_000],
    ['42 000,50 kr.', 42_000],
    ['£20,000.00', 20_000],
    ['15 000,00 €', 15_000],
    ['１５０　０００', 150_000],
    ['１５０，０００', 150_000],
    ['4 500 mil', 4_500],
    ['kr', null],
    ['150 bananas', null],
    ['150 tkr 2', null],
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
