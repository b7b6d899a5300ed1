import { ends, type Lines } from './body.ts';
import type { Level } from './cut.ts';
import { FAR, type Feature, gap, grilleLevel, onFront, region } from './levels.ts';
import { lerp } from './looks.ts';
import { lineDistance, outlineDistance, type Point, rounded } from './outline.ts';
import type { Pattern, Skin } from './skinParts.ts';

/** Distance between the bars of an opening, and half of a bar, in metres. */
const STEP = 0.042;
const HALF_BAR = 0.008;
const SLAT_STEP = 0.062;
const LATTICE_STEP = 0.058;
const HALF_WIRE = 0.0045;

const toNearest = (value: number, step: number): number => Math.abs(value / step - Math.round(value / step)) * step;

/** Distances from the bars of an opening between two heights. */
const PATTERNS: Readonly<Record<Pattern, (z: number, y: number, low: number, high: number) => number>> = {
  bars: (_z, y, low, high) => {
    const count = Math.max(1, Math.round((high - low) / STEP) - 1);
    const step = (high - low) / (count + 1);
    const row = (y - low) / step;
    return Math.abs(row - Math.min(count, Math.max(1, Math.round(row)))) * step - HALF_BAR;
  },
  slats: (z) => toNearest(z + SLAT_STEP / 2, SLAT_STEP) - HALF_BAR,
  mesh: (z, y) => {
    const up = y * 1.35;
    return Math.min(toNearest(z + up, LATTICE_STEP), toNearest(z - up, LATTICE_STEP)) - HALF_WIRE;
  },
};

/** An opening with bars across it, the bars above the opening. */
const barred = (level: Level, rim: number, pattern: Pattern, low: number, high: number): Feature =>
  region((v) => (level(v) > -rim ? FAR : PATTERNS[pattern](Math.abs(v[2]), v[1], low, high)), [[0, 'bar']]);

const grille = (lines: Lines, skin: Skin): Feature[] => {
  const { style, low, high } = skin.grille;
  if (style === 'closed') return [];
  const opening = grilleLevel(lines, skin);
  if (style === 'slim')
    return [
      barred(opening, 0.013, 'bars', low, high),
      region(opening, [
        [0, 'frame'],
        [0.012, 'opening'],
      ]),
    ];
  return [
    barred(opening, 0.022, style, low, high),
    region(opening, [
      [0, 'gap'],
      [0.004, 'trim'],
      [0.016, 'frame'],
      [0.022, 'opening'],
    ]),
  ];
};

/** Half widths of the lower opening at its foot, its middle and its top, as shares of its half width. */
const INTAKES = { band: [0.93, 1, 0.88], wide: [1, 0.97, 0.8], grin: [0.74, 0.92, 1] } as const;

/** Where the bumper is: half the body's width, and the lower opening. */
const bumperOf = (lines: Lines, skin: Skin) => {
  const half = lines.plan(ends(lines).front - 0.35);
  const [low, high, width] = skin.intake;
  return { half, low, high, width: Math.min(width, half * 0.7) };
};

const intake = (lines: Lines, skin: Skin): Feature[] => {
  const { low, high, width } = bumperOf(lines, skin);
  const [foot, middle, top] = INTAKES[skin.face.intake];
  const level = onFront(
    outlineDistance(
      rounded(
        [
          [-0.1, low],
          [width * foot, low],
          [width * middle, lerp(low, high, 0.5)],
          [width * top, high],
          [-0.1, high],
        ],
        0.04,
      ),
    ),
  );
  return [
    barred(level, 0.014, skin.face.pattern, low, high),
    region(level, [
      [0, 'frame'],
      [0.014, 'opening'],
    ]),
  ];
};

/** Half the width and the height of the holder for a plate, in metres. */
const PLATE: Point = [0.262, 0.104];

/** Returns the distance from the edge of a plate, by the height of its middle. */
export const plateAt = (middle: number): ((z: number, y: number) => number) => {
  const [half, height] = PLATE;
  const [low, high] = [middle - height / 2, middle + height / 2];
  return outlineDistance(
    rounded(
      [
        [-0.1, low],
        [half, low],
        [half, high],
        [-0.1, high],
      ],
      0.014,
    ),
  );
};

/** Returns the height of the middle of the holder: between grille and lower opening, or between the lamps and it. */
const plateHeight = ({ grille: { style, low }, intake: [, top], headlamp }: Skin): number =>
  style === 'closed' || style === 'slim' ? lerp(top, headlamp.low, 0.42) : (low + top) / 2;

const plate = (skin: Skin): Feature => {
  const middle = plateHeight(skin);
  return region(onFront(plateAt(middle)), [
    [0, 'gap'],
    [0.005, 'plate'],
  ]);
};

/** The line between the bumper and what is above it, from the middle to the lower corner of the lamps. */
const bumperLine = (lines: Lines, skin: Skin): Feature => {
  const { half, high, width } = bumperOf(lines, skin);
  const low = high + 0.035;
  const { outerLow } = skin.headlamp;
  return gap(
    onFront(
      lineDistance(
        rounded(
          [
            [-0.1, low],
            [width * 0.86, low],
            [half * 0.84, lerp(low, outerLow, 0.35)],
            [half * 0.93, lerp(low, outerLow, 0.8)],
            [half * 0.95, outerLow + 0.02],
          ],
          0.09,
          true,
        ),
      ),
    ),
  );
};

