import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createEvenTime, momentFor } from './evenTime.ts';

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await createEvenTime()(run).catch(() => {});
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
  const evenTime = createEvenTime();
  expect(await evenTime(async () => 7)).toBe(7);
  await expect(evenTime(async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test('Q29 with an upstream whose responses take about as long as a step, all results are given out at the next one', () => {
  const around = (middle: number) => Array.from({ length: 40 }, (_, at) => middle - 10 + (at % 21));
  for (const middle of [210, 245, 250, 255, 495, 1_240]) {
    const durations = around(middle);
    expect([middle, new Set(durations.map((elapsed) => momentFor(elapsed, durations))).size]).toEqual([middle, 1]);
  }
  expect(momentFor(3, around(250))).toBe(500);
});

test('a single slow call does not make the others wait; many do', () => {
  const fast = Array<number>(39).fill(5);
  expect(momentFor(5, [...fast, 1_900])).toBe(250);
  expect(momentFor(5, [...fast.slice(4), 1_900, 1_900, 1_900, 1_900, 1_900])).toBe(2_000);
});
