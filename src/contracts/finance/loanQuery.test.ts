import { expect, test } from '@jest/globals';
import { formatLoanQuery, parseLoanQuery, withLoanQuery } from './loanQuery.ts';

test.each([
  ['', {}],
  ['deposit=60000&months=48', { deposit: 60_000, months: 48 }],
  ['months=48&deposit=60+000&x=1', { deposit: 60_000, months: 48 }],
  ['deposit=60%C2%A0000', { deposit: 60_000 }],
  ['deposit=60,000', { deposit: 60_000 }],
  ['deposit=-1&months=1e3', {}],
  ['deposit=9999999999&months=361', {}],
  ['deposit=&months=NaN', {}],
  ['deposit=%00', {}],
])('F072 the query %j has the terms %j', (query, choice) => {
  expect(parseLoanQuery(new URLSearchParams(query))).toEqual(choice);
});

test('F072 terms have one canonical form, and other parameters stay', () => {
  expect(formatLoanQuery({ months: 48, deposit: 60_000 })).toBe('deposit=60000&months=48');
  expect(formatLoanQuery({})).toBe('');
  expect(withLoanQuery('?sent=contact&months=36', { deposit: 1_000, months: 48 })).toBe(
    '?sent=contact&deposit=1000&months=48',
  );
  expect(withLoanQuery('?deposit=1&months=2', null)).toBe('');
});
