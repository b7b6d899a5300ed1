import { expect, test } from '@jest/globals';
import { createLookUpLimit } from './lookUpLimit.ts';
import { createMemoryStore } from './memoryStore.ts';

const SECOND = 1_000;

test('Q29: a client has 10 look-ups in any minute and 60 in any day', async () => {
  let now = 5 * SECOND;
  const limit = createLookUpLimit(
    createMemoryStore(() => now),
    'plates',
  );
  const times = async (count: number) => {
    const waits: number[] = [];
    for (let at = 0; at < count; at += 1) waits.push(await limit('client'));
    return waits;
  };
  const allowed = (count: number) => Array(count).fill(0);
  // One call a second: the eleventh waits for the first one to be a minute old.
  for (let second = 0; second < 10; second += 1) {
    expect(await times(1)).toEqual([0]);
    now += SECOND;
  }
  expect(await times(2)).toEqual([50, 50]);
  expect(await limit('another client')).toBe(0);
  now += 49 * SECOND;
  expect(await times(1)).toEqual([1]);
  now += SECOND;
  expect(await times(2)).toEqual([0, 1]);
  for (let minute = 1; minute <= 4; minute += 1) {
    now += 60 * SECOND;
    expect(await times(11)).toEqual([...allowed(10), 60]);
  }
  now += 60 * SECOND;
  expect(await times(9)).toEqual(allowed(9));
  // The day is used up, until the first look-up is a day old.
  const [wait = 0] = await times(1);
  expect(wait).toBe(86_400 - (now - 5 * SECOND) / SECOND);
  now += (wait - 1) * SECOND;
  expect(await times(1)).toEqual([1]);
  now += SECOND;
  expect(await times(2)).toEqual([0, 1]);
});
