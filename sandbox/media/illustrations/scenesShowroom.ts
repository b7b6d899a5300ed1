import { key, tablet } from './props.ts';
import { FLOOR, showroomSet } from './sets.ts';
import type { Stage } from './stage.ts';
import { circle, corners, curve, line, place, points, rect, rounded } from './svg.ts';
import type { VehicleBody } from './vehicleShapes.ts';

/** Scenes in the showroom. */

const BASE = 800;
const CARS: readonly VehicleBody[] = ['hatchback', 'estate', 'suv', 'saloon', 'city', 'coupe'];

/** Keys pass from one hand to another before a car. */
export const handover = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 - side * 250;
  const hasFamily = random.chance(0.45);
  return [
    showroomSet(stage),
    stage.car({
      body: random.pick(CARS),
      paint: stage.paint(),
      x: 800 + side * 270,
      y: BASE - 30,
      scale: 1.75,
      facing: side,
    }),
    stage.person({
      pose: 'give',
      role: 'adviser',
      x: x - side * 70,
      y: BASE + 30,
      scale: 2.15,
      facing: side,
      held: (near) => key(near, palette),
    }),
    stage.person({ pose: 'give', role: 'visitor', x: x + side * 190, y: BASE + 34, scale: 2.15, facing: -side }),
    hasFamily
      ? stage.person({ pose: 'stand', role: 'child', x: x + side * 300, y: BASE + 44, scale: 2.15, facing: -side })
      : '',
  ].join('');
};

/** Visitors among cars, an adviser shows one. */
export const showroom = (stage: Stage): string => {
  const { random } = stage;
  const side = random.pick([1, -1]);
  return [
    showroomSet(stage),
    stage.car({
      body: random.pick(CARS),
      paint: random.pick(['mid', 'light'] as const),
      x: 800 - side * 430,
      y: FLOOR + 60,
      scale: 1.15,
      facing: side,
    }),
    stage.car({
      body: random.pick(CARS),
      paint: random.pick(['deep', 'accent'] as const),
      x: 800 + side * 200,
      y: BASE,
      scale: 1.8,
      facing: -side,
    }),
    stage.person({ pose: 'point', role: 'adviser', x: 800 - side * 330, y: BASE + 30, scale: 2, facing: side }),
    stage.person({ pose: 'relaxed', role: 'visitor', x: 800 - side * 480, y: BASE + 24, scale: 2, facing: side }),
    random.chance(0.5)
      ? stage.person({ pose: 'stand', role: 'visitor', x: 800 - side * 590, y: BASE + 30, scale: 1.95, facing: side })
      : '',
  ].join('');
};

/** A wrapped car: a ribbon around it and a bow on its roof. */
export const gift = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 150;
  const tone = stage.theme === 'rullande' ? palette.ink : palette.glow;
  const bow = [
    curve('M0 0C-60 -70 -110 -40 -90 0C-80 30 -30 20 0 0C30 20 80 30 90 0C110 -40 60 -70 0 0', 14, tone),
    circle(0, 0, 13, tone),
    line(points('-4 6, -40 66'), 12, tone),
    line(points('4 6, 40 66'), 12, tone),
  ].join('');
  return [
    showroomSet(stage),
    stage.car({
      body: 'estate',
      paint: stage.theme === 'rullande' ? 'accent' : 'deep',
      x,
      y: BASE,
      scale: 2,
      facing: side,
    }),
    place(x, BASE, 2, side, rect(-14, -149, 22, 124, tone)),
    place(x - side * 6, BASE - 306, 1.1, 1, bow),
    stage.person({ pose: 'wave', role: 'adviser', x: x - side * 560, y: BASE + 26, scale: 2.05, facing: side }),
  ].join('');
};

/** Hands shake over a deal, the car is behind. */
export const agreement = (stage: Stage): string => {
  const { random } = stage;
  const side = random.pick([1, -1]);
  return [
    showroomSet(stage),
    stage.car({ body: random.pick(CARS), paint: stage.paint(), x: 800, y: BASE - 70, scale: 1.7, facing: side }),
    stage.person({ pose: 'give', role: 'adviser', x: 800 - side * 150, y: BASE + 60, scale: 2.5, facing: side }),
    stage.person({ pose: 'give', role: 'visitor', x: 800 + side * 150, y: BASE + 60, scale: 2.5, facing: -side }),
  ].join('');
};

/** An adviser looks at the car that somebody wants to sell. */
export const valuation = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  return [
    showroomSet(stage),
    stage.car({
      body: random.pick(CARS),
      paint: stage.paint(),
      x: 800 + side * 40,
      y: BASE,
      scale: 1.72,
      facing: side,
    }),
    stage.person({
      pose: 'read',
      role: 'adviser',
      x: 800 - side * 460,
      y: BASE + 24,
      scale: 1.88,
      facing: side,
      held: (near) => tablet(near, palette),
    }),
    stage.person({
      pose: 'relaxed',
      role: 'visitor',
      x: 800 + side * 535,
      y: BASE + 24,
      scale: 1.84,
      facing: -side,
      held: (near) => key(near, palette),
    }),
  ].join('');
};

/** A parent puts a child into its seat. */
export const childSeat = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  return [
    showroomSet(stage),
    stage.car({
      body: random.pick(['estate', 'suv'] as const),
      paint: stage.paint(),
      x: 800 - side * 140,
      y: BASE,
      scale: 2,
      facing: -side,
    }),
    place(
      800 + side * 470,
      BASE + 20,
      2.4,
      side,
      rounded(corners('-26 -6 6, -32 -78 16, -6 -84 12, -4 -40 10, 34 -38 12, 36 -6 6'), palette.accent),
      rounded(corners('-20 -42 6, -24 -74 8, -12 -74 8, -10 -42 6'), palette.glow),
      rect(-30, -8, 70, 8, palette.ink, 3),
    ),
    stage.person({ pose: 'lean', role: 'visitor', x: 800 + side * 640, y: BASE + 30, scale: 2.1, facing: -side }),
    stage.person({ pose: 'stand', role: 'child', x: 800 + side * 320, y: BASE + 40, scale: 2.1, facing: side }),
  ].join('');
};
