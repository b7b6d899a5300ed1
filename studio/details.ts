import { ends, type Lines } from './body.ts';
import { plateAt } from './face.ts';
import { FAR, type Feature, gap, onRear, onSide, region } from './levels.ts';
import { lerp } from './looks.ts';
import { lineDistance, outlineDistance, type Point, rounded } from './outline.ts';
import type { Skin } from './skinParts.ts';

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
  const rearGap = gap(onSide(lineDistance([to, [-axle - along, up]]), 0.25));
  // A nose without room for corners has the line of its bumper there.
  if (skin.face.corners === 'none') return [rearGap];
  return [gap(onSide(lineDistance([from, [axle + along, up]]), 0.25)), rearGap];
};

/** Reflectors at the corners of the rear bumper. */
const reflectors = (lines: Lines, skin: Skin): Feature => {
  const half = lines.plan(ends(lines).front - 0.35);
  const foot = lines.shape.belly + skin.cladding + 0.04;
  const reflector = outlineDistance([
    [half * 0.62, foot],
    [half * 0.84, foot + 0.006],
    [half * 0.84, foot + 0.03],
    [half * 0.62, foot + 0.024],
  ]);
  return region(onRear(reflector), [
    [0, 'gap'],
    [0.004, 'tail'],
  ]);
};

/** The dark lower edge of the rear bumper. */
const diffuser = ({ shape }: Lines, { cladding, sliding }: Skin): Feature[] => {
  if (sliding === true) return [];
  const foot = shape.belly + cladding;
  const half = 0.6 * (shape.track / 1.6);
  return [
    region(
      onRear(
        outlineDistance(
          rounded(
            [
              [-0.1, foot - 0.1],
              [half + 0.1, foot - 0.1],
              [half, foot + 0.085],
              [-0.1, foot + 0.085],
            ],
            0.06,
          ),
        ),
      ),
      [[0, 'plastic']],
    ),
  ];
};

/** The recess for a plate in the tail. */
const rearPlate = ({ shape }: Lines, { cladding, taillamp }: Skin): Feature => {
  const middle = lerp(shape.belly + cladding + 0.14, taillamp.low, 0.5);
  return region(onRear(plateAt(middle)), [
    [0, 'gap'],
    [0.005, 'plate'],
  ]);
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
  rearPlate(lines, skin),
  reflectors(lines, skin),
  ...diffuser(lines, skin),
  ...cowl(lines, skin),
  ...bumperGaps(lines, skin),
  ...flap(lines, skin),
  ...rearDoors(lines, skin),
];
