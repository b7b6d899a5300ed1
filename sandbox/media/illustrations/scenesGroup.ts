import { wordmark, wordmarkWidth } from './buildings.ts';
import { GROUPS } from './dealerFront.ts';
import { vintageCar } from './frontView.ts';
import { clouds, forest, ridge } from './nature.ts';
import { crowns } from './sets.ts';
import { castShadow, type Stage, WIDTH } from './stage.ts';
import { circle, corners, line, place, points, poly, rect, rounded, translucent } from './svg.ts';

/** Scenes of the group: its houses and its openings. */

const BASE = 800;

/** The first house of the group, with a pump and a car of its time. */
export const archive = (stage: Stage): string => {
  const { palette, random, theme } = stage;
  const group = GROUPS[theme];
  const side = random.pick([1, -1]);
  const left = 800 - side * 220 - 330;
  return [
    stage.sky(),
    ridge(random, 420, 90, 680, palette.far, 'hills'),
    forest(random, 680, 18, 210, palette.middle, palette.far),
    rect(0, 670, WIDTH, 230, palette.ground),
    rect(left, 400, 660, 280, palette.deep),
    poly(
      [
        [left - 40, 410],
        [left + 330, 260],
        [left + 700, 410],
      ],
      palette.ink,
    ),
    rect(left + 40, 430, 580, 66, palette.glow),
    wordmark(group, left + 330 - wordmarkWidth(group, 32) / 2, 447, 32, palette.ink),
    rect(left + 60, 530, 220, 150, palette.soft),
    ...[0, 1, 2, 3].map((at) => rect(left + 60 + at * 56, 530, 6, 150, palette.ink)),
    rect(left + 380, 520, 200, 160, palette.glow),
    place(
      800 + side * 470,
      740,
      1.7,
      1,
      rounded(corners('-22 0 2, -22 -110 6, 22 -110 6, 22 0 2'), palette.accent),
      circle(0, -134, 22, palette.glow),
      rect(-14, -96, 28, 22, palette.glow, 3),
      line(points('22 -60, 40 -30, 28 -100'), 3.4, palette.ink),
    ),
    castShadow(800 + side * 110, BASE, 1.75, 1, rect(-206, -120, 412, 100, palette.shade, 30)),
    place(
      800 + side * 110,
      BASE,
      1.75,
      side,
      vintageCar(palette, random.pick([palette.glow, palette.mid, palette.strong])),
    ),
    stage.person({
      pose: 'relaxed',
      role: 'mechanic',
      x: 800 - side * 400,
      y: BASE + 10,
      scale: 1.75,
      facing: side,
      look: { hairstyle: 'cap' },
    }),
  ].join('');
};

/** A roof with solar cells. */
export const solarRoof = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = side > 0 ? 160 : 360;
  const cells = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 }, (_, column) =>
      poly(
        [
          [x + 60 + column * 112 + row * -14, 300 + row * 52],
          [x + 162 + column * 112 + row * -14, 300 + row * 52],
          [x + 152 + column * 112 + row * -14, 344 + row * 52],
          [x + 50 + column * 112 + row * -14, 344 + row * 52],
        ],
        row === 0 ? palette.strong : palette.ink,
      ),
    ),
  );
  return [
    stage.sky(),
    circle(800 + side * 420, 170, 104, palette.glow),
    ridge(random, 430, 90, 690, palette.far, 'hills'),
    rect(0, 680, WIDTH, 220, palette.ground),
    rect(x, 470, 1080, 220, palette.snow),
    poly(
      [
        [x + 60, 280],
        [x + 1100, 280],
        [x + 1120, 470],
        [x - 30, 470],
      ],
      palette.deep,
    ),
    ...cells,
    ...[0, 1, 2, 3].map(
      (at) =>
        rect(x + 60 + at * 250, 520, 190, 170, palette.strong) + rect(x + 70 + at * 250, 530, 170, 60, palette.glow),
    ),
    stage.car({
      body: random.pick(['city', 'hatchback'] as const),
      paint: random.pick(['deep', 'accent'] as const),
      x: 800 + side * 90,
      y: BASE,
      scale: 1.5,
      facing: side,
    }),
    stage.person({ pose: 'point', role: 'adviser', x: 800 - side * 380, y: BASE + 20, scale: 1.7, facing: side }),
    ...crowns(stage, 700, [side > 0 ? 1460 : 150], 360),
  ].join('');
};

