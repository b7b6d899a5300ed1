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
