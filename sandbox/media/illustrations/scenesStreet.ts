import { street, townBuilding } from './buildings.ts';
import { clouds, ridge } from './nature.ts';
import type { Palette } from './palette.ts';
import { dog } from './person.ts';
import { tablet } from './props.ts';
import { crowns, homeSet } from './sets.ts';
import { type Stage, WIDTH } from './stage.ts';
import { circle, corners, line, place, points, poly, rect, rounded, translucent } from './svg.ts';
import { VEHICLE_SHAPES } from './vehicleShapes.ts';

/** Scenes of streets, companies and vans. */

const BASE = 800;

/** A street of a town with a car and somebody who crosses. */
export const city = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const ground = 650;
  return [
    stage.sky(),
    circle(random.int(200, 1400), 170, 70, palette.glow),
    street(stage, ground, 340, 560),
    rect(0, ground, WIDTH, 56, palette.ground),
    rect(0, ground + 56, WIDTH, 200, palette.road),
    ...Array.from({ length: 9 }, (_, at) => rect(at * 200 - 40, ground + 118, 110, 6, palette.marking)),
    rect(0, 858, WIDTH, 42, palette.ground),
    ...crowns(stage, ground + 40, [random.int(120, 240), random.int(1340, 1480)], 330),
    stage.person({
      pose: 'walk',
      role: 'visitor',
      x: 800 - lane * random.int(430, 560),
      y: ground + 46,
      scale: 1.35,
      facing: -1,
    }),
    stage.car({
      body: random.pick(['city', 'hatchback', 'saloon', 'coupe'] as const),
      paint: random.pick(['light', 'accent', 'deep'] as const),
      x: 800 + lane * random.int(0, 160),
      y: 836,
      scale: 1.55,
      facing: lane,
      driver: true,
      hasShadow: false,
    }),
  ].join('');
};

/** A large umbrella with half of it in the shade. */
const canopy = (palette: Palette): string =>
  [
    rect(-6, 180, 12, 480, palette.ink),
    rounded(
      corners(
        '-470 400 10, -400 230 120, 0 90 160, 400 230 120, 470 400 10, 310 350 60, 156 400 6, 0 350 60, -156 400 6, -310 350 60',
      ),
      palette.pop,
    ),
    translucent(
      0.55,
      rounded(
        corners('0 110, 330 230 100, 470 400 10, 310 350 60, 156 400 6, 90 230 60'),
        palette.pop === palette.ink ? palette.strong : palette.ink,
      ),
    ),
  ].join('');

/** An umbrella over a car in the rain. */
export const umbrella = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 40;
  const at = x - side * 60;
  const rain = Array.from({ length: 70 }, () => {
    const [rx, ry] = [random.between(-40, WIDTH), random.between(-40, 860)];
    const isCovered = Math.abs(rx - at) < 470 && ry > 300;
    return isCovered ? '' : place(rx, ry, 1, 1, line(points('0 0, -14 44'), 4, palette.middle));
  });
  return [
    stage.sky(),
    ridge(random, 480, 80, 700, palette.far, 'hills'),
    ...rain,
    rect(0, 700, WIDTH, 200, palette.ground),
    place(at, 0, 1, 1, canopy(palette)),
    stage.car({
      body: random.pick(['hatchback', 'estate', 'city', 'suv'] as const),
      paint: random.pick(['light', 'deep', 'mid'] as const),
      x,
      y: BASE,
      scale: 1.75,
      facing: side,
    }),
    stage.person({
      pose: 'reachUp',
      role: 'visitor',
      x: at,
      y: BASE + 30,
      scale: 1.8,
      facing: side,
      look: { outfit: 'coat' },
    }),
  ].join('');
};

/** Cars and vans in a row, somebody counts them. */
export const fleet = (stage: Stage): string => {
  const { palette, random } = stage;
  const bodies = random.sample(['van', 'estate', 'hatchback', 'minibus', 'suv', 'pickup'] as const, 3);
  const side = random.pick([1, -1]);
  return [
    stage.sky(),
    clouds(random, 140, palette.far),
    townBuilding(stage, 120, 600, 560, 330, palette.far),
    townBuilding(stage, 690, 600, 420, 260, palette.middle),
    townBuilding(stage, 1120, 600, 380, 380, palette.near),
    rect(0, 600, WIDTH, 300, palette.ground),
    ...bodies.map((body, at) =>
      stage.car({
        body,
        paint: (['light', 'deep', 'accent'] as const)[at] ?? 'deep',
        x: 800 + side * (520 - at * 480),
        y: 680 + at * 52,
        scale: 1.15 + at * 0.2,
        facing: side,
      }),
    ),
    stage.person({
      pose: 'read',
      role: 'adviser',
      x: 800 + side * 260,
      y: BASE + 40,
      scale: 2,
      facing: -side,
      held: (near) => tablet(near, palette),
    }),
  ].join('');
};

