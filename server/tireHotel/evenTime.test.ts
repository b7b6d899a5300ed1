import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { evenTime } from './evenTime.ts';

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await evenTime(run).catch(() => {});
  // Timers may fire a fraction of a millisecond early.
  return performance.now() - startedAt + 2;
}

test('Q27 Q29 a fast result, a slow one and a failure are given out at whole steps', async () => {
  const times = await Promise.all([
    timeOf(async () => {}),
    timeOf(async () => Promise.reject(new Error('failed'))),
    timeOf(() => sleep(260)),
  ]);
  for (const [at, step] of [250, 250, 500].entries()) expect(times[at]).toBeGreaterThanOrEqual(step);
});

test('returns the result and rejects with the error', async () => {
  expect(await evenTime(async () => 7)).toBe(7);
  await expect(evenTime(async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});
