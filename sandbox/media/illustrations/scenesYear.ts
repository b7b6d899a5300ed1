import { barn } from './buildings.ts';
import { birch, bird, crown, ridge, sea } from './nature.ts';
import { dog } from './person.ts';
import { crowns } from './sets.ts';
import { type Stage, WIDTH } from './stage.ts';
import { circle, place, rect } from './svg.ts';

/** Scenes of the year and of the neighbours. */

const BASE = 800;

/** A maypole, people and a car with birch twigs. */
export const midsummer = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 - side * 330;
  const ring = (at: number) =>
    `<circle cx="${at}" cy="330" r="46" fill="none" stroke="${palette.ink}" stroke-width="18"/>`;
  return [
    stage.sky(),
    circle(800 + side * 400, 200, 86, palette.glow),
    ridge(random, 470, 70, 690, palette.far, 'hills'),
    sea(random, 590, 680, palette.middle, palette.glow),
    rect(0, 670, WIDTH, 230, palette.ground),
    rect(x - 9, 170, 18, 560, palette.deep),
    rect(x - 170, 272, 340, 16, palette.deep),
    ring(x - 160),
    ring(x + 160),
    ...[-1, 0, 1].map((at) => circle(x + at * 26, 168 - Math.abs(at) * -14, 20, palette.near)),
    ...[0, 1, 2].map((at) =>
      stage.person({
        pose: random.pick(['wave', 'walk'] as const),
        role: at === 1 ? 'child' : 'visitor',
        x: x - 230 + at * 220,
        y: BASE - 10 + (at % 2) * 40,
        scale: 1.75,
        facing: at % 2 ? -1 : 1,
      }),
    ),
    stage.car({
      body: 'convertible',
      paint: stage.theme === 'rullande' ? 'light' : 'accent',
      x: 800 + side * 330,
      y: BASE + 10,
      scale: 1.6,
      facing: -side,
    }),
    place(side > 0 ? 1500 : 100, 870, 1, 1, birch(560, palette)),
  ].join('');
};

/** Somebody waves to a car that drives off. */
export const testDrive = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const y = 690;
  return [
    stage.sky(),
    circle(random.int(300, 1300), 200, 80, palette.glow),
    ridge(random, 420, 100, 660, palette.far, 'hills'),
    barn(palette, lane > 0 ? 1230 : 130, 680, 250),
    rect(0, 660, WIDTH, 240, palette.ground),
    rect(0, y, WIDTH, 110, palette.road),
    ...Array.from({ length: 12 }, (_, at) => rect(at * 150 - 40, y + 48, 84, 6, palette.marking)),
    stage.car({
      body: random.pick(['suv', 'hatchback', 'saloon', 'convertible', 'coupe'] as const),
      paint: random.pick(['light', 'accent', 'deep'] as const),
      x: 800 + lane * 170,
      y: y + 88,
      scale: 1.6,
      facing: lane,
      driver: true,
      hasShadow: false,
    }),
    stage.person({ pose: 'wave', role: 'adviser', x: 800 - lane * 470, y: BASE + 46, scale: 2.1, facing: lane }),
    ...crowns(stage, 690, [lane > 0 ? 130 : 1470], 340),
  ].join('');
};

/** People on a path by the water: neighbours of the group. */
export const community = (stage: Stage): string => {
  const { palette, random } = stage;
  return [
    stage.sky(),
    circle(random.int(300, 1300), 190, 80, palette.glow),
    ridge(random, 420, 110, 600, palette.far, 'hills'),
    sea(random, 560, 690, palette.middle, palette.glow),
    rect(0, 690, WIDTH, 210, palette.ground),
    ...[0, 1, 2, 3].map((at) =>
      stage.person({
        pose: random.pick(['walk', 'walk', 'relaxed'] as const),
        role: at === 2 ? 'child' : 'visitor',
        x: 330 + at * 270 + random.int(-40, 40),
        y: BASE + (at % 2) * 36,
        scale: 2.1,
        facing: 1,
      }),
    ),
    place(1350, BASE + 20, 1.9, 1, dog(palette, palette.strong)),
    ...[0, 1, 2].map(() => bird(random.int(200, 1400), random.int(120, 340), random.int(18, 32), palette.ink)),
    place(90, 860, 1, 1, crown(620, palette.near, palette.middle, palette.ink)),
  ].join('');
};
