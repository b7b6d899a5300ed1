import { expect, test } from '@jest/globals';
import { createPool } from './pool.ts';

const later = (): Promise<void> => new Promise((done) => setTimeout(done, 2));

test('runs at most its size of tasks at once, and settles all of them, also failed ones', async () => {
  const pool = createPool(2);
  let busy = 0;
  let most = 0;
  const task = async (): Promise<number> => {
    busy += 1;
    most = Math.max(most, busy);
    await later();
    busy -= 1;
    return busy;
  };
  const failing = pool(() => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const results = await Promise.all(Array.from({ length: 9 }, () => pool(task)));
  expect(results).toHaveLength(9);
  expect(most).toBe(2);
  expect(busy).toBe(0);
});
