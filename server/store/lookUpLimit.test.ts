import { expect, test } from '@jest/globals';
import { createLookUpLimit } from './lookUpLimit.ts';
import { createMemoryStore } from './memoryStore.ts';

const SECOND = 1_000;

test('Q29: a client has 10 look-ups a minute and 60 a day', async () => {
  let now = 0;
  const limit = createLookUpLimit(
    createMemoryStore(() => now),
    'plates',
  );
  const times = async (count: number) => {
    const waits: number[] = [];
    for (let at = 0; at < count; at += 1) waits.push(await limit('client'));
    return waits;
  };
  expect(await times(10)).toEqual(Array(10).fill(0));
  expect(await times(1)).toEqual([6]);
  expect(await limit('another client')).toBe(0);
  for (let minute = 1; minute <= 5; minute += 1) {
    now += 60 * SECOND;
    expect(await times(10)).toEqual(Array(10).fill(0));
  }
  now += 60 * SECOND;
  // By the day, one look-up in 24 minutes is added.
  const [wait = 0] = await times(1);
  expect(wait).toBeGreaterThan(17 * 60);
  now += wait * SECOND;
  expect(await times(1)).toEqual([0]);
});
