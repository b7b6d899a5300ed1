import { caravan, recoveryTruck } from './frontView.ts';
import { birch, boat, clouds, forest, ridge, sea } from './nature.ts';
import type { Palette } from './palette.ts';
import { CARS, road, sun } from './roadActors.ts';
import { HEIGHT, type Stage, WIDTH } from './stage.ts';
import { circle, corners, line, type Point, place, points, poly, rect, rounded } from './svg.ts';

/** Scenes of journeys, and of help on the way. */

/** A car at rest at night, a triangle behind it, and a recovery truck. */
export const roadAssistance = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const y = 680;
  const x = 800 + lane * 310;
  const triangle = (at: number, scale: number) =>
    place(
      at,
      812,
      scale,
      1,
      poly(
        points('0 -46, 30 0, -30 0'),
        palette.pop === palette.accent && palette.accent !== palette.deep ? palette.accent : palette.glow,
      ),
      poly(points('0 -28, 15 -7, -15 -7'), palette.ink),
    );
  return [
    stage.sky(),
    circle(random.int(300, 1200), 180, 60, palette.glow),
    ridge(random, 380, 120, 640, palette.far, 'hills'),
    forest(random, 680, 24, 250, palette.near, palette.middle),
    road(stage, y, palette.shade),
    rect(0, 790, WIDTH, 110, palette.ground),
    place(800 - lane * 330, 790, 1.05, lane, recoveryTruck(palette)),
    stage.car({
      body: random.pick(['hatchback', 'estate', 'city'] as const),
      paint: random.pick(['light', 'mid', 'accent'] as const),
      x,
      y: 790,
      scale: 1.15,
      facing: lane,
      hasShadow: false,
    }),
    stage.person({
      pose: 'point',
      role: 'mechanic',
      x: 800 + lane * 30,
      y: 818,
      scale: 1.35,
      facing: lane,
      hasShadow: false,
    }),
    stage.person({
      pose: 'relaxed',
      role: 'visitor',
      x: 800 + lane * 640,
      y: 822,
      scale: 1.3,
      facing: -lane,
      hasShadow: false,
    }),
    triangle(800 - lane * 720, 1.4),
  ].join('');
};

/** A car pulls a caravan along the water. */
export const withCaravan = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const y = 690;
  return [
    stage.sky(),
    sun(stage),
    ridge(random, 400, 110, 560, palette.far, 'hills'),
    sea(random, 540, y, palette.middle, palette.glow),
    road(stage, y, palette.ground),
    place(800 - lane * 360, y + 82, 1.25, lane, caravan(palette)),
    stage.car({
      body: random.pick(['estate', 'suv'] as const),
      paint: random.pick(['light', 'accent', 'deep'] as const),
      x: 800 + lane * 330,
      y: y + 82,
      scale: 1.25,
      facing: lane,
      driver: true,
      hasShadow: false,
    }),
    rect(0, 806, WIDTH, 94, palette.ground),
    place(lane > 0 ? 90 : 1510, 890, 1, 1, birch(680, palette)),
  ].join('');
};

/** A bridge over a strait. */
export const bridge = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const y = 560;
  const tower = (x: number): string => {
    const cables: readonly Point[] = [-1, 1].flatMap((side) =>
      [1, 2, 3, 4, 5].map((at): Point => [x + side * at * 92, y]),
    );
    return [
      rect(x - 12, 150, 24, 680, palette.deep),
      ...cables.map((end, at) => line([[x, 170 + (at % 5) * 30], end], 3, palette.strong)),
    ].join('');
  };
  return [
    stage.sky(),
    sun(stage),
    ridge(random, 500, 90, 680, palette.far, 'hills'),
    sea(random, 640, HEIGHT, palette.middle, palette.glow),
    tower(480),
    tower(1140),
    rect(0, y, WIDTH, 34, palette.ink),
    rect(0, y - 16, WIDTH, 5, palette.strong),
    stage.car({
      body: random.pick(CARS),
      paint: random.pick(['light', 'accent', 'mid'] as const),
      x: random.int(640, 960),
      y: y + 2,
      scale: 0.95,
      facing: lane,
      driver: true,
      hasShadow: false,
    }),
    place(random.int(240, 1300), 780, random.between(0.8, 1.2), 1, boat(palette)),
  ].join('');
};

const ship = (palette: Palette): string =>
  [
    rounded(corners('-380 -40 8, -420 -170 20, 440 -170 30, 560 -190 10, 470 10 40, -360 10 20'), palette.deep),
    rect(-400, -86, 860, 12, palette.glow),
    rounded(corners('-330 -170, -330 -300 16, 260 -300 40, 300 -170'), palette.glow),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(
      (at) =>
        rect(-300 + at * 68, -272, 44, 30, palette.strong, 6) + rect(-300 + at * 68, -222, 44, 30, palette.strong, 6),
    ),
    rounded(corners('-180 -300, -160 -400 10, -60 -400 10, -50 -300'), palette.accent),
    rect(-172, -372, 116, 16, palette.glow),
  ].join('');

/** A ferry with its bow open for a car. */
export const ferry = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  return [
    stage.sky(),
    sun(stage),
    clouds(random, 160, palette.far),
    sea(random, 560, HEIGHT, palette.middle, palette.glow),
    place(800 + lane * 280, 660, 1, lane, ship(palette)),
    place(
      800,
      0,
      1,
      lane,
      rect(-900, 660, 800, 240, palette.road),
      poly(points('-100 660, 0 650, 0 674, -100 700'), palette.strong),
    ),
    stage.car({
      body: random.pick(['estate', 'suv', 'saloon'] as const),
      paint: random.pick(['light', 'accent', 'mid'] as const),
      x: 800 - lane * 440,
      y: 780,
      scale: 1.3,
      facing: lane,
      driver: true,
      hasShadow: false,
    }),
  ].join('');
};

/** Wind turbines above a field, and a car below. */
export const windPower = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const y = 720;
  const turbine = (x: number, size: number, turn: number): string =>
    place(
      x,
      660,
      size,
      1,
      poly(points('-7 0, 7 0, 3 -430, -3 -430'), palette.glow),
      ...[0, 120, 240].map(
        (angle) =>
          `<g transform="translate(0 -430) rotate(${angle + turn})">${poly(
            points('-5 0, 5 0, 9 -60, 1 -230, -4 -60'),
            palette.glow,
          )}</g>`,
      ),
      circle(0, -430, 9, palette.soft),
    );
  return [
    stage.sky(),
    clouds(random, 140, palette.far),
    ridge(random, 470, 80, 680, palette.far, 'hills'),
    turbine(random.int(260, 420), 0.8, random.int(0, 90)),
    turbine(random.int(700, 860), 1.15, random.int(0, 90)),
    turbine(random.int(1160, 1360), 0.9, random.int(0, 90)),
    ridge(random, 600, 50, 760, palette.middle, 'hills'),
    road(stage, y, palette.near),
    stage.car({
      body: random.pick(['hatchback', 'suv', 'saloon'] as const),
      paint: random.pick(['light', 'accent', 'deep'] as const),
      x: random.int(620, 980),
      y: y + 82,
      scale: 1.25,
      facing: lane,
      driver: true,
      hasShadow: false,
    }),
    rect(0, 824, WIDTH, 80, palette.near),
  ].join('');
};
