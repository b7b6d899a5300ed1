import { expect, test } from '@jest/globals';
import { sameSecret } from './sameSecret.ts';

test.each([
  ['right', 'right', true],
  ['wrong', 'right', false],
  ['righ', 'right', false],
  ['', '', false],
  ['', 'right', false],
  [undefined, 'right', false],
  [['right'], 'right', false],
])('%j for %j: %s', (given, own, same) => {
  expect(sameSecret(given, own)).toBe(same);
});
