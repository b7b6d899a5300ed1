import type { Box, Point } from './mercator.ts';

type Edge = readonly [axis: 0 | 1, at: number, side: 1 | -1];

/** The part of a closed ring inside a box, closed along its edges; empty when there is none. */
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
  const inside = (point: Point) => (point[axis] - at) * side >= 0;
  const kept: Point[] = [];
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    if (inside(point)) kept.push(point);
    if (inside(point) === inside(next)) return;
    const share = (at - point[axis]) / (next[axis] - point[axis]);
    kept.push([point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])]);
  });
  return kept;
}

/** Without the points that are nearer than `step` to the one before them. */
export function thin(ring: readonly Point[], step: number): readonly Point[] {
  let [x, y]: Point = [Number.NaN, Number.NaN];
  return ring.filter((point) => {
    if (Math.abs(point[0] - x) < step && Math.abs(point[1] - y) < step) return false;
    [x, y] = point;
    return true;
  });
}

/** With every corner cut off, so many times. */
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
