/** Distances to outlines and lines of a drawing, in metres. */

export type Point = readonly [number, number];

/** The nearest point of a segment: its squared distance and its position on the segment, 0 to 1 without limits. */
const nearest = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point): readonly [squared: number, at: number] => {
  const dx = bx - ax;
  const dy = by - ay;
  const at = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, at));
  return [(x - ax - dx * t) ** 2 + (y - ay - dy * t) ** 2, at];
};

/** Points of an arc that replaces a corner. */
const ARC = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Returns an outline whose corners are arcs that begin `radius` metres before them, or half of a shorter side. An open line keeps its ends. */
export const rounded = (points: readonly Point[], radius: number, isOpen = false): Point[] =>
  points.flatMap((corner, at) => {
    const before = points[at - 1] ?? (isOpen ? undefined : points.at(-1));
    const after = points[at + 1] ?? (isOpen ? undefined : points[0]);
    if (!before || !after) return [corner];
    const towards = ([x, y]: Point): Point => {
      const length = Math.hypot(x - corner[0], y - corner[1]);
      const share = Math.min(radius / length, 0.5);
      return [corner[0] + (x - corner[0]) * share, corner[1] + (y - corner[1]) * share];
    };
    const [from, to] = [towards(before), towards(after)];
    const mix = (t: number, axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * corner[axis] + t * t * to[axis];
    return ARC.map((t): Point => [mix(t, 0), mix(t, 1)]);
  });

/** Returns whether a point is within 0.1 metres of the box around other points. */
const boxAround = (points: readonly Point[]): ((x: number, y: number) => boolean) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - 0.1, Math.max(...xs) + 0.1];
  const [low, high] = [Math.min(...ys) - 0.1, Math.max(...ys) + 0.1];
  return (x, y) => x >= left && x <= right && y >= low && y <= high;
};

/** Returns the signed distance to a closed outline: negative inside. */
export const outlineDistance = (outline: readonly Point[]): ((x: number, y: number) => number) => {
  const isNear = boxAround(outline);
  return (x, y) => {
    if (!isNear(x, y)) return 0.1;
    let squared = Number.MAX_VALUE;
    let inside = false;
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
      const a = outline[i] as Point;
      const b = outline[j] as Point;
      squared = Math.min(squared, nearest(x, y, a, b)[0]);
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
    return Math.sqrt(squared) * (inside ? -1 : 1);
  };
};

/** Returns the signed distance to an open line: positive on its left; 0.1 beyond its ends. */
export const lineDistance = (line: readonly Point[]): ((x: number, y: number) => number) => {
  const isNear = boxAround(line);
  return (x, y) => {
    if (!isNear(x, y)) return 0.1;
    let squared = Number.MAX_VALUE;
    let sign = 1;
    let beyond = false;
    for (let i = 1; i < line.length; i += 1) {
      const a = line[i - 1] as Point;
      const b = line[i] as Point;
      const [distance, at] = nearest(x, y, a, b);
      if (distance >= squared) continue;
      squared = distance;
      sign = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) < 0 ? -1 : 1;
      beyond = (i === 1 && at < 0) || (i === line.length - 1 && at > 1);
    }
    return beyond ? 0.1 : Math.min(0.1, Math.sqrt(squared)) * sign;
  };
};
