import { rearView } from './frontView.ts';
import { birch, bird, boat, clouds, forest, ridge, sea, snowfall, spruce } from './nature.ts';
import type { Palette } from './palette.ts';
import { CARS, onRoad, road, sun } from './roadActors.ts';
import { HEIGHT, type Stage, WIDTH } from './stage.ts';
import { circle, clipped, curve, ellipse, line, type Point, place, points, poly, rect, translucent } from './svg.ts';

/** Scenes of roads. */

/** Spruces in front of the road, cut by the edge of the picture. */
const foreground = ({ palette, random }: Stage): string =>
  [random.int(40, 160), random.int(1440, 1560)]
    .map((x) => place(x, HEIGHT + 40, 1, 1, spruce(random.int(560, 760), palette.ink, palette.deep)))
    .join('');

export const winterRoad = (stage: Stage): string => {
  const { palette, random } = stage;
  const y = 690;
  const poles = Array.from({ length: 6 }, (_, at) =>
    line(
      [
        [120 + at * 280, y - 4],
        [124 + at * 280, y - 86],
      ],
      5,
      palette.accent === palette.deep ? palette.strong : palette.ink,
    ),
  );
  return [
    stage.sky(),
    sun(stage),
    ridge(random, 330, 170, 640, palette.far, random.pick(['peaks', 'hills'])),
    ridge(random, 450, 90, 660, palette.middle, 'hills'),
    forest(random, 640, 26, 230, palette.near, palette.middle),
    rect(0, 630, WIDTH, 270, palette.snow),
    road(stage, y, palette.far),
    ...poles,
    onRoad(stage, y + 82, random.pick(CARS), 1.25, random.int(620, 980)),
    poly(points('0 820, 500 806, 1100 830, 1600 808, 1600 900, 0 900'), palette.snow),
    foreground(stage),
    random.chance(0.6) ? snowfall(random, palette.glow) : '',
  ].join('');
};

export const coastRoad = (stage: Stage): string => {
  const { palette, random } = stage;
  const y = 690;
  const rail = [
    line(
      [
        [0, y - 34],
        [WIDTH, y - 34],
      ],
      8,
      palette.soft,
      'butt',
    ),
    ...Array.from({ length: 14 }, (_, at) => rect(40 + at * 120, y - 34, 6, 34, palette.soft)),
  ];
  return [
    stage.sky(),
    sun(stage),
    clouds(random, 150, palette.far),
    ridge(random, 430, 70, 520, palette.far, random.pick(['peaks', 'hills'])),
    sea(random, 500, y, palette.middle, palette.glow),
    place(random.int(200, 1300), 590, random.between(0.6, 0.9), random.pick([1, -1]), boat(palette)),
    ...[0, 1, 2].map(() => bird(random.int(200, 1400), random.int(140, 360), random.int(16, 30), palette.ink)),
    road(stage, y, palette.shade),
    ...rail,
    onRoad(
      stage,
      y + 82,
      random.pick(['coupe', 'convertible', 'saloon', 'estate', 'hatchback'] as const),
      1.4,
      random.int(600, 1000),
    ),
    rect(0, 804, WIDTH, 96, palette.ground),
  ].join('');
};

export const forestRoad = (stage: Stage): string => {
  const { palette, random } = stage;
  const y = 700;
  return [
    stage.sky(),
    sun(stage),
    ridge(random, 360, 110, 640, palette.far, 'hills'),
    forest(random, 690, 24, 300, palette.middle, palette.far),
    forest(random, 700, 18, 400, palette.near, palette.middle),
    road(stage, y, palette.ground),
    onRoad(stage, y + 82, random.pick(CARS), 1.4, random.int(640, 960)),
    rect(0, 812, WIDTH, 90, palette.ground),
    ...[random.int(60, 240), random.int(1360, 1540)].map((x) =>
      place(x, 890, 1, 1, birch(random.int(640, 760), palette)),
    ),
  ].join('');
};

/** Hairpins on a mountain; a car far away. */
export const mountainRoad = (stage: Stage): string => {
  const { palette, random } = stage;
  const bends =
    'M-40 860C400 820 1180 840 1240 760C1300 690 520 740 470 660C430 596 1060 640 1090 566C1116 506 700 530 690 474C684 436 860 430 900 392';
  return [
    stage.sky(),
    sun(stage),
    ridge(random, 120, 300, 900, palette.far, 'peaks'),
    poly(points('0 900, 0 640, 420 470, 700 360, 920 300, 1180 420, 1600 560, 1600 900'), palette.middle),
    poly(points('920 300, 1180 420, 1600 560, 1600 900, 1180 900'), palette.near),
    curve(bends, 30, palette.road),
    curve(bends, 2.5, palette.marking),
    stage.car({
      body: random.pick(['coupe', 'suv', 'estate'] as const),
      paint: random.pick(['light', 'accent', 'deep'] as const),
      x: random.int(560, 760),
      y: 846,
      scale: 0.9,
      facing: stage.lane,
      driver: true,
      hasShadow: false,
    }),
  ].join('');
};

const HORIZON = 470;

