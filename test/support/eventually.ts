import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';

const TIMEOUT_MS = 30_000;
const PAUSE = 50;

/**
 * Reads until what is expected is there. A page shows what an input does when it gets to it: React renders a pointer's
 * moves later than the event, parts of a page come when they are wanted first, and a busy machine takes its time. What
 * never comes fails as `expect` does, with what was there instead, at the line that waited.
 *
 * @param read what the page shows now; it may fail while the page is on its way to another
 * @param expected the value itself, with matchers in it or not, or assertions about it
 */
export function eventually<T>(read: () => T | Promise<T>, expected: (found: T) => void): Promise<void>;
export function eventually(read: () => unknown, expected: unknown): Promise<void>;
export async function eventually(read: () => unknown, expected: unknown): Promise<void> {
  const here = new Error();
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      const found = await read();
      if (typeof expected === 'function') expected(found);
      else expect(found).toEqual(expected);
      return;
    } catch (error) {
      if (Date.now() >= until) throw at(here, error);
      await sleep(PAUSE);
    }
  }
}

/** Jest points at the first line of the stack: the one in the test, not the one above. */
function at({ stack = '' }: Error, error: unknown): unknown {
  if (error instanceof Error) error.stack = `${error.message}\n${stack.split('\n').slice(2).join('\n')}`;
  return error;
}
