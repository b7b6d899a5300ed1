import { expect, test } from '@jest/globals';
import { pauseAfter } from './notifier.ts';

test('the pause between two attempts doubles with each failure, up to five seconds', () => {
  expect([0, 1, 2, 3, 4, 50].map((failures) => pauseAfter(failures, 500))).toEqual([
    500, 1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  expect(pauseAfter(3, 60_000)).toBe(60_000);
});
