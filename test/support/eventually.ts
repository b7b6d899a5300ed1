import { setTimeout as sleep } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { expect } from '@jest/globals';

const TIMEOUT_MS = 30_000;
const PAUSE = 50;

/**
 * Repeats `read` until its result is as expected. Use it after an input: React may render the change later than the
 * event, and a busy machine takes longer. After 30 seconds it fails with the message of the last `expect`, at the line
 * of the test that called it.
 *
 * @param read returns the current state of the page; it may throw while the page navigates
 * @param expected the value itself, with or without matchers, or a function with assertions
 */
export function eventually<T>(read: () => T | Promise<T>, expected: (found: T) => void): Promise<void>;
export function eventually(read: () => unknown, expected: unknown): Promise<void>;
export async function eventually(read: () => unknown, expected: unknown): Promise<void> {
  const caller = new Error();
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      const found = await read();
      if (typeof expected === 'function') expected(found);
      else expect(found).toEqual(expected);
      return;
    } catch (error) {
      if (Date.now() >= deadline) throw withStackOf(caller, error);
      await sleep(PAUSE);
    }
  }
}

/** Returns the error with the stack of the caller, because Jest points at the first line of the stack. */
function withStackOf({ stack = '' }: Error, error: unknown): unknown {
  if (isNativeError(error)) error.stack = `${error.message}\n${stack.split('\n').slice(2).join('\n')}`;
  return error;
}
