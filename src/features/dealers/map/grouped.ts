import type { MapPlace } from './mapHandle.ts';

export interface Group {
  places: readonly MapPlace[];
  /** In pixels of the map's zoom. */
  x: number;
  y: number;
}

/**
 * Places that would cover each other are one mark: each joins the first group whose middle is near, in the order of the list.
 *
 * @param pixelOf where a place is at the zoom that is shown
 * @param near pixels
 */
export function grouped(
  places: readonly MapPlace[],
  pixelOf: (place: MapPlace) => { x: number; y: number },
  near: number,
): Group[] {
  const groups: { places: MapPlace[]; x: number; y: number }[] = [];
  for (const place of places) {
    const { x, y } = pixelOf(place);
    const group = groups.find((each) => Math.hypot(each.x - x, each.y - y) < near);
    if (group) {
      const count = group.places.push(place);
      group.x += (x - group.x) / count;
      group.y += (y - group.y) / count;
    } else groups.push({ places: [place], x, y });
  }
  return groups;
}
