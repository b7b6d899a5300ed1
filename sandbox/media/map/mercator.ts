/** A point of the map; both coordinates are from 0 to 1 across the world. */
export type Point = readonly [x: number, y: number];

/** Edges of a part of the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const RADIANS = Math.PI / 180;

/** Projects a place in degrees to the Web Mercator map. */
export function pointOf(lat: number, lng: number): Point {
  const sine = Math.sin(lat * RADIANS);
  return [(lng + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Returns the length of a kilometre on the map at a latitude. */
export const kilometreAt = (lat: number): number => 1 / (40_075 * Math.cos(lat * RADIANS));

export const boxOf = (points: readonly Point[]): Box => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

export const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
