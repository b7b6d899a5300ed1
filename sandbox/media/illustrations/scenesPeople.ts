import type { Palette } from './palette.ts';
import { chair, cup, desk, paper, plant } from './props.ts';
import { FLOOR, showroomSet } from './sets.ts';
import { castShadow, HEIGHT, type Stage, WIDTH } from './stage.ts';
import { circle, corners, curve, line, place, points, poly, rect, rounded, translucent } from './svg.ts';

/** Scenes of people: at a desk, at home, at the wheel. */

const BASE = 800;

/** Two people at a desk with an adviser. */
export const advice = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const scale = 2.5;
  const y = BASE + 30;
  const isPair = random.chance(0.6);
  return [
    showroomSet(stage),
    castShadow(800, y, scale, 1, rect(-90, -76, 180, 40, palette.shade)),
    place(800 - side * 390, y, scale, side, chair(palette)),
    stage.person({ pose: 'sitDesk', role: 'adviser', x: 800 - side * 400, y, scale, facing: side, hasShadow: false }),
    isPair
      ? place(800 + side * 540, y, scale, -side, chair(palette)) +
        stage.person({
          pose: 'sit',
          role: 'visitor',
          look: { outfit: 'jumper' },
          x: 800 + side * 550,
          y,
          scale,
          facing: -side,
          hasShadow: false,
        })
      : place(800 + side * 560, y, scale * 0.9, 1, plant(palette)),
    place(800 + side * 360, y, scale, -side, chair(palette)),
    stage.person({
      pose: 'sitDesk',
      role: 'visitor',
      look: { outfit: 'jumper' },
      x: 800 + side * 370,
      y,
      scale,
      facing: -side,
      hasShadow: false,
      held: (near) => paper(near, palette),
    }),
    place(800, y, scale, -side, desk(palette)),
  ].join('');
};

/** An adviser on the telephone. */
export const contact = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const scale = 3.1;
  const y = 860;
  return [
    showroomSet(stage),
    place(800 - side * 260, y, scale, side, chair(palette)),
    stage.person({
      pose: 'shoulder',
      role: 'adviser',
      x: 800 - side * 270,
      y,
      scale: scale * 0.98,
      facing: side,
      hasShadow: false,
      held: (near) =>
        rounded(
          [
            [near[0] - 4, near[1] - 14, 2],
            [near[0] + 3, near[1] - 14, 2],
            [near[0] + 3, near[1] + 8, 2],
            [near[0] - 4, near[1] + 8, 2],
          ],
          palette.ink,
        ),
    }),
    place(800 + side * 140, y, scale, -side, desk(palette)),
    place(800 + side * 330, y - 76 * scale, scale * 0.6, 1, cup([0, -8], palette)),
    place(800 + side * 620, y, scale * 0.85, 1, plant(palette)),
  ].join('');
};

/** A row of colleagues. */
export const team = (stage: Stage): string => {
  const { random } = stage;
  const count = random.int(4, 5);
  const poses = random.sample(['stand', 'relaxed', 'hold', 'stand', 'walk'] as const, count);
  return [
    showroomSet(stage),
    ...poses.map((pose, at) =>
      stage.person({
        pose,
        role: at % 2 ? 'mechanic' : 'adviser',
        x: 800 + (at - (count - 1) / 2) * 235,
        y: BASE + (at % 2) * 26,
        scale: 2.55,
        facing: at < count / 2 ? 1 : -1,
      }),
    ),
  ].join('');
};

/** A prize in a hand, and colleagues who clap. */
export const award = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const tone = palette.pop === palette.accent && palette.accent !== palette.deep ? palette.accent : palette.glow;
  const cupOf = (x: number, y: number) =>
    [
      rounded(
        [
          [x - 15, y - 46, 4],
          [x + 21, y - 46, 4],
          [x + 12, y - 8, 14],
          [x - 6, y - 8, 14],
        ],
        tone,
      ),
      rect(x - 1, y - 12, 8, 14, tone),
      rect(x - 10, y, 26, 7, palette.ink, 2),
      curve(`M${x - 14} ${y - 40}q-14 2 -8 16q4 8 12 6M${x + 20} ${y - 40}q14 2 8 16q-4 8 -12 6`, 3.4, tone),
    ].join('');
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.air),
    translucent(
      0.6,
      poly(
        [
          [800, 0],
          [300, HEIGHT],
          [1300, HEIGHT],
        ],
        palette.far,
      ),
    ),
    rect(0, 700, WIDTH, 200, palette.ground),
    poly(points('560 640, 1040 640, 1100 720, 500 720'), palette.strong),
    rect(500, 720, 600, 70, palette.deep),
    stage.person({
      pose: 'reachUp',
      role: 'mechanic',
      x: 800,
      y: 690,
      scale: 2.2,
      facing: side,
      held: (near) => cupOf(near[0], near[1] - 4),
    }),
    stage.person({ pose: 'hold', role: 'mechanic', x: 330, y: BASE + 50, scale: 2.1, facing: 1 }),
    stage.person({ pose: 'hold', role: 'adviser', x: 180, y: BASE + 40, scale: 2.1, facing: 1 }),
    stage.person({ pose: 'wave', role: 'mechanic', x: 1270, y: BASE + 50, scale: 2.1, facing: -1 }),
    stage.person({ pose: 'hold', role: 'adviser', x: 1420, y: BASE + 40, scale: 2.1, facing: -1 }),
  ].join('');
};

