import { expect, test } from '@jest/globals';
import { createLimit } from './limit.ts';

test('runs all tasks, at most three at a time, also when some fail', async () => {
  const limit = createLimit(3);
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 1));
    running -= 1;
    if (number % 4 === 0) throw new Error(`${number}`);
    return number;
  };
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => limit(work(number))));
  expect(most).toBe(3);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  expect(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))).toHaveLength(15);
});
