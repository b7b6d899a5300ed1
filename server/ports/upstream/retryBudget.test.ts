import { expect, test } from '@jest/globals';
import { createRetryBudget } from './retryBudget.ts';

test('Q5: a thousand failing calls get about a hundred retries', () => {
  const budget = createRetryBudget();
  let retries = 0;
  for (let call = 0; call < 1_000; call += 1) {
    budget.recordAttempt();
    if (budget.takeRetry()) retries += 1;
  }
  expect(retries).toBeGreaterThan(95);
  expect(retries).toBeLessThanOrEqual(106);
});

test('at most ten tokens accumulate', () => {
  const budget = createRetryBudget();
  for (let call = 0; call < 10_000; call += 1) budget.recordAttempt();
  let retries = 0;
  while (budget.takeRetry()) retries += 1;
  expect(retries).toBe(10);
});
