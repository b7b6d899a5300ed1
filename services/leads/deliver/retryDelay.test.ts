import { expect, test } from '@jest/globals';
import { retryDelay } from './retryDelay.ts';

test('delays grow threefold up to an hour, and differ by a fifth', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map((attempts) => Math.round(retryDelay(attempts, () => 0.5)))).toEqual([
    10, 30, 90, 270, 810, 2_430, 3_600, 3_600,
  ]);
  expect([0, 1].map((random) => Math.round(retryDelay(1, () => random)))).toEqual([8, 12]);
});
