import { skyline } from './buildings.ts';
import { clouds, crown, forest, ridge, sea } from './nature.ts';
import { tire, toolBoard } from './props.ts';
import { HEIGHT, type Stage, WIDTH } from './stage.ts';
import { circle, clipped, line, type Point, place, poly, rect, translucent } from './svg.ts';

/** Backgrounds in pixels, without their actors. */

/** Where the floor of an interior begins. */
export const FLOOR = 610;

/** Light that falls through a window to the right: on the wall and on the floor. */
const beam = (x: number, top: number, width: number, wall: string, floor: string): string => {
  const base: readonly Point[] = [
    [x, top],
    [x + width, top],
    [x + width + 150, FLOOR],
    [x + 150, FLOOR],
  ];
  return (
    poly(base, wall) +
    poly(
      [
        [x + 150, FLOOR],
        [x + width + 150, FLOOR],
        [x + width + 470, HEIGHT],
        [x + 470, HEIGHT],
      ],
      floor,
    )
  );
};

/** A sectional door with light behind it. */
function sectionalShutter({ palette }: Stage, x: number): string {
  const panes = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) =>
      rect(x + 22 + column * 124, 196 + row * 102, 108, 84, row === 1 || row === 2 ? palette.glow : palette.ground),
    ),
  );
  return [rect(x, 176, 392, FLOOR - 176, palette.deep), ...panes].join('');
}

/** An open gate: the land outside in the light. */
function openGate(stage: Stage, x: number): string {
  const { palette, random } = stage;
  const id = stage.id();
  return [
    rect(x - 24, 150, 508, FLOOR - 150, palette.deep),
    clipped(
      id,
      `M${x} 176h460v${FLOOR - 176}h-460z`,
      rect(x, 176, 460, FLOOR, palette.snow),
      ridge(random, 330, 110, FLOOR, palette.far, random.pick(['hills', 'peaks'])),
      forest(random, 560, 20, 150, palette.near, palette.middle),
      rect(x, 555, 460, 80, palette.ground),
    ),
    rect(x, 176, 460, 46, palette.strong),
    rect(x, 196, 460, 5, palette.deep),
  ].join('');
}

/** A band of high windows. */
const windowBand = ({ palette }: Stage): string =>
  [
    rect(0, 150, WIDTH, 132, palette.deep),
    ...Array.from({ length: 9 }, (_, at) =>
      rect(12 + at * 180, 164, 156, 104, at % 4 === 2 ? palette.ground : palette.glow),
    ),
  ].join('');

const WALLS = ['door', 'gate', 'band', 'plain'] as const;

/** A workshop: wall, floor, light from a door, a gate or a band of windows, lamps, and a wall of tools or tires. */
export function workshopSet(stage: Stage): string {
  const { palette, random } = stage;
  const isLeft = random.chance(0.5);
  const kind = random.pick(WALLS);
  const isDay = stage.mood === 'day';
  const dark = isDay ? palette.far : palette.near;
  const lit = isDay ? palette.ground : palette.near;
  const opening = isLeft ? 60 : 1110;
  const decoration = random.chance(0.6) ? toolBoard(palette, dark) : tireRow(stage);
  const lamps = random.chance(0.5)
    ? [280, 800, 1320].map((x) => rect(x - 120, 92, 240, 12, palette.glow))
    : [360, 800, 1240].map(
        (x) =>
          line(
            [
              [x, 92],
              [x, 150],
            ],
            4,
            palette.ink,
          ) +
          poly(
            [
              [x - 54, 186],
              [x - 16, 150],
              [x + 16, 150],
              [x + 54, 186],
            ],
            palette.ink,
          ) +
          rect(x - 48, 186, 96, 7, palette.glow),
      );
  const dado = random.int(70, 120);
  return [
    rect(0, 0, WIDTH, FLOOR, palette.air),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, palette.ground),
    rect(0, FLOOR - dado, WIDTH, dado, dark),
    kind === 'band'
      ? beam(160, 282, 300, lit, palette.snow) + beam(760, 282, 300, lit, palette.snow)
      : beam(isLeft ? 420 : 120, 150, 250, lit, palette.snow),
    rect(0, 0, WIDTH, 92, dark),
    kind === 'door' ? sectionalShutter(stage, opening) : '',
    kind === 'gate' ? openGate(stage, opening) : '',
    kind === 'band' ? windowBand(stage) : '',
    ...lamps,
    // Beside what stands in the middle, and inside of the closest shot.
    place(isLeft ? 1310 : 114, kind === 'band' ? 330 : 260, 0.95, 1, decoration),
  ].join('');
}

const tireRow = ({ palette }: Stage): string =>
  [
    rect(-10, 96, 230, 7, palette.deep),
    rect(-10, 20, 230, 7, palette.deep),
    ...[24, 78, 132, 186].map((x) => tire(x, 96, 27, palette) + tire(x, 20, 27, palette)),
  ].join('');

/** What one sees through a high window. */
function outlook(stage: Stage): string {
  const { palette, random } = stage;
  const kind = random.pick(['hills', 'peaks', 'city', 'sea', 'forest'] as const);
  if (kind === 'city') return skyline(stage, FLOOR, palette.far);
  if (kind === 'sea')
    return sea(random, 440, FLOOR, palette.far, palette.glow) + circle(random.int(300, 1300), 300, 60, palette.marking);
  if (kind === 'forest') return forest(random, FLOOR, 18, 330, palette.middle, palette.far);
  return (
    ridge(random, kind === 'hills' ? 400 : 260, kind === 'hills' ? 80 : 200, FLOOR, palette.far, kind) +
    forest(random, FLOOR, 16, 90, palette.near, palette.middle)
  );
}

