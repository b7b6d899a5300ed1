import { expect, test } from '@jest/globals';
import { shareHeroCar, withoutHeroCar } from './heroCar.data.ts';

/** Shares as the loaders of one page do. */
function page() {
  const shared = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, load: () => Promise<T>) => {
    const promise = shared.get(key) ?? load();
    shared.set(key, promise);
    return promise as Promise<T>;
  };
  return { once };
}
const CARS = [{ car_id: '1' }, { car_id: '2' }];

test('F014 the car of the hero is not shown again', async () => {
  const context = page();
  shareHeroCar(context, Promise.resolve('1'));
  expect(await withoutHeroCar(CARS, context)).toEqual([{ car_id: '2' }]);
});

test('F014 the only car is shown, also below the hero', async () => {
  const context = page();
  shareHeroCar(context, Promise.resolve('1'));
  expect(await withoutHeroCar([{ car_id: '1' }], context)).toEqual([{ car_id: '1' }]);
});

test('F014 a page whose hero shows no car has all cars', async () => {
  expect(await withoutHeroCar(CARS, page())).toEqual(CARS);
});
