import { expect, test } from '@jest/globals';
import { countText } from '../car/countText.ts';
import { displayedCount, isCut, nextPage } from './counts.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [2379, '2,379'],
  [10_000, '10,000'],
  [10_001, '10000+'],
  [98_765, '10000+'],
])('F048 a total of %i is displayed as %s', (total, text) => {
  expect(countText(total, 'en-GB')).toBe(text);
});

test.each([
  [0, 30, 30],
  [0, 100, 48],
  [1, 100, 96],
  [2, 100, 100],
])('F045 page %i of %i cars shows %i', (page, total, expected) => {
  expect(displayedCount(page, total)).toBe(expected);
});

test.each([
  [0, 48, null],
  [0, 49, 1],
  [18, 20_000, 19],
  [19, 20_000, null],
])('F048 the page after page %i of %i cars is %s', (page, total, next) => {
  expect(nextPage(page, total)).toBe(next);
});

test.each([
  [0, 10, false],
  [0, 49, false],
  [19, 960, false],
  [19, 961, true],
])('F048 page %i of %i cars is cut: %s', (page, total, expected) => {
  expect(isCut(page, total)).toBe(expected);
});