/** A recess at the corner of the bumper, as shares of the body's half width and of the recess's height. */
const CORNERS: Readonly<Record<Exclude<Skin['face']['corners'], 'none'>, readonly Point[]>> = {
  curtain: [
    [0.82, 0],
    [0.89, 0],
    [0.92, 0.62],
    [0.895, 1.3],
    [0.86, 1.3],
  ],
  pod: [
    [0.75, 0],
    [0.9, 0.05],
    [0.92, 1.05],
    [0.79, 0.7],
  ],
  fog: [
    [0.75, 0.02],
    [0.91, 0.06],
    [0.92, 0.98],
    [0.75, 0.9],
  ],
  slot: [
    [0.75, 0.46],
    [0.92, 0.56],
    [0.925, 0.98],
    [0.79, 0.84],
  ],
};

const corners = (lines: Lines, skin: Skin): Feature[] => {
  const { front } = ends(lines);
  const { half, low, high } = bumperOf(lines, skin);
  const kind = skin.face.corners;
  if (kind === 'none') return [];
  const rise = Math.max(0.13, high - low);
  const onCorner = (plane: (z: number, y: number) => number): Level => {
    const level = onFront(plane);
    return (v) => (v[0] < front - 0.7 ? FAR : level(v));
  };
  const at = ([z, up]: Point): Point => [half * z, low + up * rise];
  const recess = region(onCorner(outlineDistance(rounded(CORNERS[kind].map(at), 0.03))), [
    [0, 'gap'],
    [0.005, 'gloss'],
  ]);
  if (kind === 'curtain') return [recess];
  const [z, y] = at(kind === 'slot' ? [0.85, 0.73] : [0.84, 0.5]);
  const lamp =
    kind === 'fog'
      ? onCorner((atZ, atY) => Math.hypot(atZ - z, atY - y) - Math.min(0.04, rise * 0.3))
      : onCorner((atZ, atY) => Math.max(Math.abs(atZ - z) - half * 0.042, Math.abs(atY - y - (atZ - z) * 0.2) - 0.011));
  return [region(lamp, [[0, 'fog']]), recess];
};

/** What is between the lamps of a front without a grille. */
const panel = (lines: Lines, { face, headlamp: { inner, low, high } }: Skin): Feature[] => {
  const { front } = ends(lines);
  const near =
    (level: Level): Level =>
    (v) =>
      v[0] < front - 0.5 || v[4] > 0.93 ? FAR : level(v);
  const middle = lerp(low, high, 0.48);
  switch (face.panel) {
    case 'light':
      return [
        region(near(onFront((z, y) => Math.max(Math.abs(y - middle) - 0.016, z - inner - 0.03))), [
          [0, 'gloss'],
          [0.01, 'lampLit'],
        ]),
      ];
    case 'gloss':
      return [
        region(
          near(
            onFront(
              outlineDistance([
                [-0.1, low + 0.012],
                [inner * 0.8, low + 0.012],
                [inner + 0.06, lerp(low, high, 0.3)],
                [inner + 0.06, lerp(low, high, 0.85)],
                [inner * 0.8, high - 0.012],
                [-0.1, high - 0.012],
              ]),
            ),
          ),
          [
            [0, 'gap'],
            [0.005, 'gloss'],
          ],
        ),
      ];
    case 'line':
      return [
        gap(
          near(
            onFront(
              outlineDistance([
                [-0.1, low - 0.1],
                [inner * 0.72, low - 0.1],
                [inner - 0.03, lerp(low, high, 0.35)],
                [inner - 0.03, high - 0.03],
                [-0.1, high - 0.012],
              ]),
            ),
          ),
        ),
      ];
    default:
      return [];
  }
};

/** The bright guard under the nose of a car for rough roads, in its dark trim. */
const skid = ({ shape }: Lines, { cladding, intake: [, , width], face }: Skin): Feature[] => {
  if (!face.skid) return [];
  const top = shape.belly + cladding - 0.025;
  const level = onFront(
    outlineDistance([
      [-0.1, shape.belly - 0.1],
      [width * 0.62, shape.belly - 0.1],
      [width * 0.78, top],
      [-0.1, top],
    ]),
  );
  return [region(level, [[0, 'skid']])];
};

/** The face of a car: holder for a plate, grille or closed panel, lower opening, corners and lines, the first of them above the others. */
export const faceOf = (lines: Lines, skin: Skin): Feature[] => [
  plate(skin),
  ...grille(lines, skin),
  ...corners(lines, skin),
  ...intake(lines, skin),
  ...skid(lines, skin),
];

/** The lines of a face, which lamps and openings cover. */
export const faceLines = (lines: Lines, skin: Skin): Feature[] => [...panel(lines, skin), bumperLine(lines, skin)];
