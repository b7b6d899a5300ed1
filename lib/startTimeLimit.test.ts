import { describe, expect, test } from '@jest/globals';
import { startTimeLimit } from './startTimeLimit.ts';
import { withTimeout } from './withTimeout.ts';

/** Keeps the event loop busy. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the event loop has read its connections. What takes long now makes the timers late, which run before the next reading. */
const afterReading = () => new Promise((resolve) => setImmediate(resolve, 'arrived'));

describe('a time limit of a process that was busy', () => {
  test('ends after what has arrived meanwhile was read', async () => {
    await afterReading();
    const arrived = afterReading();
    const result = withTimeout(1, 'response', arrived);
    block(20);
    await expect(result).resolves.toBe('arrived');
  });

  test('can still be ended in that turn', async () => {
    await afterReading();
    const expirations: string[] = [];
    const endLimit = startTimeLimit(1, () => expirations.push('expired'));
    void afterReading().then(endLimit);
    block(20);
    await sleep(10);
    expect(expirations).toEqual([]);
  });
});
