import { expect, test } from '@jest/globals';
import { isShared } from './sharedPages.ts';

test.each([
  ['', []],
  ['car_fuel=Diesel&car_price=0-200000&sortName=price_asc&page=2', []],
  ['site_city=Lund&view=map', []],
  ['tag=news&page=2', []],
])('a page with the query "%s" is shared', (search, variants) => {
  expect(isShared({ search, variants })).toBe(true);
});

test.each([
  ['keyphrase=anna+ek', []],
  ['car_fuel=Diesel&keyphrase=x', []],
  ['near=59.3,18.1', []],
  ['deposit=60000&months=48', []],
  ['car=17', []],
  ['sent=contact', []],
  ['ids=1,2', []],
  ['', ['v1']],
])('a page with the query "%s" and the variants %j is not', (search, variants) => {
  expect(isShared({ search, variants })).toBe(false);
});
