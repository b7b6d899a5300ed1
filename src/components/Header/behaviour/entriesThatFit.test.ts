import { describe, expect, test } from '@jest/globals';
import { entriesThatFit } from './entriesThatFit.ts';

const row = { widths: [100, 100, 100, 100], gap: 20, moreWidth: 60 };

describe('F018 how many entries fit into the row', () => {
  test.each([
    ['all, exactly', 460, Number.POSITIVE_INFINITY],
    ['one pixel less: More has the last two', 459, 2],
    ['More and three would fit, but More would have one entry', 420, 2],
    ['More and two', 300, 2],
    ['one pixel less than that', 299, 1],
    ['More and one', 180, 1],
    ['More alone', 179, 0],
    ['nothing', 0, 0],
  ])('%s', (_name, rowWidth, expected) => {
    expect(entriesThatFit({ ...row, rowWidth })).toBe(expected);
  });

  test('a last entry narrower than More may still not fit', () => {
    expect(entriesThatFit({ widths: [100, 100, 20], gap: 20, moreWidth: 60, rowWidth: 259 })).toBe(1);
    expect(entriesThatFit({ widths: [100, 100, 20], gap: 20, moreWidth: 60, rowWidth: 260 })).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  test('no entries need no width', () => {
    expect(entriesThatFit({ widths: [], gap: 20, moreWidth: 60, rowWidth: 0 })).toBe(Number.POSITIVE_INFINITY);
  });
});