/** A wall of slats with one wide picture window. */
function slatWall(stage: Stage): string {
  const { palette, random } = stage;
  const x = random.pick([150, 820]);
  const slats = Array.from({ length: 27 }, (_, at) => rect(at * 62 + 8, 110, 30, FLOOR - 110, palette.far));
  return [
    ...slats,
    rect(x, 190, 620, 330, palette.ink, 8),
    clipped(stage.id(), `M${x + 14} 204h592v302h-592z`, rect(x, 190, 620, 420, palette.snow), outlook(stage)),
  ].join('');
}

/** Tall arches with light behind them. */
function arches({ palette, random }: Stage): string {
  const count = random.int(3, 4);
  const step = WIDTH / count;
  return Array.from({ length: count }, (_, at) => {
    const x = at * step + step * 0.18;
    const width = step * 0.64;
    return (
      rect(x, 190, width, FLOOR - 190 + width / 2, palette.snow, width / 2) +
      rect(x + width / 2 - 4, 190, 8, FLOOR - 190, palette.far) +
      rect(x, 400, width, 6, palette.far)
    );
  }).join('');
}

/** A glass wall from floor to roof. */
function glassWall(stage: Stage): string {
  const { palette, random } = stage;
  const from = random.int(60, 200);
  const to = WIDTH - random.int(60, 200);
  const count = random.int(3, 5);
  return [
    clipped(
      stage.id(),
      `M${from} 110H${to}V${FLOOR}H${from}Z`,
      rect(0, 110, WIDTH, FLOOR, palette.snow),
      outlook(stage),
    ),
    ...Array.from({ length: count + 1 }, (_, at) =>
      rect(from + ((to - from) * at) / count - 6, 110, 12, FLOOR - 110, palette.ink),
    ),
  ].join('');
}

/** A showroom: a wall, a roof, a floor with light on it. */
export function showroomSet(stage: Stage): string {
  const { palette, random } = stage;
  const wall = random.pick([glassWall, glassWall, slatWall, arches])(stage);
  const roof = random.int(50, 110);
  const lamps = random.chance(0.5) ? [random.int(300, 500), random.int(700, 900), random.int(1100, 1300)] : [];
  const beams = [random.int(-60, 80), random.int(560, 720), random.int(1150, 1300)];
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.air),
    wall,
    rect(0, 0, WIDTH, roof, random.chance(0.6) ? palette.deep : palette.far),
    ...lamps.map(
      (x) =>
        line(
          [
            [x, roof],
            [x, 200],
          ],
          3,
          palette.ink,
        ) +
        poly(
          [
            [x - 46, 236],
            [x - 12, 200],
            [x + 12, 200],
            [x + 46, 236],
          ],
          palette.ink,
        ) +
        rect(x - 40, 236, 80, 6, palette.glow),
    ),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, palette.ground),
    ...beams.map((x) =>
      translucent(
        0.7,
        poly(
          [
            [x, FLOOR],
            [x + 330, FLOOR],
            [x + 610, HEIGHT],
            [x + 280, HEIGHT],
          ],
          palette.snow,
        ),
      ),
    ),
  ].join('');
}

/** A house with a driveway, for charging and families. */
export function homeSet(stage: Stage, x: number): string {
  const { palette, random } = stage;
  const ground = 660;
  return [
    stage.sky(),
    clouds(random, 150, palette.far),
    ridge(random, 430, 90, ground, palette.far, 'hills'),
    forest(random, ground, 22, 130, palette.near, palette.middle),
    rect(0, ground, WIDTH, HEIGHT - ground, palette.ground),
    cottage(stage, x, ground, 1),
  ].join('');
}

/** A gabled house with its side in the shade; `x` is its left edge. */
export function cottage({ palette, random }: Stage, x: number, ground: number, scale: number): string {
  const width = 420 * scale;
  const height = 230 * scale;
  const roof = 170 * scale;
  const wall = random.pick([palette.deep, palette.strong, palette.snow]);
  const pane = wall === palette.snow ? palette.deep : palette.glow;
  const boards = Array.from({ length: 13 }, (_, at) =>
    line(
      [
        [x + (at * width) / 13, ground],
        [x + (at * width) / 13, ground - height],
      ],
      1.6,
      wall === palette.snow ? palette.far : palette.ink,
    ),
  );
  return [
    rect(x + width * 0.7, ground - height - roof * 0.9, 34 * scale, roof * 0.6, palette.ink),
    rect(x, ground - height, width, height, wall),
    ...boards,
    poly(
      [
        [x - 36, ground - height],
        [x + width * 0.5, ground - height - roof],
        [x + width + 36, ground - height],
      ],
      palette.ink,
    ),
    poly(
      [
        [x + width * 0.5, ground - height - roof],
        [x + width + 36, ground - height],
        [x + width * 0.62, ground - height],
      ],
      palette.strong,
    ),
    rect(x + width * 0.12, ground - height * 0.78, width * 0.2, height * 0.36, pane),
    rect(x + width * 0.42, ground - height * 0.78, width * 0.2, height * 0.36, pane),
    rect(x + width * 0.72, ground - height * 0.8, width * 0.17, height * 0.8, palette.ink),
  ].join('');
}

/** Trees in a park or a yard. */
export const crowns = ({ palette, random }: Stage, y: number, xs: readonly number[], height: number): string =>
  xs
    .map((x) => place(x, y, random.between(0.85, 1.15), 1, crown(height, palette.near, palette.middle, palette.ink)))
    .join('');
