import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadTwice } from './goneScripts.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const never = () => new Promise<never>(() => {});

/** Returns what a promise settles with, once it has. */
function outcomeOf(promise: Promise<unknown>) {
  const outcome: { value?: unknown; error?: unknown } = {};
  promise.then(
    (value) => Object.assign(outcome, { value }),
    (error: unknown) => Object.assign(outcome, { error }),
  );
  return outcome;
}

test('a script that does not answer has failed after 30 s', async () => {
  const outcome = outcomeOf(loadTwice(never));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(outcome).toEqual({});
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome.error).toBeInstanceOf(Error);
  expect(jest.getTimerCount()).toBe(0);
});

test('a second attempt that does not answer has failed 30 s after the first began', async () => {
  const load = jest.fn(never).mockReturnValueOnce(Promise.reject(new Error('gone')) as Promise<never>);
  const outcome = outcomeOf(loadTwice(load));
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(outcome.error).toBeInstanceOf(Error);
});

test('a script that has loaded, or failed twice, leaves no timer', async () => {
  const loaded = outcomeOf(loadTwice(() => Promise.resolve('view')));
  await jest.advanceTimersByTimeAsync(0);
  expect(loaded).toEqual({ value: 'view' });
  expect(jest.getTimerCount()).toBe(0);
  const gone = new Error('gone');
  const failed = outcomeOf(loadTwice(() => Promise.reject(gone)));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(failed).toEqual({ error: gone });
  expect(jest.getTimerCount()).toBe(0);
});
