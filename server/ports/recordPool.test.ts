import { describe, expect, test } from '@jest/globals';
import { createRecordPool, isEqualJson } from './recordPool.ts';

const car = (price: number) => ({ car_id: '1', car_price: price, car_images: [{ original: '/a.jpg' }] });

const same = (record: object) => record;

describe('Q51 the pool of records', () => {
  test('returns the object of an equal record, and else the record', () => {
    const pool = createRecordPool(10, same);
    const first = car(100);
    expect(pool('1', first)).toBe(first);
    expect(pool('1', car(100))).toBe(first);
    const dearer = car(200);
    expect(pool('1', dearer)).toBe(dearer);
    expect(pool('1', car(200))).toBe(dearer);
    const other = car(200);
    expect(pool('2', other)).toBe(other);
  });

  test('prepares equal records once', () => {
    let count = 0;
    const pool = createRecordPool(10, (record) => {
      count += 1;
      return { ...record, prepared: true };
    });
    const first = pool('1', car(100));
    expect([first, pool('1', car(100)), count]).toEqual([{ ...car(100), prepared: true }, first, 1]);
    expect(pool('1', car(100))).toBe(first);
    expect([pool('1', car(200)), count]).toEqual([{ ...car(200), prepared: true }, 2]);
  });

  test('returns equal records in both orders', () => {
    for (const prices of [
      [100, 200, 100],
      [200, 100, 200],
    ]) {
      const pool = createRecordPool(10, same);
      expect(prices.map((price) => pool('1', car(price)))).toEqual(prices.map(car));
    }
  });

  test('knows only as many records as it may, the latest ones', () => {
    const pool = createRecordPool(2, same);
    const [one, two] = [car(1), car(2)];
    pool('1', one);
    pool('2', two);
    // The first is seen again, so that the second is the oldest.
    expect(pool('1', car(1))).toBe(one);
    pool('3', car(3));
    const again = car(2);
    expect(pool('2', again)).toBe(again);
  });
});

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: [] }, { a: {} }, false],
  [{ a: null }, { a: {} }, false],
  [{ a: '1' }, { a: 1 }, false],
  [[1, 2], [1], false],
])('%j and %j are equal: %s', (one, other, equal) => {
  expect(isEqualJson(one, other)).toBe(equal);
});
