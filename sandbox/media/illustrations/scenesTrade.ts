import { frontView } from './frontView.ts';
import { cup, tirePile } from './props.ts';
import { showroomSet, workshopSet } from './sets.ts';
import type { Stage } from './stage.ts';
import { circle, corners, line, place, points, poly, rect, rounded } from './svg.ts';

/** Scenes of the trade: prices, colours, a pause, a part, a sign. */

const BASE = 800;

/** A car with a price tag as tall as a person. */
export const priceTag = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 160;
  const tag = 800 - side * 470;
  return [
    showroomSet(stage),
    stage.car({
      body: random.pick(['hatchback', 'city', 'suv', 'estate'] as const),
      paint: stage.paint(),
      x,
      y: BASE,
      scale: 1.85,
      facing: side,
    }),
    line(
      [
        [tag + side * 60, 330],
        [x - side * 250, BASE - 240],
      ],
      5,
      palette.ink,
    ),
    place(
      tag,
      560,
      1,
      1,
      '<g transform="rotate(-8)">',
      rounded(corners('-150 -190 10, 0 -290 16, 150 -190 10, 150 220 14, -150 220 14'), palette.pop),
      circle(0, -216, 22, palette.ground),
      rect(-96, -70, 192, 26, palette.glow, 8),
      rect(-96, -16, 150, 26, palette.glow, 8),
      rect(-96, 100, 110, 44, palette.glow, 10),
      '</g>',
    ),
    stage.person({
      pose: 'point',
      role: random.pick(['adviser', 'visitor'] as const),
      x: 800 - side * 210,
      y: BASE + 30,
      scale: 2.05,
      facing: -side,
    }),
  ].join('');
};

/** Cars of one kind in different paints. */
export const colours = (stage: Stage): string => {
  const { palette, random } = stage;
  const paints = random.sample(['light', 'deep', 'mid', 'accent'] as const, 3);
  return [
    stage.sky(),
    rect(0, 640, 1600, 260, palette.ground),
    ...paints.map((paint, at) =>
      place(330 + at * 470, 790, 2.05, 1, rect(-96, -6, 220, 14, palette.shade, 7), frontView(palette, paint)),
    ),
    stage.person({
      pose: 'relaxed',
      role: 'visitor',
      x: random.pick([565, 1035]),
      y: BASE + 60,
      scale: 1.9,
      facing: random.pick([1, -1]),
    }),
  ].join('');
};

/** Two colleagues with cups before a car on its wheels. */
export const pause = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const old = { hairstyle: 'bald', beard: true, hair: palette.soft } as const;
  return [
    workshopSet(stage),
    stage.car({
      body: random.pick(['saloon', 'hatchback', 'estate'] as const),
      paint: stage.paint(),
      x: 800 + side * 210,
      y: BASE - 60,
      scale: 1.65,
      facing: side,
    }),
    place(800 - side * 640, BASE + 20, 2, 1, tirePile(3, palette)),
    stage.person({
      pose: 'hold',
      role: 'mechanic',
      x: 800 - side * 420,
      y: BASE + 40,
      scale: 2.3,
      facing: side,
      look: old,
      held: (near) => cup(near, palette),
    }),
    stage.person({
      pose: 'hold',
      role: 'mechanic',
      x: 800 - side * 140,
      y: BASE + 46,
      scale: 2.25,
      facing: -side,
      held: (near) => cup(near, palette),
    }),
  ].join('');
};

/** A headlamp is put into a car that is seen from the front. */
export const headlamp = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 - side * 150;
  return [
    workshopSet(stage),
    place(
      x,
      BASE,
      3.1,
      side,
      rect(-92, -8, 200, 14, palette.shade, 7),
      frontView(palette, random.pick(['deep', 'mid', 'accent'] as const)),
      rounded(corners('84 -68 3, 52 -63 4, 56 -52 4, 82 -54 6'), palette.ink),
    ),
    stage.person({
      pose: 'lean',
      role: 'mechanic',
      x: x + side * 500,
      y: BASE + 20,
      scale: 2.3,
      facing: -side,
      held: (near) =>
        place(
          near[0] + 4,
          near[1] - 6,
          1,
          1,
          rounded(corners('-8 -14 6, 34 -20 8, 38 6 8, -4 10 8'), palette.glow),
          poly(points('6 -16, 18 -18, 12 8, 0 8'), palette.soft),
        ),
    }),
  ].join('');
};

/** A sign writer paints letters on a board. */
export const signBoard = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 130;
  return [
    rect(0, 0, 1600, 660, palette.air),
    rect(0, 660, 1600, 240, palette.ground),
    line(
      [
        [x - 280, 840],
        [x - 150, 180],
      ],
      16,
      palette.mid,
    ),
    line(
      [
        [x + 280, 840],
        [x + 150, 180],
      ],
      16,
      palette.mid,
    ),
    rect(x - 390, 240, 780, 330, palette.shade, 6),
    rect(x - 400, 230, 780, 330, palette.deep, 6),
    rect(x - 376, 254, 732, 282, palette.ink, 4),
    ...[0, 1, 2].map((row) =>
      rect(x - 310, 310 + row * 74, row === 1 ? 470 : 600 - row * 80, 26, row === 2 ? palette.strong : palette.glow, 4),
    ),
    stage.person({
      pose: 'point',
      role: 'mechanic',
      x: x - side * 520,
      y: BASE + 40,
      scale: 2.4,
      facing: side,
      look: { hairstyle: 'bun', hair: palette.soft },
      held: (near) =>
        line(
          [
            [near[0] - 6, near[1] + 4],
            [near[0] + 22, near[1] - 12],
          ],
          4,
          palette.soft,
        ) + circle(near[0] + 24, near[1] - 13, 5, palette.glow),
    }),
  ].join('');
};
