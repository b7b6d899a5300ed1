import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { throttled } from './throttled.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('F027 at most one call in 50 ms, and a last one 250 ms after the final call', () => {
  const run = jest.fn();
  const call = throttled(run, 50, 250);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 4; count++) {
    jest.advanceTimersByTime(20);
    call();
  }
  // At 0 and at 60 ms.
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(249);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a pending call can be cancelled', () => {
  const run = jest.fn();
  const call = throttled(run, 50, 250);
  call();
  call.cancel();
  jest.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});
