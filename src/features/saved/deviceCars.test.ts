import { describe, expect, test } from '@jest/globals';
import { createDeviceCars, parseStoredCars, type StoredCar } from './deviceCars.ts';

const car = (id: string, at = 1): StoredCar => ({
  card: { id, slug: 's', title: `Car ${id}`, text: '', facts: [], price: { amount: '1 kr' } },
  at,
});
const ids = (cars: readonly StoredCar[]) => cars.map(({ card }) => card.id);

describe('rank 7 cars in the storage of a browser', () => {
  test.each<[string, string[]]>([
    ['{}', []],
    ['null', []],
    ['[null, 1, "x", {}, { "card": {} }]', []],
    [JSON.stringify([car('1'), { card: { id: 2 }, at: 1 }, { card: car('3').card }, car('4')]), ['1', '4']],
  ])('of %s only valid cars are read', (text, expected) => {
    expect(ids(parseStoredCars(text, 50))).toEqual(expected);
  });

  test('at most the maximum is read, and no car that is too old', () => {
    const text = JSON.stringify(Array.from({ length: 60 }, (_, at) => car(String(at), 100 - at)));
    expect(parseStoredCars(text, 50)).toHaveLength(50);
    expect(parseStoredCars(text, 50, 91)).toHaveLength(10);
  });

  test('without a valid text, or with forbidden storage, there are no cars', () => {
    const from = (read: () => string | null) => createDeviceCars({ text: { read, write: () => {} }, max: 50 }).get();
    expect(from(() => null)).toEqual([]);
    expect(from(() => '[{')).toEqual([]);
    expect(
      from(() => {
        throw new Error('forbidden');
      }),
    ).toEqual([]);
  });

  test('the newest fifty are stored; removing the last car removes the entry', () => {
    let stored: string | null = null;
    const write = (text: string | null) => {
      stored = text;
    };
    const store = createDeviceCars({ text: { read: () => stored, write }, max: 50 });
    store.set(Array.from({ length: 51 }, (_, at) => car(String(at))));
    expect(JSON.parse(stored ?? '')).toHaveLength(50);
    expect(ids(store.get())).toEqual(Array.from({ length: 50 }, (_, at) => String(at)));
    store.set([]);
    expect(stored).toBeNull();
  });

  test('if storing fails, the cars last as long as the document', () => {
    const write = () => {
      throw new Error('full');
    };
    const store = createDeviceCars({ text: { read: () => null, write }, max: 50 });
    store.set([car('1')]);
    expect(ids(store.get())).toEqual(['1']);
  });
});
