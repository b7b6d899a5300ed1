import { describe, expect, test } from '@jest/globals';
import { withoutTerms } from './loanQuery.ts';
import { formatQuoteQuery, maxDeposit, parseQuoteQuery, possibleTerms, withQuoteQuery } from './quoteTerms.ts';

const parse = (query: string) => parseQuoteQuery(new URLSearchParams(query));

describe('F075 terms of quotes in the URL', () => {
  test.each([
    ['', {}],
    ['deposit=3,000&months=36&mileage=12000', { deposit: 3000, months: 36, mileage: 12_000 }],
    ['mileage=11,500&payment=£250', { mileage: 12_000, payment: 250 }],
    ['payment=250', { payment: 250 }],
    ['payment=268.40&deposit=1,250.50', { payment: 268, deposit: 1250 }],
    ['payment=0&mileage=x', {}],
  ])('%s', (query, terms) => expect(parse(query)).toEqual(terms));

  test('are written in one order, and replace those of a query', () => {
    const terms = { payment: 250, mileage: 8000, months: 36, deposit: 1000 };
    expect(formatQuoteQuery(terms)).toBe('deposit=1000&months=36&mileage=8000&payment=250');
    expect(parse(formatQuoteQuery(terms))).toEqual(terms);
    expect(withQuoteQuery('?payment=1&sent=contact&deposit=5', { months: 48 })).toBe('?sent=contact&months=48');
    expect(withQuoteQuery('?payment=1', {})).toBe('');
    expect(withoutTerms('?payment=1&mileage=2&sent=contact&deposit=5&months=6')).toBe('?sent=contact');
    expect(withoutTerms('?payment=1')).toBe('');
  });

  test('possible terms are the nearest to the requested ones', () => {
    const terms = { deposit: 99_999, months: 41, mileage: 9_000 };
    expect(possibleTerms(terms, 24_995)).toEqual({ deposit: 17_496, months: 36, mileage: 8_000 });
    expect(possibleTerms({ ...terms, deposit: -1, payment: 0.4 }, 24_995)).toMatchObject({ deposit: 0, payment: 1 });
    // 11,000 × 0.7 is slightly below 7,700 in doubles.
    expect([0, 142, 2_000, 11_000].map(maxDeposit)).toEqual([0, 99, 1_400, 7_700]);
    expect(possibleTerms(terms, 24_995, [24]).months).toBe(24);
  });
});
