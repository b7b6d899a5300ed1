import { rearView } from './frontView.ts';
import { forest, ridge, snowfall } from './nature.ts';
import { barrier } from './scenesRoad.ts';
import { cottage } from './sets.ts';
import { HEIGHT, type Stage, WIDTH } from './stage.ts';
import { circle, corners, line, place, points, poly, rect, rounded } from './svg.ts';
import { VEHICLE_SHAPES } from './vehicleShapes.ts';

/** Scenes of roads and cabins in deep snow. */

const BASE = 800;

/** Poles that mark the edges of a road to the horizon. */
const snowPoles = ({ palette }: Stage): string[] =>
  [0, 1, 2, 3].flatMap((at) => {
    const y = 630 + at * at * 24;
    const height = 70 + at * 36;
    return [-1, 1].map((side) => rect(800 + side * (190 + at * at * 62) - 3, y - height, 5 + at, height, palette.ink));
  });

/** A closed road over a bare plateau: cars wait in front of a barrier while it snows. */
export const mountainGate = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const surface = stage.mood === 'night' ? palette.shade : palette.soft;
  const car = (x: number, y: number, scale: number) =>
    place(
      x,
      y,
      scale,
      1,
      rect(-96, -12, 200, 20, palette.ink, 10),
      rearView(palette, random.pick(['light', 'accent', 'mid', 'deep'] as const), random.pick([146, 150, 168])),
    );
  return [
    stage.sky(),
    circle(800 + random.int(-460, 460), 200, 60, palette.glow),
    ridge(random, 260, 190, 620, palette.far, 'peaks'),
    ridge(random, 430, 110, 640, palette.middle, 'hills'),
    rect(0, 570, WIDTH, HEIGHT - 570, palette.snow),
    poly(points('690 600, 910 600, 1420 900, 180 900'), surface),
    ...snowPoles(stage),
    barrier(stage, 800, 640, 0.9),
    car(800 + lane * 60, 716, 0.8),
    car(800 + lane * 120, 862, 1.55),
    poly(points('0 900, 0 700, 180 740, 330 830, 380 900'), palette.snow),
    poly(points('1600 900, 1600 716, 1450 756, 1300 840, 1240 900'), palette.snow),
    snowfall(random, palette.glow),
    snowfall(random, palette.snow),
  ].join('');
};

/** A pair of skis that stands in the snow. */
const skis = (stage: Stage, x: number, y: number): string =>
  [-12, 12]
    .map((lean) =>
      line(
        [
          [x, y],
          [x + lean, y - 330],
        ],
        13,
        stage.palette.pop,
      ),
    )
    .join('');

/** A cabin in the mountains: a car with a box on its roof, skis in the snow. */
export const skiTrip = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 190;
  const body = random.pick(['estate', 'suv'] as const);
  return [
    stage.sky(),
    circle(800 - side * random.int(100, 400), 170, 66, palette.glow),
    ridge(random, 170, 330, 680, palette.far, 'peaks'),
    forest(random, 690, 20, 230, palette.near, palette.middle),
    cottage(stage, side > 0 ? 90 : 1090, 700, 1),
    rect(0, 690, WIDTH, HEIGHT - 690, palette.snow),
    stage.car({
      body,
      paint: random.pick(['deep', 'accent', 'mid'] as const),
      x,
      y: BASE,
      scale: 1.75,
      facing: side,
    }),
    place(
      x,
      BASE - (VEHICLE_SHAPES[body].height - 168) * 1.75,
      1.75,
      side,
      rounded(corners('-150 -176 14, -120 -206 26, 60 -200 40, 70 -176 10'), palette.ink),
      rect(-110, -178, 6, 16, palette.strong),
      rect(16, -178, 6, 14, palette.strong),
    ),
    skis(stage, x - side * 500, BASE + 30),
    stage.person({
      pose: 'carry',
      role: 'visitor',
      x: x - side * 620,
      y: BASE + 30,
      scale: 1.9,
      facing: side,
      look: { hairstyle: 'beanie', outfit: 'jacket' },
    }),
    snowfall(random, palette.glow),
  ].join('');
};
