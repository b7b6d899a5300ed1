import { expect, test } from '@jest/globals';
import { sameProps } from './sameProps.ts';

test.each<[object, object, boolean]>([
  [{ a: 1, b: ['El'] }, { a: 1, b: ['El'] }, true],
  [{ b: [100, 200] }, { b: [100, 200] }, true],
  [{ b: ['El'] }, { b: ['El', 'Diesel'] }, false],
  [{ b: ['El'] }, { b: undefined }, false],
  [{ b: [{}] }, { b: [{}] }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
])('%j and %j are the same: %s', (before, after, same) => {
  expect(sameProps(before, after)).toBe(same);
});
