import { ends, type Lines } from './body.ts';
import type { Level } from './cut.ts';
import { around, FAR, type Feature, onRear, region } from './levels.ts';
import { lerp } from './looks.ts';
import { outlineDistance, type Point, rounded } from './outline.ts';
import type { Lamp, Lights, Skin } from './skinParts.ts';

/** The outline of a lamp in metres round the corner and height, and the points of its face by shares of its width and height. */
type Lens = {
  readonly outline: readonly Point[];
  readonly width: number;
  readonly height: number;
  readonly place: (along: number, up: number) => Point;
};

/** Returns the lens of a lamp. @param bow how far the end of the body is rounded @param half half width of the body there */
const lensOf = (lamp: Lamp, bow: number, half: number): Lens => {
  const start = lamp.inner + bow * (lamp.inner / half) ** 2.6;
  const end = half + bow + lamp.reach;
  const corner = half + bow * 0.55;
  const outline: Point[] = [
    [start + 0.015, lamp.low],
    [start, lerp(lamp.low, lamp.high, 0.7)],
    [start + 0.03, lamp.high],
    [corner, lamp.outerHigh],
    [end - 0.02, lamp.outerHigh + 0.012],
    [end, lerp(lamp.outerLow, lamp.outerHigh, 0.8)],
    [corner + 0.12, lamp.outerLow + 0.004],
    [corner, lamp.outerLow],
  ];
  const width = corner - start;
  return {
    outline,
    width,
    height: lamp.high - lamp.low,
    place: (along, up) => {
      const t = Math.min(1, along);
      return [start + along * width, lerp(lerp(lamp.low, lamp.outerLow, t), lerp(lamp.high, lamp.outerHigh, t), up)];
    },
  };
};

type Plane = (u: number, y: number) => number;

const shapeOf = ({ place }: Lens, points: readonly Point[]): Plane =>
  outlineDistance(
    rounded(
      points.map(([along, up]) => place(along, up)),
      0.007,
    ),
  );

const box = (lens: Lens, from: number, to: number, low: number, high: number, slant = 0): Plane =>
  shapeOf(lens, [
    [from, low],
    [to, low],
    [to + slant, high],
    [from + slant, high],
  ]);

/** A ring of light, nearly as high as its lens. */
const ring = (lens: Lens, along: number): Plane => {
  const [u, y] = lens.place(along, 0.5);
  return (atU, atY) => Math.abs(Math.hypot(atU - u, atY - y) - lens.height * 0.34) - lens.height * 0.06;
};

/** What is lit within a headlamp. Shares of its width and height; it ends where the body turns to its flank. */
const LIGHTS: Readonly<Record<Lights, (lens: Lens) => readonly Plane[]>> = {
  brow: (lens) => [box(lens, 0.07, 1.2, 0.62, 0.84), box(lens, 0.3, 0.44, 0.2, 0.5), box(lens, 0.52, 0.66, 0.2, 0.5)],
  hook: (lens) => [
    shapeOf(lens, [
      [0.08, 0.16],
      [0.18, 0.16],
      [0.2, 0.62],
      [1.15, 0.62],
      [1.15, 0.84],
      [0.08, 0.84],
    ]),
  ],
  blocks: (lens) => [
    box(lens, 0.12, 0.34, 0.4, 0.82),
    box(lens, 0.43, 0.65, 0.4, 0.82),
    box(lens, 0.1, 1.2, 0.12, 0.26),
  ],
  slashes: (lens) => [0.1, 0.32, 0.54, 0.76].map((from) => box(lens, from, from + 0.11, 0.2, 0.82, 0.09)),
  ring: (lens) => [ring(lens, 0.42)],
  bracket: (lens) => [
    shapeOf(lens, [
      [0.08, 0.14],
      [0.9, 0.14],
      [0.9, 0.3],
      [0.2, 0.3],
      [0.2, 0.7],
      [0.9, 0.7],
      [0.9, 0.86],
      [0.08, 0.86],
    ]),
  ],
  stack: (lens) => [
    shapeOf(lens, [
      [0.1, 0.12],
      [0.95, 0.12],
      [0.95, 0.26],
      [0.24, 0.26],
      [0.24, 0.86],
      [0.1, 0.86],
    ]),
    box(lens, 0.4, 0.66, 0.42, 0.8),
  ],
  pixels: (lens) => [0.08, 0.27, 0.46, 0.65, 0.84].map((from) => box(lens, from, from + 0.12, 0.34, 0.72)),
  blade: (lens) => [
    shapeOf(lens, [
      [0.06, 0.3],
      [0.8, 0.42],
      [1.3, 0.66],
      [1.3, 0.8],
      [0.06, 0.66],
    ]),
  ],
};

const anyOf =
  (planes: readonly Plane[]): Plane =>
  (u, y) =>
    Math.min(FAR, ...planes.map((plane) => plane(u, y)));

const headlamp = (lines: Lines, { headlamp: lamp, face }: Skin): Feature[] => {
  const { front } = ends(lines);
  const { noseBow } = lines.shape;
  const lens = lensOf(lamp, noseBow, lines.plan(front - 0.35));
  const edge = outlineDistance(rounded(lens.outline, 0.022));
  const lights = anyOf(LIGHTS[face.lights](lens));
  const along = around(front, 1);
  const near =
    (plane: Plane): Level =>
    (v) =>
      v[0] < front - 1.1 || v[4] > 0.93 ? FAR : plane(along(v), v[1]);
  return [
    region(
      near((u, y) => Math.max(lights(u, y), edge(u, y) + 0.01)),
      [[0, 'lampLit']],
    ),
    region(near(edge), [
      [0, 'gap'],
      [0.007, 'lamp'],
    ]),
  ];
};

/** The lit bar in a rear lamp, or two of them one above the other in a lamp that stands. */
const tailLights = (lens: Lens): Plane =>
  lens.height > lens.width * 0.9
    ? anyOf([box(lens, 0.24, 0.8, 0.1, 0.44), box(lens, 0.24, 0.8, 0.56, 0.9)])
    : anyOf([box(lens, -0.2, 0.86, 0.4, 0.66)]);

const taillamp = (lines: Lines, { taillamp: lamp }: Skin): Feature[] => {
  const { rear } = ends(lines);
  const lens = lensOf(lamp, lines.shape.tailBow, lines.plan(rear + 0.3));
  const edge = outlineDistance(rounded(lens.outline, 0.022));
  const lights = tailLights(lens);
  const along = around(rear, -1);
  const near =
    (plane: Plane): Level =>
    (v) =>
      v[0] > rear + 1.1 ? FAR : plane(along(v), v[1]);
  const rim = lamp.bar === true ? -0.02 : 0.012;
  const features: Feature[] = [
    region(
      near((u, y) => Math.max(lights(u, y), edge(u, y) + rim)),
      [[0, 'tailLit']],
    ),
    region(near(edge), [
      [0, 'gap'],
      [0.006, 'tail'],
    ]),
  ];
  if (lamp.bar !== true) return features;
  const y = lerp(lamp.low, lamp.high, 0.53);
  const half = (lamp.high - lamp.low) * 0.13;
  const bar = onRear((z, height) => Math.max(Math.abs(height - y) - half - 0.012, z - lamp.inner - 0.08));
  features.push(
    region(bar, [
      [0, 'tail'],
      [0.012, 'tailLit'],
    ]),
  );
  return features;
};

/** The lamps of both ends. */
export const lamps = (lines: Lines, skin: Skin): Feature[] => [...headlamp(lines, skin), ...taillamp(lines, skin)];
