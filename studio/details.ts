import { ends, type Lines } from './body.ts';
import { FAR, type Feature, gap, grilleLevel, onFront, onRear, onSide, region } from './levels.ts';
import { lerp } from './looks.ts';
import { lineDistance, outlineDistance, type Point } from './outline.ts';
import type { Skin } from './skinParts.ts';

/** Distance between the bars of a grille, and how much of it a bar is, in metres. */
const BAR_STEP = 0.042;
const BAR_HALF = 0.008;

/** Bars across the opening of a grille. */
export const grilleBars = (lines: Lines, skin: Skin): Feature[] => {
  const { grille } = skin;
  if (grille.style === 'closed') return [];
  const opening = grilleLevel(lines, skin);
  const count = Math.max(1, Math.round((grille.high - grille.low) / BAR_STEP) - 1);
  const step = (grille.high - grille.low) / (count + 1);
  return [
    region(
      (v) => {
        if (opening(v) > -0.013) return FAR;
        const row = (v[1] - grille.low) / step;
        return Math.abs(row - Math.min(count, Math.max(1, Math.round(row)))) * step - BAR_HALF;
      },
      [[0, 'bar']],
    ),
  ];
};

/** The gaps between bumpers and wings, from the lamp to the wheel arch. */
const bumperGaps = (lines: Lines, skin: Skin): Feature[] => {
  const { front, rear } = ends(lines);
  const { shape, arch } = lines;
  const axle = shape.wheelbase / 2;
  const along = (arch + 0.004) * Math.cos(0.75);
  const up = shape.wheel + (arch + 0.004) * Math.sin(0.75);
  // The lines begin below the lamps, which are above them.
  const from: Point = [front - shape.noseBow - skin.headlamp.reach + 0.2, skin.headlamp.outerLow + 0.03];
  const to: Point = [rear + shape.tailBow + skin.taillamp.reach - 0.08, skin.taillamp.outerLow + 0.02];
  return [
    gap(onSide(lineDistance([from, [axle + along, up]]), 0.25)),
    gap(onSide(lineDistance([to, [-axle - along, up]]), 0.25)),
  ];
};

/** Openings at the corners of the front bumper, and reflectors at those of the rear one. */
const corners = (lines: Lines, skin: Skin): Feature[] => {
  const { front } = ends(lines);
  const half = lines.plan(front - 0.35);
  const [low, high] = [skin.intake[0] - 0.01, Math.min(skin.headlamp.outerLow - 0.1, skin.intake[1] + 0.14)];
  const curtain = outlineDistance([
    [half * 0.83, low],
    [half * 0.9, low],
    [half * 0.93, lerp(low, high, 0.6)],
    [half * 0.9, high],
    [half * 0.87, high],
  ]);
  const foot = lines.shape.belly + skin.cladding + 0.04;
  const reflector = outlineDistance([
    [half * 0.62, foot],
    [half * 0.84, foot + 0.006],
    [half * 0.84, foot + 0.03],
    [half * 0.62, foot + 0.024],
  ]);
  return [
    region(
      (v) => (v[0] < front - 0.7 ? FAR : onFront(curtain)(v)),
      [
        [0, 'frame'],
        [0.01, 'opening'],
      ],
    ),
    region(onRear(reflector), [
      [0, 'gap'],
      [0.004, 'tail'],
    ]),
  ];
};

/** The flap of the tank or of the charging socket, on the left side. */
const flap = (lines: Lines, skin: Skin): Feature[] => {
  if (skin.sliding === true) return [];
  const { shape, arch } = lines;
  const middleX = -shape.wheelbase / 2 - arch * 0.2;
  const middleY = Math.min(shape.wheel + arch + 0.17, shape.beltY - 0.14);
  return [
    gap(([x, y, z, , , nz]) => (z > 0 || Math.abs(nz) < 0.3 ? FAR : Math.hypot(x - middleX, y - middleY) - 0.078)),
  ];
};

/** The gap between the two rear doors of a van. */
const rearDoors = ({ shape }: Lines, skin: Skin): Feature[] => {
  if (skin.sliding !== true) return [];
  const foot = shape.belly + skin.cladding + 0.14;
  return [gap(([, y, z, nx]) => (nx > -0.2 || y < foot || y > skin.backTop + 0.06 ? FAR : z))];
};

/** The dark panel between the bonnet and the screen. */
const cowl = (lines: Lines, skin: Skin): Feature[] => {
  const middle = lines.screen(skin.screenFoot);
  const half = skin.screenHalf[0] - 0.03;
  return [
    region(
      ([x, y, z, , ny]) => {
        if (ny < 0.2 || y > skin.screenFoot + 0.05) return FAR;
        const bow = lines.shape.screenBow * z * z;
        return Math.max(Math.abs(x - middle - 0.03 + bow) - 0.05, Math.abs(z) - half);
      },
      [[0, 'plastic']],
    ),
  ];
};

/** Details of the surface that no outline of a car's skin states, the first of them above the others. */
export const lowerDetails = (lines: Lines, skin: Skin): Feature[] => [
  ...corners(lines, skin),
  ...cowl(lines, skin),
  ...bumperGaps(lines, skin),
  ...flap(lines, skin),
  ...rearDoors(lines, skin),
];
