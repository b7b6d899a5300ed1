import { describe, expect, test } from '@jest/globals';
import { CLICK_TOLERANCE, EXPAND_THRESHOLD, isDrag, shouldExpand } from './dragging.ts';

describe('F067 dragging the similar cars', () => {
  test('up to 5 px are a click, from 30 % of the range the row expands', () => {
    expect([CLICK_TOLERANCE, EXPAND_THRESHOLD]).toEqual([5, 0.3]);
  });
  test.each([
    [0, false],
    [5, false],
    [-5, false],
    [6, true],
    [-6, true],
  ])('%i px: a drag %j', (moved, drags) => expect(isDrag(moved)).toBe(drags));
  test.each([
    [299, 1000, false],
    [300, 1000, true],
    [-300, 1000, false],
    [300, 0, false],
  ])('%i of %i px: expands %j', (moved, range, expands) => expect(shouldExpand(moved, range)).toBe(expands));
});
