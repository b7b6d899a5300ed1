import { expect, test } from '@jest/globals';
import { groupPlaces, placeAfter } from './groupPlaces.ts';

const place = (id: string, lng: number, lat = 0) => ({ id, name: id, lat, lng });
/** Ten pixels per degree. */
const pixelOf = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng * 10, y: lat * 10 });
const groupIds = (places: ReturnType<typeof place>[], maxDistance: number) =>
  groupPlaces(places, pixelOf, maxDistance).map(({ places: members }) => members.map(({ id }) => id).join(''));

test('F080 places whose markers would overlap share one marker, and none is lost', () => {
  expect(groupIds([], 30)).toEqual([]);
  expect(groupIds([place('a', 0), place('b', 2.9), place('c', 9)], 30)).toEqual(['ab', 'c']);
  expect(groupIds([place('a', 0), place('b', 3), place('c', 9)], 30)).toEqual(['a', 'b', 'c']);
});

test('a group is at the centre of its places', () => {
  const [group] = groupPlaces([place('a', 0), place('b', 2), place('c', 1, 1)], pixelOf, 30);
  expect([group?.x, Math.round((group?.y ?? 0) * 100) / 100]).toEqual([10, 3.33]);
});

test('F080 the places of a group follow one another, and the first follows the last', () => {
  const places = [place('a', 0), place('b', 0), place('c', 0)];
  expect([null, 'x', 'a', 'b', 'c'].map((id) => placeAfter(id, places)?.id)).toEqual(['a', 'a', 'b', 'c', 'a']);
  expect(placeAfter(null, [])).toBeUndefined();
});