/** The dashes of a straight road to the horizon. */
function middleLine({ palette }: Stage): string[] {
  return [0, 1, 2, 3, 4].map((at) => {
    const near = 900 - at * at * 4 - at * 92;
    const far = near - 52 + at * 8;
    const half = (y: number) => ((y - HORIZON) / (900 - HORIZON)) * 11 + 0.6;
    return poly(
      [
        [800 - half(near), near],
        [800 + half(near), near],
        [800 + half(far), far],
        [800 - half(far), far],
      ],
      palette.marking,
    );
  });
}

/** Spruces on both sides of a straight road. */
function avenue({ palette, random }: Stage): string[] {
  return Array.from({ length: 9 }, (_, at) => {
    const part = (at + 1) / 9;
    const y = HORIZON + 10 + part * part * 420;
    const reach = 90 + part * part * 760;
    return [-1, 1]
      .map((side) =>
        place(
          800 + side * (reach + random.int(0, 60)),
          y,
          1,
          1,
          spruce(60 + part * part * 620 * random.between(0.8, 1.1), palette.near, palette.middle),
        ),
      )
      .join('');
  });
}

/** A straight road to the horizon, a car from behind in its own lane. */
export const longRoad = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const drawn = rearView(
    palette,
    random.pick(['light', 'accent', 'mid', 'deep'] as const),
    random.pick([146, 150, 168]),
  );
  return [
    stage.sky(),
    circle(800 + random.int(-260, 260), HORIZON - 70, 84, palette.glow),
    ridge(random, 330, 130, HORIZON + 20, palette.far, random.pick(['peaks', 'hills'])),
    rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, stage.mood === 'day' ? palette.ground : palette.shade),
    poly(points('784 470, 816 470, 1430 900, 170 900'), palette.road),
    ...middleLine(stage),
    ...avenue(stage),
    place(800 + lane * 190, 800, 1.75, 1, rect(-96, -12, 200, 20, palette.ink, 10), drawn),
  ].join('');
};

/** A barrier of striped boards across the end of a road. */
export function barrier(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const stripes = [0, 1, 2, 3, 4, 5].map((at) =>
    poly(
      points(`${-280 + at * 100} -96, ${-230 + at * 100} -96, ${-260 + at * 100} -40, ${-310 + at * 100} -40`),
      palette.pop === palette.marking ? palette.ink : palette.pop,
    ),
  );
  return place(
    x,
    y,
    scale,
    1,
    ...[-200, 182].map((post) => rect(post, -110, 18, 110, palette.ink) + circle(post + 9, -116, 13, palette.tail)),
    clipped(stage.id(), 'M-266 -96h532v56h-532z', rect(-270, -96, 540, 56, palette.glow), ...stripes),
  );
}

/** The sign of a road that goes no further. */
function deadEndSign({ palette }: Stage, x: number, y: number): string {
  return place(
    x,
    y,
    0.9,
    1,
    rect(-6, -250, 12, 250, palette.ink),
    rect(-78, -398, 156, 156, palette.glow, 18),
    rect(-70, -390, 140, 140, palette.deep, 12),
    rect(-14, -338, 28, 76, palette.glow),
    rect(-46, -368, 92, 30, palette.tail),
  );
}

/** A map that a person unfolds. */
const roadMap = ([x, y]: Point, palette: Palette): string =>
  place(
    x,
    y,
    1,
    1,
    poly(points('-8 -26, 12 -32, 12 6, -8 12'), palette.glow),
    poly(points('12 -32, 30 -26, 30 12, 12 6'), palette.soft),
    line(points('-3 -4, 6 -16, 16 -10, 25 -18'), 2, palette.tail),
  );

/** A road that ends in the grass behind a barrier. A car from behind has come to it, and its driver reads the map. */
export const roadEnd = (stage: Stage): string => {
  const { palette, random, lane } = stage;
  const drawn = rearView(palette, random.pick(['light', 'accent', 'mid'] as const), random.pick([146, 150, 168]));
  const surface = palette.road === palette.ground ? palette.mid : palette.road;
  const reader = { x: 800 - lane * 120, y: 786 };
  return [
    stage.sky(),
    circle(800 + random.int(-420, 420), 230, 84, palette.glow),
    clouds(random, 170, palette.far),
    ridge(random, 300, 150, HORIZON + 40, palette.far, random.pick(['peaks', 'hills'])),
    forest(random, HORIZON + 90, 26, 230, palette.near, palette.middle),
    rect(0, HORIZON + 80, WIDTH, HEIGHT - HORIZON - 80, palette.ground),
    poly(points('640 596, 690 586, 760 598, 850 584, 920 596, 965 590, 1360 900, 240 900'), surface),
    ...[690, 750, 832].map((y, at) => rect(800 - 5 - at * 2, y, 10 + at * 4, 30 + at * 14, palette.marking)),
    barrier(stage, 800, 640, 1.15),
    deadEndSign(stage, 800 + lane * 450, 700),
    place(800 + lane * 130, 770, 1.35, 1, translucent(0.5, rect(-96, -14, 196, 22, palette.ink, 10)), drawn),
    translucent(0.5, ellipse(reader.x + 4, reader.y - 2, 36, 7, palette.ink)),
    stage.person({
      ...reader,
      pose: 'read',
      role: 'visitor',
      scale: 1.32,
      facing: lane,
      hasShadow: false,
      held: (near) => roadMap(near, palette),
    }),
  ].join('');
};
