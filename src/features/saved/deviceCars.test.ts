import { describe, expect, test } from '@jest/globals';
import { createDeviceCars, type KeptCar, keptCars } from './deviceCars.ts';

const car = (id: string, at = 1): KeptCar => ({
  card: { id, slug: 's', title: `Car ${id}`, text: '', facts: [], price: { amount: '1 kr' } },
  at,
});
const ids = (cars: readonly KeptCar[]) => cars.map(({ card }) => card.id);

describe('rank 7 what a browser has kept', () => {
  test.each<[string, string[]]>([
    ['{}', []],
    ['null', []],
    ['[null, 1, "x", {}, { "card": {} }]', []],
    [JSON.stringify([car('1'), { card: { id: 2 }, at: 1 }, { card: car('3').card }, car('4')]), ['1', '4']],
  ])('%s: what is a car of ours', (text, expected) => {
    expect(ids(keptCars(text, 50))).toEqual(expected);
  });

  test('as many as may be kept, and none that is too old', () => {
    const text = JSON.stringify(Array.from({ length: 60 }, (_, at) => car(String(at), 100 - at)));
    expect(keptCars(text, 50)).toHaveLength(50);
    expect(keptCars(text, 50, 91)).toHaveLength(10);
  });

  test('a text that is none, or a storage that is forbidden, is no cars', () => {
    const from = (read: () => string | null) => createDeviceCars({ text: { read, write: () => {} }, max: 50 }).get();
    expect(from(() => null)).toEqual([]);
    expect(from(() => '[{')).toEqual([]);
    expect(
      from(() => {
        throw new Error('forbidden');
      }),
    ).toEqual([]);
  });

  test('the newest fifty are written; nothing is left behind by the last', () => {
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

  test('where nothing can be written the cars are known as long as the page stands', () => {
    const write = () => {
      throw new Error('full');
    };
    const store = createDeviceCars({ text: { read: () => null, write }, max: 50 });
    store.set([car('1')]);
    expect(ids(store.get())).toEqual(['1']);
  });
});
