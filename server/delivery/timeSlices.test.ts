import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createTimeSlices } from './timeSlices.ts';

describe('Q49: work in slices', () => {
  test('runs at once when nothing else waits', async () => {
    const { run, isBusy } = createTimeSlices();
    const done: string[] = [];
    run(() => done.push('first'));
    expect([done, isBusy()]).toEqual([['first'], false]);
    await nextTurn();
    await nextTurn();
    run(() => done.push('second'));
    expect(done).toEqual(['first', 'second']);
  });

  test('goes on in the next turns of the event loop, in order, a slice in each', async () => {
    let time = 0;
    const { run, isBusy } = createTimeSlices(() => time);
    const done: number[] = [];
    for (let at = 0; at < 10; at += 1) {
      run(() => {
        time += 2.5;
        done.push(at);
      });
    }
    expect(done).toEqual([0]);
    const after: number[] = [];
    while (isBusy()) {
      await nextTurn();
      after.push(done.length);
    }
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const slices = after.map((count, turn) => count - (after[turn - 1] ?? 1));
    expect(Math.max(...slices)).toBe(4);
  });
});