/** A van is loaded. */
export const loadingVan = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 110;
  return [
    homeSet(stage, side > 0 ? 60 : 1120),
    stage.car({
      body: 'van',
      paint: random.pick(['light', 'deep', 'accent'] as const),
      x,
      y: BASE,
      scale: 1.75,
      facing: side,
    }),
    stage.person({
      pose: 'carry',
      role: 'mechanic',
      x: x - side * 620,
      y: BASE + 26,
      scale: 1.85,
      facing: side,
      held: (near, far) =>
        rect((near[0] + far[0]) / 2 - 10, (near[1] + far[1]) / 2 - 26, 54, 44, palette.soft, 2) +
        rect((near[0] + far[0]) / 2 + 10, (near[1] + far[1]) / 2 - 26, 10, 44, palette.mid),
    }),
    ...[0, 1].map((at) =>
      place(
        x - side * (760 - at * 20),
        BASE + 10 - at * 84,
        1.75,
        1,
        rect(-30, -48, 60, 48, at ? palette.mid : palette.soft, 2),
      ),
    ),
  ].join('');
};

/** A minibus with a team of young people. */
export const minibusTeam = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 150;
  return [
    stage.sky(),
    circle(random.int(300, 1300), 180, 76, palette.glow),
    ridge(random, 430, 90, 680, palette.far, 'hills'),
    rect(0, 660, WIDTH, 240, palette.ground),
    poly(
      [
        [0, 640],
        [WIDTH, 640],
        [WIDTH, 660],
        [0, 660],
      ],
      palette.near,
    ),
    ...crowns(stage, 660, [140, 1380], 300),
    stage.car({
      body: 'minibus',
      paint: random.pick(['light', 'accent', 'deep'] as const),
      x,
      y: BASE - 20,
      scale: 1.75,
      facing: side,
    }),
    ...[0, 1, 2].map((at) =>
      stage.person({
        pose: random.pick(['walk', 'stand', 'wave'] as const),
        role: 'child',
        x: x - side * (500 + at * 110),
        y: BASE + 20 + (at % 2) * 24,
        scale: 2.2,
        facing: side,
      }),
    ),
    circle(x - side * 420, BASE + 34, 24, palette.glow),
    poly(
      [
        [x - side * 420, BASE + 24],
        [x - side * 420 + 9, BASE + 31],
        [x - side * 420 + 5, BASE + 42],
        [x - side * 420 - 5, BASE + 42],
        [x - side * 420 - 9, BASE + 31],
      ],
      palette.ink,
    ),
  ].join('');
};

/** A family packs a car with a box on its roof. */
export const packing = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 150;
  const body = random.pick(['estate', 'suv'] as const);
  return [
    homeSet(stage, side > 0 ? 100 : 1080),
    stage.car({ body, paint: stage.paint(), x, y: BASE, scale: 1.8, facing: side }),
    place(
      x,
      BASE - (VEHICLE_SHAPES[body].height - 168) * 1.8,
      1.8,
      side,
      rounded(corners('-150 -176 14, -120 -206 26, 60 -200 40, 70 -176 10'), palette.ink),
      rect(-110, -178, 6, 16, palette.strong),
      rect(16, -178, 6, 14, palette.strong),
    ),
    stage.person({
      pose: 'carry',
      role: 'visitor',
      x: x - side * 570,
      y: BASE + 24,
      scale: 1.95,
      facing: side,
      held: (near, far) =>
        rect((near[0] + far[0]) / 2 - 8, (near[1] + far[1]) / 2 - 14, 56, 38, palette.accent, 5) +
        rect((near[0] + far[0]) / 2 + 10, (near[1] + far[1]) / 2 - 22, 20, 9, palette.ink, 4),
    }),
    stage.person({ pose: 'stand', role: 'child', x: x - side * 420, y: BASE + 40, scale: 1.95, facing: side }),
    place(x + side * 560, BASE + 30, 1.7, -side, dog(palette, palette.strong)),
  ].join('');
};
