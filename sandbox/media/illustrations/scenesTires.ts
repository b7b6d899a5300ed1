import { tire, tirePile } from './props.ts';
import { FLOOR, workshopSet } from './sets.ts';
import type { Stage } from './stage.ts';
import { circle, corners, place, points, poly, rect, rounded } from './svg.ts';
import { BASE, box, CARS, onFloor } from './workshopActors.ts';

/** Scenes of tires and parts. */

/** A mechanic carries a wheel to the car. */
export const tireChange = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const pile = random.int(3, 5);
  return [
    workshopSet(stage),
    // A stand below the sill carries the side without its wheel.
    place(800 + side * 62, BASE - 12, 1, 1, poly(points('-38 0, 38 0, 20 -66, -20 -66'), palette.strong)),
    stage.car({
      body: random.pick(CARS),
      paint: stage.paint(),
      x: 800 + side * 190,
      y: BASE - 20,
      scale: 1.75,
      facing: side,
      without: 'rear',
    }),
    onFloor(800 - side * 560, 1.75, tirePile(pile, palette), box(stage, 66, pile * 22)),
    stage.person({
      pose: 'carry',
      role: 'mechanic',
      x: 800 - side * 330,
      y: BASE + 26,
      scale: 1.95,
      facing: side,
      held: (near, far) => tire((near[0] + far[0]) / 2 + 12, (near[1] + far[1]) / 2 + 24, 33, palette),
    }),
  ].join('');
};

/** Shelves of tires; somebody near the middle, whom narrow crops show too, puts one in its place. */
export const tireStorage = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const rows = [240, 410, 580];
  const from = side > 0 ? 90 : 560;
  const shelf = rows.flatMap((y) => [
    rect(from, y, 950, 12, palette.strong),
    ...Array.from({ length: 8 }, (_, at) =>
      y === 580 && (side > 0 ? at === 5 || at === 6 : at === 1 || at === 2)
        ? ''
        : tire(from + 62 + at * 118, y, 54, palette),
    ),
  ]);
  return [
    rect(0, 0, 1600, FLOOR + 20, palette.air),
    rect(0, 0, 1600, 70, palette.far),
    rect(0, FLOOR + 20, 1600, 300, palette.ground),
    poly(
      [
        [from, FLOOR + 20],
        [from + 950, FLOOR + 20],
        [from + 1170, 900],
        [from + 220, 900],
      ],
      palette.shade,
    ),
    ...[from, from + 470, from + 940].map((x) => rect(x - 8, 110, 16, FLOOR - 80, palette.deep)),
    ...shelf,
    stage.person({
      pose: 'carry',
      role: 'mechanic',
      x: 800 + side * 110,
      y: BASE + 10,
      scale: 2.2,
      facing: -side,
      held: (near, far) => tire((near[0] + far[0]) / 2 + 10, (near[1] + far[1]) / 2 + 26, 34, palette),
    }),
    random.chance(0.5) ? place(800 + side * 620, BASE - 20, 1.9, 1, tirePile(random.int(2, 5), palette)) : '',
  ].join('');
};

/** The tread of a tire, close, with a gauge in a hand. */
export const tread = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 - side * 190;
  const count = random.pick([24, 30, 36]);
  const width = 1320 / count;
  const turn = random.int(0, 70);
  const blocks = Array.from(
    { length: count },
    (_, at) =>
      `<g transform="translate(${x} 520) rotate(${turn + (at * 360) / count})">${rect(-width / 2, -392, width, 60, palette.strong, 8)}</g>`,
  ).join('');
  const skin = random.pick(palette.skins);
  const hand = x + side * 400;
  return [
    rect(0, 0, 1600, 900, palette.air),
    rect(0, 720, 1600, 180, palette.ground),
    circle(x, 520, 372, palette.ink),
    blocks,
    circle(x, 520, 322, palette.ink),
    circle(x, 520, 214, palette.soft),
    circle(x, 520, 186, palette.air),
    ...[0, 72, 144, 216, 288].map(
      (angle) =>
        `<g transform="translate(${x} 520) rotate(${turn + angle})">${rounded(
          corners('-26 0 4, -40 -196 4, 40 -196 4, 26 0 4'),
          palette.soft,
        )}</g>`,
    ),
    circle(x, 520, 46, palette.deep),
    place(
      hand,
      random.int(380, 560),
      1,
      side,
      rounded(corners('520 -20 10, 150 -44 40, 60 -40 20, 56 0 20, 64 50 24, 170 74 40, 520 110 10'), skin),
      rounded(
        corners('200 -70 16, 900 -110 6, 900 190 6, 200 110 16'),
        random.pick([palette.deep, palette.strong, palette.mid]),
      ),
      rounded(corners('-30 -26 8, 110 -26 8, 110 14 8, -30 14 8'), palette.glow),
      rect(-78, -12, 56, 10, palette.ink, 3),
      ...[0, 24, 48, 72].map((at) => rect(at, -20, 3, 14, palette.ink)),
      rounded(corners('40 6 16, 128 -2 18, 134 36 16, 52 44 18'), skin),
    ),
  ].join('');
};

/** Parts on shelves, and a box over the counter. */
export const parts = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const shelves = [210, 330, 450, 570].map((y) => rect(120, y, 1360, 10, palette.deep));
  const boxes = [210, 330, 450, 570].flatMap((y) => {
    let x = 140;
    const row: string[] = [];
    while (x < 1380) {
      const width = random.int(50, 130);
      const height = random.int(40, 92);
      row.push(
        rect(
          x,
          y - height,
          width,
          height,
          random.pick([palette.far, palette.middle, palette.glow, palette.soft, palette.strong]),
          3,
        ),
      );
      x += width + random.int(8, 46);
    }
    return row;
  });
  return [
    rect(0, 0, 1600, FLOOR + 30, palette.air),
    rect(0, FLOOR + 30, 1600, 300, palette.ground),
    ...boxes,
    ...shelves,
    stage.person({
      pose: 'give',
      role: 'adviser',
      x: 800 - side * 170,
      y: BASE,
      scale: 2.2,
      facing: side,
      hasShadow: false,
      held: (near) => rect(near[0] - 4, near[1] - 24, 40, 28, palette.accent, 2),
    }),
    rect(160, 610, 1280, 26, palette.ink, 4),
    rect(190, 636, 1220, 200, palette.deep),
    stage.person({ pose: 'stand', role: 'visitor', x: 800 + side * 250, y: BASE + 70, scale: 2.3, facing: -side }),
  ].join('');
};
