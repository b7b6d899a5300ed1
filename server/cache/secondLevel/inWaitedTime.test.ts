import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { DeadlineError } from '../../../lib/withTimeout.ts';
import { inWaitedTime } from './inWaitedTime.ts';

/** Holds the event loop. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('what settles in time is returned, and what does not is late', async () => {
  expect(await inWaitedTime(1_000, sleep(1, 'a'))).toBe('a');
  await expect(inWaitedTime(1_000, Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(inWaitedTime(5, new Promise(() => {}))).rejects.toThrow(DeadlineError);
});

test('a response that arrives while this process is busy is not late', async () => {
  const response = sleep(8, 'a').then((value) => sleep(0, value));
  const waited = inWaitedTime(5, response);
  hold(60);
  expect(await waited).toBe('a');
});
