import { street } from './buildings.ts';
import { forest, ridge, snowfall, spruce } from './nature.ts';
import { dog } from './person.ts';
import { cable, chargingPost } from './props.ts';
import { cottage, homeSet } from './sets.ts';
import { castShadow, HEIGHT, type Stage, WIDTH } from './stage.ts';
import { circle, corners, place, rect, rounded } from './svg.ts';

/** Scenes of charging and of the engine heater. */

const BASE = 800;

/** The point of a car's charging flap in pixels, and of a post's plug. */
const plug = (x: number, y: number, scale: number, facing: number): [number, number] => [
  x - facing * 178 * scale,
  y - 88 * scale,
];

/** A car at home with the cable in it, somebody comes out of the house. */
export const chargingHome = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const cottageX = side > 0 ? 110 : 1070;
  const car = 800 + side * 240;
  const post = 800 - side * 220;
  const flap = plug(car, BASE, 1.7, side);
  return [
    homeSet(stage, cottageX),
    castShadow(post, BASE - 40, 1.7, 1, rect(-12, -150, 24, 150, palette.shade)),
    place(post, BASE - 40, 1.7, 1, chargingPost(palette)),
    stage.car({
      body: random.pick(['hatchback', 'suv', 'city', 'estate'] as const),
      paint: stage.paint(),
      x: car,
      y: BASE,
      scale: 1.7,
      facing: side,
    }),
    cable([post, BASE - 220], flap, 70, palette),
    stage.person({ pose: 'walk', role: 'visitor', x: 800 - side * 420, y: BASE + 20, scale: 1.75, facing: side }),
    random.chance(0.6) ? place(800 - side * 560, BASE + 30, 1.5, side, dog(palette, palette.strong)) : '',
  ].join('');
};

/** Posts along a street, cars with cables. */
export const chargingCity = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const ground = 660;
  const x = 800 + lane * 130;
  const flap = plug(x, BASE, 1.7, lane);
  return [
    stage.sky(),
    street(stage, ground, 300, 520),
    rect(0, ground, WIDTH, 90, palette.ground),
    rect(0, ground + 90, WIDTH, 200, palette.road),
    ...[x - lane * 430, x + lane * 440].map(
      (at) =>
        castShadow(at, ground + 70, 1.6, 1, rect(-12, -150, 24, 150, palette.shade)) +
        place(at, ground + 70, 1.6, 1, chargingPost(palette)),
    ),
    stage.person({
      pose: random.pick(['walk', 'relaxed'] as const),
      role: 'visitor',
      x: x - lane * 560,
      y: ground + 80,
      scale: 1.55,
      facing: lane,
    }),
    stage.car({
      body: random.pick(['city', 'hatchback', 'suv'] as const),
      paint: random.pick(['light', 'accent', 'deep'] as const),
      x,
      y: BASE,
      scale: 1.7,
      facing: lane,
      hasShadow: false,
    }),
    cable([x - lane * 430, ground - 100], flap, 60, palette),
  ].join('');
};

/** An electric car in snow, the cable is in. */
export const chargingWinter = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const car = 800 + side * 180;
  const post = car - side * 460;
  return [
    stage.sky(),
    circle(random.int(300, 1300), 230, 84, palette.glow),
    ridge(random, 320, 140, 700, palette.far, random.pick(['hills', 'peaks'])),
    forest(random, 690, 22, 280, palette.near, palette.middle),
    rect(0, 680, WIDTH, 220, palette.snow),
    castShadow(post, BASE - 20, 1.8, 1, rect(-12, -150, 24, 150, palette.shade)),
    place(post, BASE - 20, 1.8, 1, chargingPost(palette), rect(-20, -158, 40, 10, palette.snow, 5)),
    stage.car({
      body: random.pick(['suv', 'hatchback', 'estate'] as const),
      paint: random.pick(['deep', 'accent', 'mid'] as const),
      x: car,
      y: BASE,
      scale: 1.8,
      facing: side,
    }),
    cable([post, BASE - 210], plug(car, BASE, 1.8, side), 60, palette),
    stage.person({
      pose: 'relaxed',
      role: 'visitor',
      x: post - side * 150,
      y: BASE + 20,
      scale: 1.85,
      facing: side,
      look: { hairstyle: 'beanie', outfit: 'coat' },
    }),
    snowfall(random, palette.glow),
  ].join('');
};

/** A car in the cold is warmed from a post: the engine heater. */
export const engineHeater = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const car = 800 - side * 100;
  const post = car + side * 520;
  return [
    stage.sky(),
    ridge(random, 420, 90, 690, palette.far, 'hills'),
    cottage(stage, side > 0 ? 80 : 1100, 690, 1),
    place(side > 0 ? 660 : 940, 700, 1, 1, spruce(420, palette.ink, palette.near)),
    rect(0, 690, WIDTH, 210, palette.snow),
    stage.car({
      body: 'estate',
      paint: random.pick(['deep', 'accent', 'mid'] as const),
      x: car,
      y: BASE,
      scale: 1.85,
      facing: side,
    }),
    place(
      car,
      BASE,
      1.85,
      side,
      rounded(corners('-180 -138 8, -100 -160 14, 40 -156 14, 80 -140 10, 40 -146 6, -90 -148 6'), palette.snow),
    ),
    rect(post - 8, BASE - 190, 16, 190, palette.ink, 4),
    rect(post - 24, BASE - 220, 48, 70, palette.accent, 8),
    cable([post - side * 20, BASE - 170], [car + side * 390, BASE - 90], 60, palette),
    stage.person({
      pose: 'walk',
      role: 'visitor',
      x: post + side * 150,
      y: BASE + 24,
      scale: 1.95,
      facing: -side,
      look: { hairstyle: 'beanie', outfit: 'coat' },
    }),
    snowfall(random, palette.glow),
    rect(0, HEIGHT - 30, WIDTH, 30, palette.snow),
  ].join('');
};
