import type { Point } from './outline.ts';

/** Returns the value at a share `t` of the way from `a` to `b`. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Height of a line at x; its points in any order. */
export const at = (line: readonly Point[], x: number): number => {
  const sorted = [...line].sort((a, b) => a[0] - b[0]);
  const first = sorted[0] as Point;
  if (x <= first[0]) return first[1];
  for (let i = 1; i < sorted.length; i += 1) {
    const [x1, y1] = sorted[i] as Point;
    const [x0, y0] = sorted[i - 1] as Point;
    if (x <= x1) return lerp(y0, y1, (x - x0) / (x1 - x0));
  }
  return (sorted[sorted.length - 1] as Point)[1];
};
