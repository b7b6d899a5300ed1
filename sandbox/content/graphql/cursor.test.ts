import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { slice } from './cursor.ts';

describe('cursors', () => {
  test('the pages of a list add up to the list for every page size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 70 }), (all, first) => {
        const joined: number[] = [];
        let after = '';
        for (let hasNext = true; hasNext; ) {
          const page = slice(all, first, after);
          joined.push(...page.results);
          after = page.pageInfo.endCursor;
          hasNext = page.pageInfo.hasNext;
        }
        expect(joined).toEqual(all);
      }),
    );
  });

  test('is the base64 of the offset, also on the last page; 10 items by default, 1,000 at most', () => {
    const list = Array.from({ length: 1500 }, (_, index) => index);
    expect(slice([1, 2, 3, 4, 5], 10, '').pageInfo).toEqual({ endCursor: 'NQ==', hasNext: false });
    expect(slice(list, undefined, null).results).toHaveLength(10);
    expect(slice(list, 5000, '').results).toHaveLength(1000);
    expect(slice([], 10, '')).toEqual({ total: 0, results: [], pageInfo: { endCursor: 'MA==', hasNext: false } });
    expect(slice([1], 10, 'OTk=')).toMatchObject({ results: [], pageInfo: { hasNext: false } });
  });

  test('a negative page size and an invalid cursor are refused', () => {
    expect(() => slice([1], -1, '')).toThrow('must not be negative');
    expect(() => slice([1], 1, 'LTE=')).toThrow('not a valid cursor');
  });
});
