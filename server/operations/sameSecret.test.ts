import { expect, test } from '@jest/globals';
import { sameSecret } from './sameSecret.ts';

test.each([
  ['s3cret', 's3cret', true],
  ['s3cre', 's3cret', false],
  ['s3cret ', 's3cret', false],
  ['S3cret', 's3cret', false],
  ['', 's3cret', false],
  [undefined, 's3cret', false],
  [null, 's3cret', false],
  [['s3cret'], 's3cret', false],
  [7, 's3cret', false],
  ['', '', false],
  [undefined, '', false],
])('F003 %j for %j: %s', (received, configured, same) => {
  expect(sameSecret(received, configured)).toBe(same);
});
