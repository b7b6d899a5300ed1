import { barn, gables, skyline, wordmark, wordmarkWidth } from './buildings.ts';
import { dealerMood, signOf } from './dealerTones.ts';
import type { DealerPlace } from './illustrationPath.ts';
import { birch, bird, boat, clouds, crown, forest, ridge, sea, snowfall, spruce } from './nature.ts';
import type { IllustrationTheme } from './palette.ts';
import { plant } from './props.ts';
import { createStage, HEIGHT, type Stage, WIDTH } from './stage.ts';
import { circle, corners, line, place, poly, rect, rounded, translucent } from './svg.ts';

/** The front of a dealer: the group's building in its place. No two numbers give the same picture. */

const GROUND = 690;

/** The group whose sign a theme's buildings carry. */
export const GROUPS: Readonly<Record<IllustrationTheme, IllustrationTheme>> = {
  plain: 'plain',
  norrvag: 'norrvag',
  rullande: 'rullande',
  marlow: 'marlow',
  mercedes: 'marlow',
  smart: 'marlow',
  mini: 'marlow',
  bmw: 'marlow',
};

const BACKGROUNDS: Readonly<Record<DealerPlace, (stage: Stage) => string>> = {
  harbour: (stage) =>
    [
      sea(stage.random, 560, GROUND, stage.palette.middle, stage.palette.glow),
      gables(stage, 600),
      place(stage.random.pick([140, 1440]), 650, 1.1, 1, boat(stage.palette)),
    ].join(''),
  hills: ({ random, palette }) =>
    ridge(random, 320, 120, GROUND, palette.far, 'hills') + ridge(random, 450, 80, GROUND, palette.middle, 'hills'),
  city: (stage) => skyline(stage, GROUND, stage.palette.far),
  forest: ({ random, palette }) =>
    ridge(random, 360, 80, GROUND, palette.far, 'hills') +
    forest(random, GROUND, 22, 360, palette.near, palette.middle),
  coast: ({ random, palette }) =>
    sea(random, 520, GROUND, palette.middle, palette.glow) +
    [0, 1, 2, 3].map(() => bird(random.int(120, 1480), random.int(90, 240), random.int(18, 34), palette.ink)).join(''),
  plain: ({ random, palette }) =>
    ridge(random, 590, 40, GROUND, palette.middle, 'hills') + barn(palette, random.pick([40, 1330]), 650, 230),
  mountains: ({ random, palette }) =>
    ridge(random, 170, 260, GROUND, palette.far, 'peaks') + ridge(random, 420, 130, GROUND, palette.middle, 'peaks'),
  snow: ({ random, palette }) =>
    ridge(random, 340, 120, GROUND, palette.far, 'hills') +
    forest(random, GROUND, 20, 290, palette.near, palette.middle),
  lake: ({ random, palette }) =>
    ridge(random, 380, 90, 560, palette.far, 'hills') + sea(random, 555, GROUND, palette.middle, palette.glow),
};

/** The roof line: a flat canopy, one that rises to the left or the right, or a gable like a barn. */
function roofOf(
  kind: number,
  left: number,
  right: number,
  top: number,
  palette: Stage['palette'],
  tone: string,
): string {
  if (kind === 1)
    return poly(
      [
        [left - 50, top - 70],
        [right + 40, top - 20],
        [right + 40, top + 60],
        [left - 50, top + 60],
      ],
      tone,
    );
  if (kind === 2)
    return poly(
      [
        [left - 40, top - 20],
        [right + 50, top - 70],
        [right + 50, top + 60],
        [left - 40, top + 60],
      ],
      tone,
    );
  if (kind === 3)
    return poly(
      [
        [left - 30, top],
        [(left + right) / 2, top - 120],
        [right + 30, top],
        [right + 30, top + 60],
        [left - 30, top + 60],
      ],
      tone,
    );
  return (
    rect(left - 40, top - 30, right - left + 80, 90, tone) +
    rect(left - 40, top - 40, right - left + 80, 10, palette.ink)
  );
}

/** Whether the ground is so dark that only a light car stands out. */
const isDark = ({ theme, mood }: Stage): boolean => mood === 'night' || theme === 'mercedes' || theme === 'smart';

/**
 * Draws what one sees through the glass: a car, or people and a plant.
 *
 * @param side where the car of the forecourt stands, 1 right or -1 left; nothing is behind it
 */
function inside(stage: Stage, side: number): string {
  const { palette, random } = stage;
  const at = (distance: number) => 800 - side * distance;
  const y = GROUND - 6;
  if (random.chance(0.5))
    return stage.car({
      body: random.pick(['suv', 'hatchback', 'coupe', 'estate', 'city'] as const),
      paint: 'mid',
      x: at(random.int(130, 190)),
      y: GROUND - 8,
      scale: 0.95,
      facing: random.pick([1, -1]),
      hasShadow: false,
    });
  const talking = { y, scale: 0.98, hasShadow: false } as const;
  return [
    place(at(random.int(270, 300)), y, 1.05, 1, plant(palette)),
    stage.person({ ...talking, pose: 'hold', role: 'adviser', x: at(random.int(190, 210)), facing: side }),
    stage.person({ ...talking, pose: 'relaxed', role: 'visitor', x: at(random.int(85, 105)), facing: -side }),
  ].join('');
}

