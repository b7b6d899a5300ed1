import { expect, test } from '@jest/globals';
import { createFirstTime } from './firstTime.ts';

test('a key is new once; beyond the limit no key is new', () => {
  const isNew = createFirstTime(2);
  expect(['a', 'a', 'b', 'c', 'b'].map(isNew)).toEqual([true, false, true, false, false]);
});
