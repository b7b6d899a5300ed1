import type { Look, Pt } from './atlas.ts';

/** The materials a blueprint is drawn with, and its small geometry. */

export const GLASS: Look = { colour: '#050607', rough: 0.02, glass: 1, height: 0.44 };
export const FRAME: Look = { colour: '#08090a', rough: 0.22, height: 0.46 };
export const PLASTIC: Look = { colour: '#17181a', rough: 0.62, height: 0.5 };
export const CHROME: Look = { colour: '#d9dbdc', rough: 0.12, metal: 1, height: 0.56 };
export const GAP: Look = { colour: '#020202', rough: 0.95 };
export const HOLE: Look = { colour: '#050506', rough: 0.7, height: 0.2 };

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Height of a line at x; its points in any order. */
export const at = (line: readonly Pt[], x: number): number => {
  const sorted = [...line].sort((a, b) => a[0] - b[0]);
  const first = sorted[0] as Pt;
  if (x <= first[0]) return first[1];
  for (let i = 1; i < sorted.length; i += 1) {
    const [x1, y1] = sorted[i] as Pt;
    const [x0, y0] = sorted[i - 1] as Pt;
    if (x <= x1) return lerp(y0, y1, (x - x0) / (x1 - x0));
  }
  return (sorted[sorted.length - 1] as Pt)[1];
};

/** Points from a flat list of coordinates. */
export const pts = (flat: readonly number[]): Pt[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Pt => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0]);

/** The outline of a rectangle from one corner to the opposite one. */
export const rect = (x0: number, y0: number, x1: number, y1: number): Pt[] => pts([x0, y0, x1, y0, x1, y1, x0, y1]);
