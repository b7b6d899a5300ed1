import { expect, test } from '@jest/globals';
import { groupPlaces, placeAfter } from './groupPlaces.ts';

const place = (id: string, lng: number, lat = 0) => ({ id, name: id, lat, lng });
/** Ten pixels per degree. */
const pixelOf = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng * 10, y: lat * 10 });
const groupIds = (places: ReturnType<typeof place>[], maxDistance: number) =>
  groupPlaces(places, pixelOf, maxDistance).map((members) => members.map(({ id }) => id).join(''));

test('F080 places whose markers would overlap share one marker, and none is lost', () => {
  expect(groupIds([], 30)).toEqual([]);
  expect(groupIds([place('a', 0), place('b', 2.9), place('c', 9)], 30)).toEqual(['ab', 'c']);
  expect(groupIds([place('a', 0), place('b', 3), place('c', 9)], 30)).toEqual(['a', 'b', 'c']);
});

test('the first places of two groups are as far from each other as markers must be', () => {
  const places = Array.from({ length: 20 }, (_, at) => place(String(at), at * 1.1, (at * 7) % 5));
  const firsts = groupPlaces(places, pixelOf, 30).flatMap(([first]) => (first ? [pixelOf(first)] : []));
  const distances = firsts.flatMap((one, at) =>
    firsts.slice(at + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y)),
  );
  expect(firsts.length).toBeGreaterThan(2);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(30);
});

test('F080 the places of a group follow one another, and the first follows the last', () => {
  const places = [place('a', 0), place('b', 0), place('c', 0)];
  expect([null, 'x', 'a', 'b', 'c'].map((id) => placeAfter(id, places)?.id)).toEqual(['a', 'a', 'b', 'c', 'a']);
  expect(placeAfter(null, [])).toBeUndefined();
});
