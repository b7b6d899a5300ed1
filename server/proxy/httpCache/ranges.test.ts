import { expect, test } from '@jest/globals';
import { parseRange } from './ranges.ts';

test.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=10-', { from: 10, to: 99 }],
  ['bytes=-5', { from: 95, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  ['bytes=0-9999999999999999999', null],
  [undefined, null],
])('%s of 100 bytes', (field, expected) => expect(parseRange(field, 100)).toEqual(expected));
