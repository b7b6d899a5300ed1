import { expect, test } from '@jest/globals';
import { isRecord, recordOf } from './record.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [7, false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
  expect(recordOf(value)).toEqual(expected ? value : {});
});