/** A ribbon is cut before a new door. */
export const opening = (stage: Stage): string => {
  const { palette, random, theme } = stage;
  const group = GROUPS[theme];
  const tone = palette.strong === palette.accent ? palette.ink : palette.pop;
  const side = random.pick([1, -1]);
  return [
    stage.sky(),
    clouds(random, 120, palette.far),
    rect(0, 690, WIDTH, 210, palette.ground),
    rect(180, 250, 1240, 440, palette.snow),
    ...Array.from({ length: 9 }, (_, at) => rect(180 + at * 155 - 5, 250, 10, 440, palette.ink)),
    rect(130, 170, 1340, 96, theme === 'rullande' ? palette.ink : palette.deep),
    wordmark(group, 800 - wordmarkWidth(group, 38) / 2, 198, 38, theme === 'rullande' ? palette.accent : palette.glow),
    rect(180, 640, 1240, 16, tone),
    poly(points('800 648, 740 610, 740 690'), tone),
    poly(points('800 648, 860 610, 860 690'), tone),
    stage.person({
      pose: 'give',
      role: 'adviser',
      x: 800 - side * 190,
      y: BASE + 20,
      scale: 2.15,
      facing: side,
      held: (near) =>
        line(
          [
            [near[0] - 4, near[1] + 6],
            [near[0] + 24, near[1] - 8],
          ],
          4,
          palette.soft,
        ) +
        line(
          [
            [near[0] - 4, near[1] - 6],
            [near[0] + 24, near[1] + 4],
          ],
          4,
          palette.soft,
        ),
    }),
    stage.person({ pose: 'hold', role: 'visitor', x: 800 + side * 240, y: BASE + 26, scale: 2.1, facing: -side }),
    stage.person({ pose: 'wave', role: 'visitor', x: 800 + side * 390, y: BASE + 40, scale: 2.1, facing: -side }),
    stage.person({ pose: 'stand', role: 'mechanic', x: 800 - side * 420, y: BASE + 36, scale: 2.15, facing: side }),
  ].join('');
};

/** A lit shop front in the evening, somebody arrives. */
export const lateOpening = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const clock = 800 + side * 420;
  return [
    stage.sky(),
    rect(160, 240, 1280, 440, palette.glow),
    rect(120, 170, 1360, 84, palette.deep),
    ...Array.from({ length: 7 }, (_, at) => rect(160 + at * 213 - 5, 254, 10, 426, palette.ink)),
    stage.car({ body: 'suv', paint: 'mid', x: 800 - side * 330, y: 672, scale: 1.2, facing: side, hasShadow: false }),
    stage.person({
      pose: 'hold',
      role: 'adviser',
      x: 800 + side * 30,
      y: 676,
      scale: 1.4,
      facing: side,
      hasShadow: false,
    }),
    circle(clock, 400, 104, palette.ink),
    circle(clock, 400, 88, palette.snow),
    line(
      [
        [clock, 400],
        [clock, 338],
      ],
      9,
      palette.ink,
    ),
    line(
      [
        [clock, 400],
        [clock - 24, 442],
      ],
      9,
      palette.ink,
    ),
    rect(0, 680, WIDTH, 220, palette.ground),
    translucent(0.35, poly(points('160 680, 1440 680, 1600 900, 0 900'), palette.glow)),
    stage.person({ pose: 'walk', role: 'visitor', x: 800 - side * 120, y: BASE + 40, scale: 2, facing: side }),
    stage.person({ pose: 'walk', role: 'child', x: 800 - side * 210, y: BASE + 50, scale: 2, facing: side }),
  ].join('');
};
