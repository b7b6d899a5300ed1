import { ends, type Lines } from './body.ts';
import type { Level, Vertex } from './cut.ts';
import { lerp } from './looks.ts';
import { outlineDistance, rounded } from './outline.ts';
import type { Skin } from './skinParts.ts';

/** The parts of a car's surface. Everything that is not named is paint. */
export type PartName =
  | 'paint'
  | 'glass'
  | 'cloth'
  | 'roof'
  | 'frame'
  | 'plastic'
  | 'well'
  | 'gap'
  | 'opening'
  | 'bar'
  | 'plate'
  | 'skid'
  | 'trim'
  | 'gloss'
  | 'fog'
  | 'edge'
  | 'lamp'
  | 'lampLit'
  | 'tail'
  | 'tailLit';

/** How far a part lies below the paint, in metres. */
export const INSETS: Readonly<Record<PartName, number>> = {
  paint: 0,
  cloth: 0,
  roof: 0,
  frame: 0.0015,
  glass: 0.004,
  plastic: 0.002,
  well: 0,
  gap: 0.009,
  opening: 0.02,
  bar: 0.01,
  plate: 0.001,
  skid: 0.001,
  trim: 0.001,
  gloss: 0.008,
  fog: 0.004,
  edge: 0,
  lamp: 0.006,
  lampLit: 0.002,
  tail: 0.002,
  tailLit: 0.001,
};

/** A feature of the surface: cuts at values of a level, and the part that a value belongs to. */
export type Feature = {
  readonly at: Level;
  readonly cuts: readonly number[];
  readonly partAt: (value: number) => PartName | undefined;
};

/** The level of a vertex that is not near. */
export const FAR = 0.1;
const GAP_HALF = 0.0042;
const EDGE_END = GAP_HALF + 0.008;

/** A region with bands from its edge inwards: `[depth, part]`, each from that depth on. */
export const region = (level: Level, bands: readonly (readonly [depth: number, part: PartName])[]): Feature => ({
  at: level,
  cuts: bands.map(([depth]) => -depth),
  partAt: (value) => [...bands].reverse().find(([depth]) => value < -depth)?.[1],
});

/** A gap along a line; one of its edges catches the light. */
export const gap = (level: Level): Feature => ({
  at: level,
  cuts: [-GAP_HALF, GAP_HALF, EDGE_END],
  partAt: (value) => {
    if (Math.abs(value) < GAP_HALF) return 'gap';
    return value > 0 && value < EDGE_END ? 'edge' : undefined;
  },
});

type Plane = (x: number, y: number) => number;

export const onSide =
  (plane: Plane, from = 0.25): Level =>
  ([x, y, , , , nz]) =>
    Math.abs(nz) < from ? FAR : plane(x, y);
export const onFront =
  (plane: Plane): Level =>
  ([, y, z, nx]) =>
    nx < 0.2 ? FAR : plane(Math.abs(z), y);
export const onRear =
  (plane: Plane): Level =>
  ([, y, z, nx]) =>
    nx > -0.2 ? FAR : plane(Math.abs(z), y);

/** The way round a corner: metres from the middle of the face outwards, and on along the flank. */
export const around = (end: number, sign: number) => (vertex: Vertex) => Math.abs(vertex[2]) + (end - vertex[0]) * sign;

/** The distance from the edge of the grille: negative inside. */
export const grilleLevel = (lines: Lines, { grille }: Skin): Level => {
  const { front } = ends(lines);
  const opening = onFront(
    outlineDistance(
      rounded(
        [
          [-0.1, grille.low],
          [grille.foot, grille.low],
          [grille.half, lerp(grille.low, grille.high, 0.7)],
          [grille.half - 0.02, grille.high],
          [-0.1, grille.high],
        ],
        0.035,
      ),
    ),
  );
  return (v) => (v[0] < front - 0.6 ? FAR : opening(v));
};
