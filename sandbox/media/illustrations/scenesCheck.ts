import { frontView } from './frontView.ts';
import { tablet } from './props.ts';
import { workshopSet } from './sets.ts';
import { castShadow, type Stage } from './stage.ts';
import { circle, corners, curve, line, place, points, rect, rounded } from './svg.ts';
import { BASE, box, CARS, onFloor } from './workshopActors.ts';

/** Scenes of checks. */

/** A check list on the wall, and an adviser who goes through a car with it. */
export const inspection = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 - side * 90;
  const list = 800 + side * 430;
  const rows = [0, 1, 2, 3, 4].map(
    (row) =>
      curve(`M${list - 92} ${236 + row * 56}l10 12l18 -22`, 6, row < 4 ? palette.strong : palette.soft) +
      rect(list - 44, 232 + row * 56, 120 - (row % 3) * 26, 10, palette.soft, 5),
  );
  return [
    workshopSet(stage),
    rounded(
      [
        [list - 124, 176, 10],
        [list + 124, 176, 10],
        [list + 124, 528, 10],
        [list - 124, 528, 10],
      ],
      palette.glow,
    ),
    rect(list - 44, 160, 88, 30, palette.ink, 8),
    ...rows,
    stage.car({ body: random.pick(CARS), paint: stage.paint(), x, y: BASE, scale: 1.85, facing: side }),
    stage.person({
      pose: 'read',
      role: 'mechanic',
      x: x + side * 500,
      y: BASE + 16,
      scale: 1.95,
      facing: -side,
      held: (near) => tablet(near, palette),
    }),
  ].join('');
};

/** Measuring heads at the wheels, and lines of light between them. */
export const alignment = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const scale = 3;
  const x = 800 - side * 120;
  const target = (at: number) =>
    rect(x + at * scale - 34, BASE - 96, 68, 68, palette.glow, 8) +
    circle(x + at * scale, BASE - 62, 22, palette.strong) +
    circle(x + at * scale, BASE - 62, 8, palette.glow);
  return [
    workshopSet(stage),
    castShadow(x, BASE, scale, 1, rect(-86, -140, 172, 140, palette.shade, 30)),
    place(x, BASE, scale, 1, frontView(palette, stage.paint())),
    target(-84),
    target(84),
    line(
      [
        [x - 84 * scale, BASE - 62],
        [60, BASE - 62],
      ],
      3,
      palette.strong,
    ),
    line(
      [
        [x + 84 * scale, BASE - 62],
        [1540, BASE - 62],
      ],
      3,
      palette.strong,
    ),
    stage.person({ pose: 'crouch', role: 'mechanic', x: x + side * 470, y: BASE + 24, scale: 2.2, facing: -side }),
  ].join('');
};

/** A machine fills the cooling system through two hoses. */
export const aircon = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 - side * 150;
  const at = x + side * 520;
  const flake = [0, 60, 120]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})">${line(points('0 -20, 0 20'), 4, palette.glow)}${line(
          points('-6 -16, 0 -10, 6 -16'),
          3,
          palette.glow,
        )}${line(points('-6 16, 0 10, 6 16'), 3, palette.glow)}</g>`,
    )
    .join('');
  return [
    workshopSet(stage),
    stage.car({
      body: random.pick(['hatchback', 'suv'] as const),
      paint: stage.paint(),
      x,
      y: BASE,
      scale: 1.85,
      facing: side,
    }),
    place(x, BASE, 1.85, side, rounded(corners('96 -104 4, 196 -178 8, 204 -170 6, 106 -98 4'), palette.strong)),
    onFloor(
      at,
      1.75,
      [
        rounded(corners('-44 -150 10, 44 -150 10, 44 -8 6, -44 -8 6'), palette.deep),
        place(0, -104, 1.1, 1, flake),
        rect(-30, -62, 60, 12, palette.soft, 4),
        circle(-28, -6, 8, palette.ink),
        circle(28, -6, 8, palette.ink),
      ].join(''),
      box(stage, 88, 150),
    ),
    curve(
      `M${at} ${BASE - 262}C${at - side * 60} ${BASE - 360} ${at - side * 150} ${BASE - 250} ${at - side * 200} ${BASE - 190}`,
      6,
      palette.ink,
    ),
    stage.person({ pose: 'point', role: 'mechanic', x: at + side * 190, y: BASE + 10, scale: 1.9, facing: -side }),
  ].join('');
};
