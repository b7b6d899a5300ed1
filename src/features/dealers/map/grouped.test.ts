import { expect, test } from '@jest/globals';
import { grouped } from './grouped.ts';

const place = (id: string, lng: number, lat = 0) => ({ id, name: id, lat, lng });
/** Ten pixels a degree. */
const pixelOf = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng * 10, y: lat * 10 });
const idsOf = (places: ReturnType<typeof place>[], near: number) =>
  grouped(places, pixelOf, near).map(({ places: own }) => own.map(({ id }) => id).join(''));

test('F080 places that would cover each other are one mark, and none is lost', () => {
  expect(idsOf([], 30)).toEqual([]);
  expect(idsOf([place('a', 0), place('b', 2.9), place('c', 9)], 30)).toEqual(['ab', 'c']);
  expect(idsOf([place('a', 0), place('b', 3), place('c', 9)], 30)).toEqual(['a', 'b', 'c']);
});

test('a group stands in the middle of its places', () => {
  const [group] = grouped([place('a', 0), place('b', 2), place('c', 1, 1)], pixelOf, 30);
  expect([group?.x, Math.round((group?.y ?? 0) * 100) / 100]).toEqual([10, 3.33]);
});