const sofa = (palette: Palette): string =>
  [
    rounded(corners('-90 -110 14, -60 -116 14, -54 -50 4, 96 -50 10, 100 -12 6, -88 -12 6'), palette.strong),
    line(points('-76 -12, -82 0'), 6, palette.ink),
    line(points('88 -12, 94 0'), 6, palette.ink),
  ].join('');

const newspaper = (palette: Palette): string =>
  [
    rounded(corners('-4 -20 2, 34 -26 2, 38 10 2, 0 14 2'), palette.glow),
    ...[0, 7, 14].map((down) => place(0, down, 1, 1, line(points('6 -12, 28 -16'), 1.8, palette.soft))),
  ].join('');

/** Somebody reads in an armchair beside a cup. */
export const reading = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const scale = 3;
  const y = 850;
  const x = 800 - side * 60;
  return [
    rect(0, 0, WIDTH, FLOOR + 40, palette.air),
    rect(800 + side * 330 - 150, 130, 300, 360, palette.snow),
    place(800 + side * 330, 490, 1.6, 1, plant(palette)),
    rect(800 + side * 330 - 150, 486, 300, 12, palette.ink),
    rect(0, FLOOR + 40, WIDTH, 300, palette.ground),
    castShadow(x, y, scale, 1, rect(-90, -60, 200, 60, palette.shade)),
    place(x, y, scale, side, sofa(palette)),
    stage.person({
      pose: 'sitDesk',
      role: 'visitor',
      look: { outfit: 'jumper', top: palette.glow, seam: palette.soft },
      x: x - side * 20,
      y: y - 6,
      scale,
      facing: side,
      hasShadow: false,
      held: (near) => place(near[0], near[1], 1, 1, newspaper(palette)),
    }),
    place(
      800 + side * 500,
      y,
      2.2,
      1,
      line(points('0 0, 0 -70'), 6, palette.ink),
      rect(-46, -74, 92, 7, palette.ink, 3),
      cup([-6, -82], palette),
    ),
  ].join('');
};

/** A round instrument. */
const gauge = (palette: Palette, at: number, turn: number): string =>
  circle(at, 430, 120, palette.ink) +
  circle(at, 430, 104, palette.deep) +
  Array.from(
    { length: 9 },
    (_, tick) => `<g transform="rotate(${-120 + tick * 30} ${at} 430)">${rect(at - 2.5, 336, 5, 18, palette.soft)}</g>`,
  ).join('') +
  `<g transform="rotate(${turn} ${at} 430)">${poly(
    [
      [at - 5, 430],
      [at, 344],
      [at + 5, 430],
    ],
    palette.glow,
  )}</g>` +
  circle(at, 430, 13, palette.soft);

/** Two hands on a wheel around a point. */
function hands({ palette, random }: Stage, x: number): string {
  const skin = random.pick(palette.skins);
  const sleeve = random.pick([palette.glow, palette.mid, palette.strong]);
  return [-1, 1]
    .map((side) =>
      place(
        x + side * 268,
        640,
        1,
        side,
        rounded(corners('30 40 20, 190 190 10, 120 330 10, -10 90 30'), sleeve),
        rounded(corners('-46 -40 30, 26 -52 30, 62 50 26, 10 104 30, -44 40 30'), skin),
        ...[0, 1, 2].map((at) =>
          line(
            [
              [-38, -14 + at * 26],
              [-6, -16 + at * 26],
            ],
            3,
            palette.mid,
          ),
        ),
      ),
    )
    .join('');
}

/** Hands at the wheel, and the lamps behind it. */
export const dashboard = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const x = 800 - lane * 170;
  const lamp = stage.theme === 'rullande' || stage.theme === 'smart' ? palette.accent : palette.glow;
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.air),
    poly(points('0 250, 500 150, 1600 200, 1600 400, 0 400'), palette.far),
    poly(points('650 175, 740 171, 1500 400, 100 400'), palette.road),
    poly(points('694 174, 698 174, 820 400, 780 400'), palette.marking),
    rounded(corners('-40 330 30, 1640 330 30, 1640 920, -40 920'), palette.deep),
    place(x, 0, 1, 1, rounded(corners('-380 332 60, -330 262 60, 330 262 60, 380 332 60'), palette.deep)),
    gauge(palette, x - 170, random.int(-80, 10)),
    gauge(palette, x + 170, random.int(-60, 60)),
    place(
      x,
      0,
      1,
      1,
      rounded(corners('-30 414 3, -14 414 3, -14 404, 14 404, 14 414, 26 422, 26 446 4, -30 446 4'), lamp),
      circle(0, 500, 15, lamp),
    ),
    place(
      x + lane * 620,
      0,
      1,
      1,
      rect(-170, 380, 340, 200, palette.ink, 18),
      rect(-150, 400, 300, 160, palette.strong, 8),
      curve('M-130 540C-40 440 20 560 120 430', 9, palette.glow),
    ),
    `<circle cx="${x}" cy="760" r="300" fill="none" stroke="${palette.ink}" stroke-width="54"/>`,
    place(
      x,
      0,
      1,
      1,
      rounded(corners('-290 740 20, 290 740 20, 100 840 40, 40 930, -40 930, -100 840 40'), palette.ink),
    ),
    hands(stage, x),
  ].join('');
};
