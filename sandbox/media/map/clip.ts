import type { Box, Point } from './mercator.ts';

type Edge = readonly [axis: 0 | 1, at: number, side: 1 | -1];

/** Returns the part of a closed ring within a box, closed along its edges; empty when they do not overlap. */
export function clipRing(ring: readonly Point[], { left, top, right, bottom }: Box): readonly Point[] {
  const edges: readonly Edge[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return edges.reduce(cut, ring);
}

function cut(ring: readonly Point[], [axis, at, side]: Edge): readonly Point[] {
  const isWithin = (point: Point) => (point[axis] - at) * side >= 0;
  const clipped: Point[] = [];
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    if (isWithin(point)) clipped.push(point);
    if (isWithin(point) === isWithin(next)) return;
    const share = (at - point[axis]) / (next[axis] - point[axis]);
    clipped.push([point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])]);
  });
  return clipped;
}

/** Returns the ring without the points that are nearer than `step` to the one before. */
export function thin(ring: readonly Point[], step: number): readonly Point[] {
  let [x, y]: Point = [Number.NaN, Number.NaN];
  return ring.filter((point) => {
    if (Math.abs(point[0] - x) < step && Math.abs(point[1] - y) < step) return false;
    [x, y] = point;
    return true;
  });
}

/** Returns the ring with its corners rounded: each round cuts off every corner. */
export function smooth(ring: readonly Point[], rounds: number): readonly Point[] {
  if (rounds === 0) return ring;
  const cornered = ring.flatMap((point, at): Point[] => {
    const next = ring[(at + 1) % ring.length] ?? point;
    return [along(point, next, 0.25), along(point, next, 0.75)];
  });
  return smooth(cornered, rounds - 1);
}

const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
