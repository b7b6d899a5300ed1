import { describe, expect, test } from '@jest/globals';
import { fitting } from './fitting.ts';

const row = { widths: [100, 100, 100, 100], gap: 20, more: 60 };

describe('F018 how many entries the row holds', () => {
  test.each([
    ['all, exactly', 460, Number.POSITIVE_INFINITY],
    ['one pixel less: the last makes room for More', 459, 3],
    ['More and three', 420, 3],
    ['one pixel less than that', 419, 2],
    ['More and one', 180, 1],
    ['More alone', 179, 0],
    ['nothing', 0, 0],
  ])('%s', (_name, room, shown) => {
    expect(fitting({ ...row, count: room })).toBe(shown);
  });

  test('the last alone may be narrower than More and still not fit', () => {
    expect(fitting({ widths: [100, 100, 20], gap: 20, more: 60, count: 259 })).toBe(1);
    expect(fitting({ widths: [100, 100, 20], gap: 20, more: 60, count: 260 })).toBe(Number.POSITIVE_INFINITY);
  });

  test('no entries need no room', () => {
    expect(fitting({ widths: [], gap: 20, more: 60, count: 0 })).toBe(Number.POSITIVE_INFINITY);
  });
});
