import { describe, expect, test } from '@jest/globals';
import { readRange } from './range.ts';

describe('Range', () => {
  test.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=900-', { from: 900, to: 999 }],
    ['bytes=-100', { from: 900, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=990-5000', { from: 990, to: 999 }],
    ['bytes=1000-', 'invalid'],
    ['bytes=-0', 'invalid'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['items=0-1', undefined],
    [undefined, undefined],
  ])('%s of 1000 bytes', (header, span) => {
    expect(readRange(header, 1000)).toEqual(span);
  });
});