function building(stage: Stage, width: number, side: number): string {
  const { palette, random, theme } = stage;
  const left = 800 - width / 2 + random.int(-70, 70);
  const right = left + width;
  const top = random.int(330, 390);
  const [tone, ink] = signOf(stage.theme, stage.mood);
  const bays = Math.round(width / 150);
  const glassTop = top + 60;
  const glass = stage.mood === 'day' ? palette.snow : palette.glow;
  const group = GROUPS[theme];
  const height = theme === 'marlow' ? 26 : 30;
  const at = random.pick([
    left + 40,
    800 - wordmarkWidth(group, height) / 2,
    right - 40 - wordmarkWidth(group, height),
  ]);
  const kind = random.int(0, 3);
  return [
    rect(left, glassTop, width, GROUND - glassTop, glass),
    inside(stage, side),
    translucent(
      0.55,
      poly(
        [
          [left, glassTop],
          [right, glassTop],
          [right, glassTop + 120],
          [left, glassTop + 26],
        ],
        palette.shade,
      ),
    ),
    ...Array.from({ length: bays + 1 }, (_, bay) =>
      rect(left + (bay * width) / bays - 4, glassTop, 8, GROUND - glassTop, palette.ink),
    ),
    rect(left, glassTop + 96, width, 5, palette.ink),
    roofOf(kind, left, right, top, palette, tone),
    wordmark(group, at, top + (kind === 3 ? 6 : -4), height, ink),
    rect(left - 4, GROUND - 12, width + 8, 12, palette.ink),
  ].join('');
}

/** A pylon with a mark, or flags, at one side. */
function sign(stage: Stage, x: number): string {
  const { palette, random } = stage;
  if (random.chance(0.5))
    return [0, 1, 2]
      .map(
        (at) =>
          line(
            [
              [x + at * 46, GROUND + 30],
              [x + at * 46, 330],
            ],
            5,
            palette.ink,
          ) +
          poly(
            [
              [x + at * 46, 334],
              [x + at * 46 + 36, 342],
              [x + at * 46 + 34, 420],
              [x + at * 46, 424],
            ],
            at === 1 ? palette.glow : palette.accent,
          ),
      )
      .join('');
  return (
    rect(x, 300, 86, GROUND - 270, palette.deep) +
    rect(x, 300, 86, 96, palette.strong) +
    circle(x + 43, 348, 24, palette.glow)
  );
}

/** Draws what stands before the building: trees, a car on one side of the picture, people on the other. */
function forecourt(stage: Stage, where: DealerPlace, side: number, hasSign: boolean): string {
  const { palette, random, lane } = stage;
  const y = 812;
  const tree = (x: number) =>
    place(
      x,
      GROUND + 44,
      1,
      1,
      where === 'forest' || where === 'snow' || where === 'mountains'
        ? spruce(random.int(330, 480), palette.ink, palette.near)
        : where === 'lake' || where === 'plain'
          ? birch(random.int(330, 450), palette)
          : crown(random.int(320, 430), palette.near, palette.middle, palette.ink),
    );
  const people = random.pick(['visitors', 'family', 'handover'] as const);
  const at = 800 - side * random.int(460, 530);
  return [
    hasSign ? '' : tree(800 + side * random.int(640, 740)),
    hasSign || random.chance(0.6) ? tree(800 - side * random.int(690, 780)) : '',
    stage.car({
      body: random.pick(['suv', 'estate', 'hatchback', 'city', 'saloon', 'van'] as const),
      paint: isDark(stage) ? 'light' : random.pick(['light', 'accent', 'deep', 'mid'] as const),
      x: 800 + side * random.int(250, 330),
      y,
      scale: 1.28,
      facing: side * lane,
    }),
    stage.person({
      pose: people === 'handover' ? 'give' : 'walk',
      role: people === 'handover' ? 'adviser' : 'visitor',
      x: at,
      y: y + 16,
      scale: 1.3,
      facing: side,
    }),
    people === 'family'
      ? stage.person({ pose: 'stand', role: 'child', x: at - side * 92, y: y + 20, scale: 1.3, facing: side })
      : '',
    people === 'handover'
      ? stage.person({ pose: 'hold', role: 'visitor', x: at + side * 110, y: y + 18, scale: 1.3, facing: -side })
      : '',
  ].join('');
}

/** Draws a dealer's front in its place; `seed` is the dealer's number. */
export function dealerFront(theme: IllustrationTheme, where: DealerPlace, seed: number): string {
  const stage = createStage(theme, dealerMood(theme, seed), `dealer/${where}/${seed}`);
  const { palette, random } = stage;
  const isWhite = where === 'snow';
  const side = random.pick([1, -1]);
  const hasSign = random.chance(0.6);
  return [
    stage.sky(),
    random.chance(0.7)
      ? circle(random.int(200, 1400), random.int(130, 230), random.int(54, 90), palette.glow)
      : clouds(random, 150, palette.far),
    BACKGROUNDS[where](stage),
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, isWhite ? palette.snow : palette.ground),
    poly(
      [
        [0, GROUND + 60],
        [WIDTH, GROUND + 34],
        [WIDTH, GROUND + 44],
        [0, GROUND + 72],
      ],
      palette.shade,
    ),
    hasSign ? sign(stage, side > 0 ? 1350 : 150) : '',
    building(stage, random.pick([820, 900, 980, 1080]), side),
    forecourt(stage, where, side, hasSign),
    isWhite
      ? rounded(corners('0 880 30, 400 850 60, 1000 884 60, 1600 856 30, 1600 900, 0 900'), palette.snow) +
        snowfall(random, palette.glow)
      : '',
  ].join('');
}
