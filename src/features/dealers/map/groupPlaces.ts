import type { MapPlace } from './mapHandle.ts';

/** Places that share a marker. It stands at the first of them, because maps have a name below a place. */
export type PlaceGroup = readonly MapPlace[];

/**
 * Groups places whose markers would overlap: each place joins the first group whose first place is near, in the order of the
 * list.
 *
 * @param pixelOf position of a place in pixels at the current zoom
 * @param maxDistance pixels
 */
export function groupPlaces(
  places: readonly MapPlace[],
  pixelOf: (place: MapPlace) => { x: number; y: number },
  maxDistance: number,
): PlaceGroup[] {
  const groups: { places: MapPlace[]; x: number; y: number }[] = [];
  for (const place of places) {
    const { x, y } = pixelOf(place);
    const group = groups.find((each) => Math.hypot(each.x - x, each.y - y) < maxDistance);
    if (group) group.places.push(place);
    else groups.push({ places: [place], x, y });
  }
  return groups.map((group) => group.places);
}

/** Returns the place after that with the id. After the last one, and without that id, it is the first. */
export function placeAfter(id: string | null, places: readonly MapPlace[]): MapPlace | undefined {
  const index = places.findIndex((place) => place.id === id);
  return places[(index + 1) % places.length];
}
